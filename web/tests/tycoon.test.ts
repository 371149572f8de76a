/** The board of City Tycoon: its tiles, and routes drawn over the map. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Opportunity, Previewed, Told } from '$lib/messages';
import { billOf, coins, readDelivery, writeDelivery } from '../../src/polis/games/tycoon/ui/delivery';
import { Freight } from '../../src/polis/games/tycoon/ui/freight.svelte';
import { lineOf } from '../../src/polis/games/tycoon/ui/lines';
import { hasMore, sitesOf, tintOf } from '../../src/polis/games/tycoon/ui/sites';
import { cubesOf, TILES, tileOf } from '../../src/polis/games/tycoon/ui/tiles';
import type { Kind, Road, Spread, Tycoon } from '../../src/polis/games/tycoon/ui/view';

const told = (event: string, args: Told['args']): Told => ({ line: 1, event, clause: '', args, whispered: false });

const refused = (move: string, nearest: string): Previewed => ({
  move, problem: { code: 'no_way_between', sentence: '', rule: 'T4.4', nearest, field: '' }, money: [], events: [], chance: false, costly: false, changed: {},
});

function lie(x: number, y: number, kind: Kind, owner: number | null = null, change: Partial<Spread> = {}): Spread {
  return { x, y, kind, tile: null, plant: null, owner, cubes: 0, renewed: false, supplied: false, ...change };
}

/** The city, east of it a shop of seat 0 behind a park of seat 1, and a detour of seat 0 in the north;
 *  roads as the server gives them to seat 0. */
function table(): Tycoon {
  const places = [
    lie(0, 0, 'power', null, { cubes: 2 }), lie(1, 0, 'sight'), lie(0, 1, 'sight'), lie(1, 1, 'water', null, { cubes: 2 }),
    lie(2, 0, 'park', 1), lie(3, 0, 'district', 0, { tile: 'corner_shops' }), lie(1, -1, 'park', 0), lie(2, -1, 'park', 0),
    lie(3, -1, 'park', 0), lie(2, 1, 'pond'), lie(3, 1, 'free'),
  ];
  const next = [[4, 6], [4, 6], [4, 6], [4, 6], [7, 5, 0], [4, 8], [7, 0], [6, 8, 4], [7, 5], [], []];
  const roads: Road[] = next.map((some, place) => ({ node: place < 4 ? 0 : place, next: some, toll: place < 5 ? 2 : 0 }));
  return { places, roads, seats: [{}, {}], phase: 'supplying', deliveries: [] } as unknown as Tycoon;
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

describe('places for a tile', () => {
  const site = (place: number, amount: number, points = 0): Opportunity => ({ kind: 'site', clause: '', args: { place, amount, income: 7, points, goods: 0 }, move: '' });
  const sites = sitesOf([site(4, 4, 1), site(5, 2), site(6, 2), site(7, 6), { ...site(8, 0), kind: 'dry_site' }]);
  test('are tinted in the order the engine names them, alike where they offer the same', () => {
    expect([4, 5, 6, 7, 8].map((place) => tintOf(sites, place))).toEqual([0, 1, 1, 2, 3]);
  });
  test('those with more than money are marked', () => {
    expect([4, 5].map((place) => hasMore(sites, place))).toEqual([true, false]);
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
  test('a coin lies on each tile crossed, for every cube, and one on the city', () => {
    expect(coins(table(), [[0, 4], [3, 4]])).toEqual([{ place: 0, amount: 4 }, { place: 4, amount: 4 }]);
    expect(coins(table(), [[0, 6, 7, 8]])).toEqual([{ place: 0, amount: 2 }]);
  });
  test('who is paid is read from what would be told', () => {
    const events = [told('toll_paid', { player: 0, other: 1, amount: 4 }), told('city_paid', { player: 0, amount: 2 }), told('profit_money', { player: 0, amount: 9 })];
    const preview: Previewed = { move: '', problem: null, money: [3, 4], events, chance: false, costly: false, changed: {} };
    expect(billOf(preview, 2)).toEqual({ price: 6, to_city: 2, to_seats: [0, 4] });
    expect(billOf(null, 2)).toBeNull();
  });
  test('inside the city a line goes through its streets', () => {
    const line = lineOf(table().places, [3, 6, 7, 8], 5).map(({ x, y }) => [x, y]);
    expect(line).toEqual([[1, 1], [1, 0], [1, -1], [2, -1], [3, -1], [3, 0]]);
  });
});

describe('a route drawn by hand', () => {
  const drawn = () => {
    const said: (string | null)[] = [];
    const asked: string[] = [];
    const freight = new Freight(table, { pick: (move) => said.push(move), ask: (move) => asked.push(move) });
    freight.begin(5, [[0, 6, 7, 8]]);
    return { freight, said, asked };
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
  test('goes no way but those the server names', () => {
    const { freight } = drawn();
    [0, 4].forEach((place) => freight.touch(place));
    expect(freight.lit()).toEqual([5, 7, 0]);
  });
  test('is led home by the server', () => {
    const { freight, said, asked } = drawn();
    [0, 6, 5].forEach((place) => freight.touch(place));
    expect([asked, freight.lit()]).toEqual([['deliver 5 : 2 0 6'], []]);
    freight.answer(refused('deliver 5 : 2 0 6', 'deliver 5 : 4 0 6 7 8'));
    expect(said.at(-1)).toBe('deliver 5 : 4 0 6 7 8');
  });
  test('shows why there is no way home', () => {
    const { freight, said } = drawn();
    [0, 6, 5].forEach((place) => freight.touch(place));
    freight.answer(refused('deliver 5 : 2 0 6', 'supply 5'));
    expect([said.at(-1), freight.path]).toEqual(['deliver 5 : 2 0 6', [0, 6]]);
  });
});

describe('every number on a tile is read with ease', () => {
  const source = readFileSync(new URL('../../src/polis/games/tycoon/ui/colours.css', import.meta.url), 'utf8');
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
