/** The board of City Tycoon: its tiles, ways over the map, how events change the picture. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Told } from '$lib/messages';
import { Freight } from '../../src/polis/games/tycoon/ui/freight.svelte';
import { billOf, readDelivery, Streets, tollsOf, writeDelivery } from '../../src/polis/games/tycoon/ui/routing';
import { after, opened } from '../../src/polis/games/tycoon/ui/stage';
import { cubesOf, TILES, tileOf } from '../../src/polis/games/tycoon/ui/tiles';
import { isClosed, type Kind, type Spread, type Tycoon } from '../../src/polis/games/tycoon/ui/view';

const told = (event: string, args: Told['args']): Told => ({ line: 1, event, clause: '', args, whispered: false });

function lie(x: number, y: number, kind: Kind, owner: number | null = null, change: Partial<Spread> = {}): Spread {
  return { x, y, kind, tile: null, plant: null, owner, cubes: 0, renewed: false, supplied: false, ...change };
}

/** The city, east of it a shop of seat 0 behind a park of seat 1, and a detour of seat 0 in the north. */
function table(): Tycoon {
  const places = [
    lie(0, 0, 'power', null, { cubes: 2 }), lie(1, 0, 'sight'), lie(0, 1, 'sight'), lie(1, 1, 'water', null, { cubes: 2 }),
    lie(2, 0, 'park', 1), lie(3, 0, 'district', 0, { tile: 'corner_shops' }), lie(1, -1, 'park', 0), lie(2, -1, 'park', 0),
    lie(3, -1, 'park', 0), lie(2, 1, 'pond'), lie(3, 1, 'free'),
  ];
  return { places, seats: [{}, {}], phase: 'supplying', deliveries: [] } as unknown as Tycoon;
}

describe('tiles', () => {
  test('all 120 are read, 30 of each round', () => {
    const piles = [...TILES.values()].map((tile) => tile.pile);
    expect([1, 2, 3, 4].map((pile) => piles.filter((one) => one === pile).length)).toEqual([30, 30, 30, 30]);
  });
  test('a tile has its type, needs and profit', () => {
    const { type, needs, supplied } = tileOf('megamall');
    expect([type, needs, supplied.goods]).toEqual(['commercial', { electricity: 1, water: 1, goods: 1 }, 0]);
  });
  test('needs are drawn cube by cube', () => {
    expect(cubesOf(tileOf('trading_floor'))).toEqual(['electricity', 'electricity']);
  });
  test('a variable cost has a gain for each step', () => {
    expect(tileOf('sports_arena').points).toHaveLength(tileOf('sports_arena').cost.length);
  });
});

describe('ways over the map', () => {
  test('a delivery is written as it is read', () => {
    const move = writeDelivery(5, [[0, 4], [3, 4]]);
    expect([move, readDelivery(move)]).toEqual(['deliver 5 : 2 0 4 2 3 4', { place: 5, routes: [[0, 4], [3, 4]] }]);
  });
  test('another move is no delivery', () => {
    expect(readDelivery('supply 5')).toBeNull();
  });
  test('the city costs once, a foreign park once for each cube, own tiles nothing', () => {
    expect(billOf(table(), 0, [[0, 4], [3, 4]])).toEqual({ price: 8, city: 4, seats: [0, 4] });
    expect(billOf(table(), 0, [[0, 6, 7, 8]])).toEqual({ price: 2, city: 2, seats: [0, 0] });
  });
  test('tolls stand where they fall due', () => {
    expect(tollsOf(table(), 0, [[3, 4]])).toEqual([{ place: 0, amount: 2 }, { place: 4, amount: 2 }]);
  });
  test('the cheapest way home leads over own tiles', () => {
    expect(new Streets(table()).home([0], 5, 0)).toEqual([6, 7, 8]);
  });
  test('inside the city a line goes through its streets', () => {
    const line = new Streets(table()).line([3, 6, 7, 8], 5).map(({ x, y }) => [x, y]);
    expect(line).toEqual([[1, 1], [1, 0], [1, -1], [2, -1], [3, -1], [3, 0]]);
  });
  test('nothing is carried over ponds or free places', () => {
    expect(new Streets(table()).next(4)).toEqual([7, 5, 1]);
  });
});

describe('a route drawn by hand', () => {
  const drawn = () => {
    const said: (string | null)[] = [];
    const freight = new Freight(table, () => 0, (move) => said.push(move));
    freight.begin(5, [[0, 6, 7, 8]]);
    return { freight, said };
  };
  test('begins at any plant of the resource', () => {
    expect(drawn().freight.lit()).toEqual([0]);
  });
  test('goes from neighbour to neighbour and ends at the district', () => {
    const { freight, said } = drawn();
    [0, 4, 5].forEach((place) => freight.touch(place));
    expect(said.at(-1)).toBe('deliver 5 : 2 0 4');
  });
  test('goes back along its own path', () => {
    const { freight } = drawn();
    [0, 4, 0].forEach((place) => freight.touch(place));
    expect(freight.path).toEqual([0]);
  });
  test('finds the rest of the way by itself', () => {
    const { freight, said } = drawn();
    [0, 6, 5].forEach((place) => freight.touch(place));
    expect(said.at(-1)).toBe('deliver 5 : 4 0 6 7 8');
  });
});

describe('events change the picture', () => {
  test('a new tile lies where the end has it', () => {
    const [before, end] = [table(), table()];
    end.places[10] = lie(3, 1, 'park', 1);
    expect(after(before, end, told('park_laid', { player: 1, place: 10 })).places[10]!.kind).toBe('park');
  });
  test('a cube leaves its plant', () => {
    const view = table();
    expect(after(view, view, told('cube_carried', { player: 0, resource: 'water', source: 3, place: 5 })).places[3]!.cubes).toBe(1);
  });
  test('places that open later are there, but bare', () => {
    const end = table();
    end.places.push(lie(4, 0, 'district', 1, { tile: 'food_market' }));
    expect(opened(table(), end).places.at(-1)).toMatchObject({ kind: 'free', tile: null });
  });
});

test('closed sides are those of the rules', () => {
  expect([isClosed(2, 2, 0), isClosed(3, 2, 0), isClosed(3, 0, 2), isClosed(4, 0, 2)]).toEqual([true, false, true, false]);
});

describe('every number on a tile is read with ease', () => {
  const source = readFileSync(new URL('../../src/polis/games/tycoon/ui/Board.svelte', import.meta.url), 'utf8');
  const [light, dark] = source.split(":root[data-theme='dark']").map((part) => Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex!])));
  const shine = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [low, high] = [shine(a), shine(b)].sort((x, y) => x - y) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  const types = ['residential', 'commercial', 'business', 'industrial', 'special', 'power', 'water', 'city'];
  test.each(types.flatMap((type) => [[type, 'light', light!], [type, 'dark', dark!]] as const))('%s in %s', (type, _, theme) => {
    expect(contrast(theme['on-tile']!, theme[`t-${type}`]!)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme[`d-${type}`]!, theme[`t-${type}`]!)).toBeGreaterThanOrEqual(4.5);
  });
});
