/** The board of Monopoly: Fallout: its ring, its deeds, deals and how events are shown. */

import { describe, expect, test, vi } from 'vitest';
import type { Box, Previewed, Told } from '$lib/messages';
import { acceptance, Trading, written } from '$parts/street/trading.svelte';
import { bidOf } from '../../src/polis/games/fallout/ui/bids';
import { ASSETS, isReconstructed, KINDS, parse, rentsOf, SITES, taxOf } from '../../src/polis/games/fallout/ui/box';
import { crowd, ring, standing, walk } from '../../src/polis/games/fallout/ui/ring';
import { asks, holdings, hurry } from '../../src/polis/games/fallout/ui/seat';
import { payment, WastelandShow } from '../../src/polis/games/fallout/ui/show.svelte';
import { tells } from '../../src/polis/games/fallout/ui/tells';
import { assetsOf, GOODS, sidesOf } from '../../src/polis/games/fallout/ui/trading';
import { oddSteps, type Fallout, type Player, type Property } from '../../src/polis/games/fallout/ui/view';

const told = (event: string, args: Told['args'], line = 1): Told => ({ line, event, clause: '', args, whispered: false });
const previewed = (change: Partial<Previewed>): Previewed => ({ move: '', problem: null, money: [], events: [], chance: false, costly: false, changed: {}, ...change });

function player(change: Partial<Player> = {}): Player {
  return { cash: 500, position: 0, jail: 0, rolls_left: 0, cards: [], worth: 500, owes: 0, alive: true, ruined: 0, raisable: 0, short: 0, wholes: [], offers_left: 10, ...change };
}

function lot(name: string, group: string, position: number, owner: number, change: Partial<Property> = {}): Property {
  return { name, group, position, owner, level: 0, mortgaged: false, price: 60, mortgage: 30, redemption: 33, building: 50, rent: 2, line: 0, ...change };
}

/** Two players, one of them with half of the brown group, the other with the rest of it mortgaged. */
function table(): Fallout {
  return {
    phase: 'rolling', turn: 0, decider: 0, seats: [player({ cards: [1] }), player()],
    properties: [lot('junktown', 'brown', 1, 0), lot('klamath', 'brown', 3, 1, { mortgaged: true }), lot('hub', 'pink', 13, 1, { level: 1 })],
    offers: [], claims: [], auction: null, shortage: null,
  } as unknown as Fallout;
}

describe('the box', () => {
  test('lists over several lines, comments and texts are read', () => {
    const read = parse('# a\n[one]\nnames = [\n  "a", "b", # c\n  "d",\n]\nnote = "x # y"\n[two]\nn = 5 # five\n');
    expect(read).toEqual({ one: { names: ['a', 'b', 'd'], note: 'x # y' }, two: { n: 5 } });
  });
  test('there are 22 sites, 30 things to trade and 40 spaces', () => {
    expect([SITES.length, ASSETS.length, KINDS.length]).toEqual([22, 30, 40]);
  });
  test('a deed has its rents, a payment its sum', () => {
    expect([rentsOf('vault101'), rentsOf('vernon'), taxOf(KINDS[4]!), taxOf(KINDS[38]!)]).toEqual([[16, 80, 220, 600, 800, 1000], [], 200, 100]);
  });
  test('what is reconstructed is known', () => {
    expect([isReconstructed('hub'), isReconstructed('vernon')]).toEqual([true, false]);
  });
});

