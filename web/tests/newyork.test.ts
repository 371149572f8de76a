/** The board of New York City: what a set of cards counts as, what tiles show, how events change the picture. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Box, Told } from '$lib/messages';
import { TILES } from '../../src/polis/games/newyork/ui/abilities';
import { Draft } from '../../src/polis/games/newyork/ui/draft.svelte';
import { arranged, cardsOf, nearest, readBid, readReserve, reading, written } from '../../src/polis/games/newyork/ui/sets';
import { after } from '../../src/polis/games/newyork/ui/stage';
import { LEVELS, type Auction, type Counts, type NewYork } from '../../src/polis/games/newyork/ui/view';
import { halved } from '../../src/polis/games/newyork/ui/words';

const GAME = new URL('../../src/polis/games/newyork/', import.meta.url);

const sale = (change: Partial<Auction> = {}): Auction => ({
  category: 'prestige', first: 0, bids: [0, 0], laid: [{}, {}], settled: [], postponed: [], tie_winners: [], winner: -1, second: -1,
  moves_left: 0, moving_to: null, declared: [], plus: 0, wilds: 0, extra_jokers: 0, converted: [], swaps: 0, ...change,
});

describe('a set of cards', () => {
  test.each<[string, Counts, number]>([
    ['own cards', { prestige: 3 }, 3],
    ['a pair of others', { press: 2 }, 1],
    ['two pairs of one kind', { press: 4 }, 2],
    ['a joker with another card', { joker: 1, press: 1 }, 1],
    ['one more joker', { joker: 2, press: 1 }, 2],
    ['jokers beside own cards', { prestige: 1, joker: 2 }, 3],
  ])('N6.4 %s', (_, set, total) => {
    expect(reading(sale(), set)).toMatchObject({ total, fault: '' });
  });

  test.each<[string, Counts, string]>([
    ['no card', {}, 'nothing'],
    ['jokers alone', { joker: 2 }, 'jokers'],
    ['a lone card', { prestige: 1, press: 1 }, 'alone'],
    ['two lone cards and one joker', { press: 1, plan: 1, joker: 1 }, 'alone'],
  ])('N6.3 %s is no bid', (_, set, fault) => {
    expect(reading(sale(), set)).toMatchObject({ total: 0, fault });
  });

  test('N3.5 characters add to it', () => {
    expect(reading(sale({ plus: 2, extra_jokers: 1 }), { prestige: 1 }).total).toBe(4);
    expect(reading(sale({ wilds: 1 }), { press: 1 }).total).toBe(1);
    expect(reading(sale({ converted: ['press'] }), { press: 3 }).total).toBe(3);
  });

  test.each<[Counts, Counts, Counts | null]>([
    [{ press: 1 }, { press: 2 }, { press: 2 }],
    [{ press: 1 }, { press: 1, joker: 1 }, { press: 1, joker: 1 }],
    [{ prestige: 1, press: 1 }, { prestige: 1, press: 1 }, { prestige: 1 }],
    [{ joker: 1 }, { joker: 1, prestige: 1 }, { joker: 1, prestige: 1 }],
    [{ press: 1 }, { press: 1 }, null],
  ])('the nearest bid to %o of %o is %o', (set, hand, near) => {
    const found = nearest(sale(), set, hand);
    expect(found && Object.fromEntries(Object.entries(found).filter(([, n]) => n))).toEqual(near);
  });

  test('is written as a bid of the menu where it is one, else card by card', () => {
    const hand: Counts = { press: 2, prestige: 1, plan: 2, joker: 1 };
    expect(written(sale(), hand, { prestige: 1, press: 2 })).toBe('bid 2 0');
    expect(written(sale(), hand, { prestige: 1, plan: 2 })).toBe('lay : 0 0 0 2 1 0 0');
    expect(readBid(sale(), hand, 'lay : 0 0 0 2 1 0 0')).toEqual({ plan: 2, prestige: 1 });
  });

  test.each([0, 1, 2].flatMap((jokers) => [1, 2, 3].map((real) => [real + jokers, jokers] as const)))('bid %i with %i jokers is what it says', (size, jokers) => {
    const set = cardsOf(sale(), { prestige: 1, press: 3, plan: 2, joker: 2 }, size, jokers);
    expect(reading(sale(), set)).toMatchObject({ total: size, fault: '' });
  });
});

test('N8.2 each place scores half of the one before', () => {
  expect([1, 2, 3, 4].map((place) => halved(14, place))).toEqual([14, 7, 4, 2]);
});

test('tiles show what the data say', () => {
  const rows = [...readFileSync(new URL('data/components.toml', GAME), 'utf8').matchAll(/^ {2}\[(\d), (\d), \d, \d\], {3}# \d+$/gm)];
  expect(rows.map((row) => [Number(row[1]), Number(row[2])])).toEqual(TILES.map(({ when, value }) => [when, value]));
});

test('the levels of Tom are those of the option', () => {
  const [, values] = /\[options\.tom1\]\s+values = \[([^\]]+)\]/.exec(readFileSync(new URL('game.toml', GAME), 'utf8'))!;
  expect(values!.match(/\w+/g)).toEqual([...LEVELS]);
});

describe('the reserve', () => {
  const swaps = (values: string[][]): Box[] => [
    { move: 'pass', args: [] },
    ...values.map(([given, taken]) => ({ move: 'swap', args: [given, taken].map((card, i) => ({ name: i ? 'other' : 'card', domain: 'card', values: [card!] })) })),
  ];
  const draft = (boxes: Box[]) =>
    new Draft({
      auction: () => sale(), hand: () => ({ plan: 1 }), reserve: () => ({ press: 1, joker: 1 }), swapping: () => boxes.length > 0,
      boxes: () => boxes, picked: () => '', direct: () => false, preview: () => {}, choose: () => {}, refuse: () => {},
    });

  test('N6.1 a swap of the menu is that swap', () => {
    const mine = draft(swaps([['plan', 'press'], ['plan', 'joker']]));
    mine.open('swap press');
    expect(mine.swap('plan')).toBe('swap plan press');
  });

  test('N6.1 one that leads back is arranged anew', () => {
    const mine = draft(swaps([['plan', 'joker']]));
    mine.open('swap press');
    expect(mine.canSwap('press')).toBe(true);
    expect(mine.swap('plan')).toBe('arrange : 0 0 0 1 0 0 1');
    expect(readReserve(mine.swap('plan'))).toEqual({ plan: 1, joker: 1 });
  });

  test('N6.1 nothing is swapped out of turn, nor for the same card', () => {
    expect(draft([]).canSwap('press')).toBe(false);
    const mine = draft(swaps([]));
    mine.open('swap press');
    expect(mine.swap('press')).toBe('');
    expect(arranged({ press: 2 }, 'plan', 'press')).toBe('arrange : 1 0 0 1 0 0 0');
    expect(readReserve('swap plan press')).toBe(null);
  });
});

describe('events', () => {
  const told = (event: string, args: Told['args']): Told => ({ line: 1, event, clause: 'N6.4', args, whispered: false });
  const house = { tom: null, level: null, space: 0, dollars: 1, supply: 4, points: 0, total: 0, hand: null, hand_size: 7, known: {}, reserve: {}, staff: [] };
  const view = {
    players: 1, houses: [house, { ...house, tom: 0 }], auction: sale(),
    track: [{ house: 0, space: 3 }, { house: null, space: 2 }, { house: 1, space: 0 }],
    districts: [{ district: 'queens', towers: [0, 1] }, { district: 'bronx', towers: [2, 0] }],
  } as unknown as NewYork;

  test('a bid of a Tom is his', () => {
    expect(after(view, told('tom_bid_made', { tom: 'tom1', size: 3 })).auction.bids).toEqual([0, 3]);
  });

  test('N2.1 a newcomer lands on top, but on the last space below', () => {
    const order = (space: number) => after(view, told('tom_advanced', { tom: 'tom1', count: 3, space })).track.map((one) => one.house);
    expect(order(3)).toEqual([1, 0, null]);
    expect(order(2)).toEqual([0, 1, null]);
    const ended = { ...view, track: [{ house: 0, space: 15 }, { house: null, space: 2 }, { house: 1, space: 0 }] };
    expect(after(ended, told('tom_advanced', { tom: 'tom1', count: 9, space: 15 })).track.map((one) => one.house)).toEqual([0, 1, null]);
  });

  test('a skyscraper moves from district to district', () => {
    const moved = after(view, told('moved', { player: 0, district: 'bronx', other: 'queens' }));
    expect(moved.districts.map((at) => at.towers)).toEqual([[1, 1], [1, 0]]);
  });
});
