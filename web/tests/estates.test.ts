/** The board of The Estates: where things stand, what a tap means. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Box } from '$lib/messages';
import { lotX, plan, storeyOf } from '../../src/polis/games/estates/ui/plan';
import { ghostOf, hatMeaning, lotMeaning, offerMeaning, railMeaning, walk } from '../../src/polis/games/estates/ui/spots';
import { floorAt, type Auction, type Estates, type Lot, type Row } from '../../src/polis/games/estates/ui/view';

function light(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const lot = (floors: string[] = [], roof = 0): Lot => ({ floors, roof, white: false, worth: 0, owner: floors.length ? 0 : -1 });

function row(built: Lot[] = [], change: Partial<Row> = {}): Row {
  const lots = [...built, ...Array.from({ length: 10 - built.length }, () => lot())];
  return { required: 4, built: built.length, complete: false, mayor: false, sign: -1, points: [0, 0], barriers: [], lots, ...change };
}

const auction = (change: Partial<Auction>): Auction => ({
  piece: 'left1', floor: null, roof: null, bid: 0, bidder: -1, speaker: -1, builder: 0, ...change,
});

function table(change: Partial<Estates> = {}): Estates {
  const money = { cash: 12, stash: 0, total: 0, wins: 0, settled: false };
  return {
    phase: 'choosing', round: 1, rounds: 1, turn: 0, auction: null, seats: [money, money], rows: [row(), row(), row()],
    lines: [['blue3', 'red2'], ['green1'], []], roofs: [2, 2, 2, 2, 2, 2], beside: ['barrier1', 'mayor'],
    companies: { blue: -1, green: -1, grey: -1, yellow: -1, red: -1, purple: -1 }, champion: -1, ...change,
  };
}

const box = (move: string, ...values: string[][]): Box => ({ move, args: values.map((some) => ({ name: 'x', domain: 'x', values: some })) });

describe('what a place means', () => {
  const floor = table({ auction: auction({ floor: 'blue3' }) });

  test('a lot among the choices is a move', () => {
    expect(lotMeaning(floor, [box('build', ['top'], ['1', '2'])], 0, 2)).toEqual({ move: 'build top 2', refused: '' });
  });
  test('a lot outside them is refused by name', () => {
    expect(lotMeaning(floor, [box('build', ['top'], ['1'])], 2, 7)).toEqual({ move: '', refused: 'build bottom 7' });
  });
  test('while another decides, a lot means nothing', () => {
    expect(lotMeaning(floor, [], 0, 1)).toEqual({ move: '', refused: '' });
  });
  test('a barrier goes where the row would end with it', () => {
    const view = table({ auction: auction({ piece: 'barrier2' }) });
    const boxes = [box('extend', ['top']), box('shorten', ['top'])];
    expect([3, 7].map((at) => lotMeaning(view, boxes, 0, at).move)).toEqual(['shorten top', 'extend top']);
  });
  test('a row that cannot be shortened refuses its near lots', () => {
    const view = table({ auction: auction({ piece: 'barrier2' }) });
    expect(lotMeaning(view, [box('extend', ['top'])], 0, 3)).toEqual({ move: '', refused: 'shorten top' });
  });
  test('the place before a row is the mayor’s', () => {
    const view = table({ auction: auction({ piece: 'mayor' }) });
    expect(hatMeaning(view, [box('mayor', ['middle'])], 1).move).toBe('mayor middle');
  });
  test('a standing barrier can be lifted where the cube may', () => {
    const view = table({ auction: auction({ piece: 'cancel' }) });
    expect([1, 2].map((n) => railMeaning(view, [box('lift', ['2']), box('discard')], n))).toEqual([
      { move: '', refused: 'lift 1' },
      { move: 'lift 2', refused: '' },
    ]);
  });
  test('a piece can be offered only while one is to be chosen', () => {
    expect(offerMeaning([box('bid', ['1'])], 'left1')).toEqual({ move: '', refused: '' });
    expect(offerMeaning([box('offer', ['roof'])], 'left1').refused).toBe('offer left1');
  });
  test('the only floor of a line is its left end', () => {
    expect([floorAt(table(), 'left2'), floorAt(table(), 'right2')]).toEqual(['green1', undefined]);
  });
  test('a picked barrier is drawn on the lot it would stand on', () => {
    const view = table({ auction: auction({ piece: 'barrier3' }) });
    expect(ghostOf(view, 'shorten middle')).toEqual({ row: 1, lot: 2 });
    expect(ghostOf(view, 'discard')).toBeNull();
  });
  test('arrows stop at the edges of the plan', () => {
    expect(['ArrowUp', 'ArrowRight', 'Home', 'x'].map((key) => walk(key, 0, 10, 10))).toEqual([[0, 10], [0, 10], [0, 0], null]);
  });
});

describe('the plan', () => {
  const rows = [row([lot(['red6', 'blue5', 'red4', 'grey3', 'red2', 'red1'], 2)]), row(), row()];

  test.each([320, 360, 700, 1900])('at %i pixels all ten lots fit', (width) => {
    const drawn = plan(width, rows);
    for (const band of drawn.bands) expect(band.x + lotX(drawn, 10) + drawn.pitch).toBeLessThanOrEqual(width);
  });
  test('on a phone a floor of the tallest building still holds its number', () => {
    const drawn = plan(344, rows);
    expect(storeyOf(6, drawn.bands[0]!.storey, drawn.block)).toBeGreaterThanOrEqual(15);
  });
  test('on a lying phone three rows of three floors stand below the hammer', () => {
    const three = row([lot(['red6', 'blue5', 'red4'], 2)]);
    expect(plan(392, [three, three, three], 258, true, true).height).toBeLessThanOrEqual(258);
  });
  test('on a phone the plan keeps the height it is given, and no row moves for a house of three floors', () => {
    const [empty, three] = [row(), row([lot(['red6', 'blue5', 'red4'], 2)])];
    const [before, after] = [plan(374, [empty, empty, empty], 350), plan(374, [three, empty, empty], 350)];
    expect(after.height).toBe(before.height);
    expect(after.bands.map(({ y }) => y)).toEqual(before.bands.map(({ y }) => y));
  });
  test('on a desk the plan keeps its height', () => {
    expect(plan(740, rows).height).toBeCloseTo(plan(740, [row(), row(), row()]).height);
  });
  test('rows never overlap', () => {
    const { bands } = plan(360, rows);
    for (const [i, band] of bands.slice(1).entries()) expect(band.top).toBeGreaterThanOrEqual(bands[i]!.y);
  });
  test('lot 5 lies beyond the River', () => {
    const drawn = plan(740, rows);
    expect(lotX(drawn, 5) - lotX(drawn, 4)).toBeCloseTo(drawn.pitch + drawn.river);
  });
});

describe('the six companies', () => {
  test('each has a sign of its own', async () => {
    const { EMBLEMS } = await import('../../src/polis/games/estates/ui/company');
    expect(new Set(Object.values(EMBLEMS).map(({ d }) => d)).size).toBe(6);
  });
  test.each([
    ['blue', '#ffffff'],
    ['green', '#14100b'],
    ['grey', '#14100b'],
    ['yellow', '#14100b'],
    ['red', '#ffffff'],
    ['purple', '#ffffff'],
  ])('numbers on %s floors are read with ease', (colour, figure) => {
    const source = readFileSync(new URL('../../src/polis/games/estates/ui/Board.svelte', import.meta.url), 'utf8');
    const face = new RegExp(`--${colour}: (#[0-9a-f]{6});`).exec(source)![1]!;
    expect(contrast(face, figure)).toBeGreaterThan(7);
  });
});