describe('the ring', () => {
  const laid = ring(900, 600, 100, 80);
  test('spaces touch one another all the way round and stay within', () => {
    for (const cell of laid.cells) {
      expect(cell.x).toBeGreaterThanOrEqual(-0.01);
      expect(cell.x + cell.width).toBeLessThanOrEqual(900.01);
      expect(cell.y + cell.height).toBeLessThanOrEqual(600.01);
    }
    const area = laid.cells.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(900 * 600 - 700 * 440);
  });
  test('six tokens stand apart on one space', () => {
    const spots = Array.from({ length: 6 }, (_, i) => standing(laid.cells[24]!, 20, 20, i, 6));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
  test('tokens walk forwards over GO, and three back', () => {
    expect([walk(38, 1), walk(7, 4), walk(5, 5)]).toEqual([[39, 0, 1], [6, 5, 4], []]);
  });
});

describe('deals', () => {
  const draft = { partner: 1, things: ['klamath'], money: 100 };
  test('an offer is written by the numbers of its things, and its acceptance as the partner would', () => {
    expect(written({ partner: 1, things: ['junktown', 'special_card'], money: -20 }, GOODS.all)).toBe('offer 2 : -20 0 29');
    expect(acceptance(draft, 0)).toBe('2: accept 1');
  });
  test('what is owned can be put on the table, cards too', () => {
    expect(assetsOf(table(), 0)).toEqual(['junktown', 'special_card']);
  });
  test('both sides see groups, interest and cash as the server tells them', () => {
    const struck = previewed({ events: [told('interest_paid', { player: 0, amount: 7 })], changed: { seats: [player({ cash: 391, wholes: ['brown'] }), player({ cash: 604 })] } });
    const [mine, theirs] = sidesOf(table(), 0, draft, struck);
    expect([mine.gets, mine.completes, mine.interest, mine.cash]).toEqual([['klamath'], ['brown'], 7, 391]);
    expect([theirs.gives, theirs.completes, theirs.interest, theirs.cash]).toEqual([['klamath'], [], 0, 604]);
  });
  test('of a deal that cannot be struck, or is not told yet, only the things are known', () => {
    const problem = { code: 'offer_built', sentence: '', rule: 'F4.5', nearest: '', field: '' };
    for (const struck of [null, previewed({ problem })]) {
      expect(sidesOf(table(), 0, draft, struck)[0]).toEqual({ gets: ['klamath'], gives: [], cash: null, interest: 0, completes: [], breaks: [] });
    }
  });
  test('what changed hands leaves the table', () => {
    const trading = new Trading(GOODS);
    trading.counter(1, { partner: 0, money: 30, things: ['vernon', 'klamath'] });
    trading.settle(table(), 0);
    expect(trading.draft).toEqual({ partner: 1, things: ['klamath'], money: -30 });
  });
});

describe('events', () => {
  test('money comes from the bank, goes to it, or to a player', () => {
    const sums = [told('salary_paid', { player: 0, amount: 200 }), told('bought', { player: 1, property: 'hub', amount: 60 }), told('paid_player', { player: 0, other: 1, amount: 5 }), told('paid_rent', { player: 1, other: 0, amount: 6 }), told('paid_card', { player: 0, amount: 15 })];
    expect(sums.map(payment)).toEqual([{ from: -1, to: 0, amount: 200 }, { from: 1, to: -1, amount: 60 }, { from: 0, to: 1, amount: 5 }, { from: 1, to: 0, amount: 6 }, { from: 0, to: -1, amount: 15 }]);
  });
  test('a token walks space by space, then the position is the one that was told', async () => {
    vi.useFakeTimers();
    const end = { ...table(), seats: [player({ position: 3, cash: 496 }), player({ cash: 504 })] };
    const show = new WastelandShow(table());
    const seen: number[][] = [];
    const whole = show.play([{ line: Infinity, events: [told('moved', { player: 0, space: 'at3' }), told('paid_rent', { player: 0, other: 1, amount: 4 })], view: end }], 1, () => undefined);
    for (let i = 0; i < 12; i++) {
      seen.push([show.seen.seats[0]!.position, show.seen.seats[0]!.cash]);
      await vi.advanceTimersByTimeAsync(65);
    }
    expect([...new Set(seen.map(String))]).toEqual(['1,500', '2,500', '3,500', '3,496']);
    await vi.runAllTimersAsync();
    expect([await whole, show.playing, show.seen]).toEqual([true, false, end]);
    vi.useRealTimers();
  });
  test('a beat that comes too early finds the one before it shown to its end', async () => {
    vi.useFakeTimers();
    const [second, third] = [{ ...table(), turn: 1 }, { ...table(), turn: 2 }];
    const show = new WastelandShow(table());
    const cut = show.play([{ line: Infinity, events: [told('turn_began', { player: 1 }), told('bought', { player: 1, amount: 60 })], view: second }], 1, () => undefined);
    void show.play([{ line: Infinity, events: [told('bought', { player: 0, amount: 60 }), told('built', { player: 0, amount: 5 })], view: third }], 1, () => undefined);
    expect(show.seen.turn).toBe(1);
    await vi.runAllTimersAsync();
    expect([await cut, show.seen.turn]).toEqual([false, 2]);
    vi.useRealTimers();
  });
});

describe('bids', () => {
  test('F4.2 a raise shows what the engine would bid: no less than the price on the deed', () => {
    expect(bidOf(previewed({ events: [told('bid_made', { player: 0, amount: 200 })] }))).toBe(200);
    expect([bidOf(null), bidOf(previewed({}))]).toEqual([null, null]);
  });
});

describe('selling a group down', () => {
  const box = (move: string, totals: string[], sites: string[]): Box => ({ move, args: [{ name: 'total', domain: 'total', values: totals }, { name: 'property', domain: 'property', values: sites }] }) as unknown as Box;
  test('a site lists how many steps its group may keep when it differs from the others', () => {
    const boxes = [box('sell_keep', ['1', '4'], ['junktown']), box('sell_keep', ['1'], ['klamath']), box('sell_less', ['5'], ['junktown'])];
    expect([oddSteps(boxes, 'sell_keep', 'junktown'), oddSteps(boxes, 'sell_keep', 'klamath'), oddSteps(boxes, 'sell_less', 'klamath')]).toEqual([['1', '4'], ['1'], []]);
  });
});

describe('speed', () => {
  const box = (move: string): Box => ({ move, args: [] });
  test('dice roll by themselves unless something else is to be decided', () => {
    expect(hurry(table(), 0, [box('roll'), box('mortgage')])).toBe('roll');
    for (const other of ['fine', 'show_card', 'build', 'accept']) expect(hurry(table(), 0, [box('roll'), box(other)])).toBe('');
  });
  test('nobody goes bankrupt by himself', () => {
    expect(hurry({ ...table(), phase: 'owing' }, 0, [box('give_up')])).toBe('');
  });
});

describe('what is said and shown together', () => {
  const texts = { t: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' '), value: (domain: string, written: string) => `${domain} ${written}` } as never;

  test('a deal is one line, a rent is told once, a rest is not told', () => {
    const line = [told('offered', { player: 0, other: 1 }), told('term_taken', { player: 1, asset: 'hub' }), told('term_cash', { player: 0, amount: 330 })];
    expect(tells(line[0]!, line, texts)).toBe('ui-told-deal offered swap seat 1 seat 2 ui-money 330 ui-told-thing property hub');
    expect(line.slice(1).map((one) => tells(one, line, texts))).toEqual(['', '']);
    const [due, paid] = [told('rent_due', { player: 0, other: 1, amount: 14 }), told('paid_rent', { player: 0, other: 1, amount: 14 })];
    expect([tells(due, [due, paid], texts), tells(paid, [due, paid], texts), tells(due, [due], texts)]).toEqual(['', null, null]);
    expect(tells(told('landed', { player: 0, space: 'at1' }), [], texts)).toBe('');
  });
  test('who is asked about a deal is asked for that, even in their own turn', () => {
    const view = { ...table(), offers: [{ maker: 1, partner: 0 }] } as never;
    expect(asks(view, 0, texts)).toBe('ui-ask-offer seat 2');
  });
  test('a seat has as many rows in debt and in Jail as without', () => {
    const rows = [player(), player({ owes: 9 }), player({ jail: 2 })].map((one) => holdings({ ...table(), seats: [one] } as never, 0, texts).length);
    expect(rows).toEqual([3, 3, 3]);
  });
  test('buildings stay on their ground', () => {
    const ground = { x: 10, y: 20, width: 50, height: 25 };
    for (const count of [0, 1, 2, 3, 4]) {
      expect(crowd(ground, count)).toHaveLength(count);
      for (const { x, y, size } of crowd(ground, count)) {
        expect(Math.min(x - 9.99, y - 19.99, 60.01 - x - size, 45.01 - y - size)).toBeGreaterThan(0);
      }
    }
  });
  test('a card is read before its money comes', async () => {
    vi.useFakeTimers();
    const [before, after] = [table(), { ...table(), seats: [player({ cash: 700 }), player()] }];
    const show = new WastelandShow(before);
    const events = [told('card_drawn', { player: 0, card: 'strength' }), told('received', { player: 0, amount: 200 })];
    const reached = vi.fn();
    const played = show.play([{ line: Infinity, events, view: after }], 1, reached);
    await vi.advanceTimersByTimeAsync(2000);
    expect([show.read?.args['card'], show.seen.seats[0]!.cash, show.flight, reached.mock.calls.length]).toEqual(['strength', 500, null, 0]);
    await vi.advanceTimersByTimeAsync(800);
    expect([show.read, show.seen.seats[0]!.cash, show.flight?.amount]).toEqual([null, 700, 200]);
    await vi.runAllTimersAsync();
    expect([await played, show.drawn?.card]).toEqual([true, 'strength']);
    vi.useRealTimers();
  });
});
