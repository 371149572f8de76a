/** The board of Bibs: its way, its plan, deals and what events do to the picture. */

import { describe, expect, test } from 'vitest';
import type { BoardTexts } from '$lib/board';
import type { Box, Told } from '$lib/messages';
import { readOffer, Trading, written } from '$parts/street/trading.svelte';
import { ARROWS, FIRMS, groupOf, kindOf, leftOut, partnersOf, PLOTS, walk, WAY } from '../../src/polis/games/bibs/ui/box';
import { hurry, lastUnit, lostUnits, premiumOf, proceeds } from '../../src/polis/games/bibs/ui/purse';
import { after, payment } from '../../src/polis/games/bibs/ui/stage';
import { arrowWay, clockwise, counterclockwise, town } from '../../src/polis/games/bibs/ui/town';
import { GOODS, sidesOf, thingsOf } from '../../src/polis/games/bibs/ui/trading';
import type { Bibs, Firm, Group, Player, Plot } from '../../src/polis/games/bibs/ui/view';
import { Words } from '../../src/polis/games/bibs/ui/words';

const told = (event: string, args: Told['args']): Told => ({ line: 1, event, clause: '', args, whispered: false });

function player(change: Partial<Player> = {}): Player {
  return { cash: 500, money: 500, position: 'o0', parked: false, plots: 0, hand: [], received: [], alive: true, ruined: 0, offers_left: 10, ...change };
}

function firm(name: string, holder: number, plot: string | null, change: Partial<Firm> = {}): Firm {
  return { name, group: groupOf(name), eco: true, holder, plot, level: 0, cheap: [], rent: 25, nominal: 65, half: 60, units_half: 0, moved: false, next: null, ...change };
}

const plot = (cell: string, owner: number, name: string | null): Plot => ({ cell, city: cell.startsWith('c'), price: 40, owner, firm: name, fresh: false });
const DINING: Group = {
  name: 'dining', firms: ['bar', 'cafe', 'restaurant'], price: 120, units: [50, 50, 50, 70, 70], rents: [25, 65, 115, 165, 210, 260],
  bases: ['food'], holders: [0, 1], holding: [], bank: false, concern: [], leaving: [],
};

/** The first has a bar and a card, the second the rest of the group. */
function table(): Bibs {
  const own = [firm('bar', 0, 'o1', { level: 2, cheap: [2], units_half: 25 }), firm('cafe', 1, 'o2'), firm('restaurant', 1, 'o3')];
  const others = FIRMS.filter((name) => groupOf(name) !== 'dining').map((name) => firm(name, name === 'oil' ? 0 : -1, null));
  const groups = [...new Set(FIRMS.map(groupOf))].map((name) => (name === 'dining' ? DINING : { ...DINING, name }));
  return {
    phase: 'acting', turn: 0, decider: 0, arrows: [], offers: [], pact: null, groups, firms: [...own, ...others],
    seats: [player({ hand: ['oil'], plots: 2 }), player({ plots: 2 })],
    plots: [plot('o1', 0, 'bar'), plot('o5', 0, null), plot('o2', 1, 'cafe'), plot('o3', 1, 'restaurant')],
  } as unknown as Bibs;
}

describe('the way', () => {
  test('has 64 cells, 48 plots among them, and leads through the City', () => {
    expect([WAY.length, PLOTS.length, kindOf('o0'), kindOf('c3'), WAY[23], WAY[43]]).toEqual([64, 48, 'start', 'metro', 'c0', 'o23']);
  });
  test('arrows shorten it', () => {
    expect([walk('o21', 'o23', ['ring']), walk('o22', 'c1', [])]).toEqual([['o22', 'o23'], ['c0', 'c1']]);
    expect([leftOut([]).size, leftOut(['ring']).size, leftOut(['early_city', 'late_city']).size]).toEqual([0, 20, 22]);
  });
  test('concerns are known', () => {
    expect(partnersOf('energy')).toEqual(['building', 'media', 'industry']);
  });
});

describe('the plan', () => {
  test.each([[712, 506], [374, 430]])('in %i by %i cells lie apart, the City within the ring', (width, height) => {
    const { cells, inside, panel, city } = town(width, height);
    const spots = new Set(WAY.map((name) => `${cells[name]!.x.toFixed(1)} ${cells[name]!.y.toFixed(1)}`));
    expect(spots.size).toBe(64);
    for (const box of [panel, city]) {
      expect(box.x).toBeGreaterThanOrEqual(inside.x);
      expect(box.y + box.height).toBeLessThanOrEqual(inside.y + inside.height + 0.01);
    }
  });
  test.each([[712, 506], [374, 430], [424, 250]])('in %i by %i laid arrows run between the cells', (width, height) => {
    const plan = town(width, height);
    for (const { tail, head } of ARROWS) {
      const { line } = arrowWay(plan, tail, head);
      const steps = line.slice(2).flatMap(([x, y], i) => [0, 0.5, 1].map((part) => [line[i + 1]![0] * (1 - part) + x * part, line[i + 1]![1] * (1 - part) + y * part] as const));
      const crossed = Object.values(plan.cells).filter((cell) => steps.some(([x, y]) => x > cell.x && x < cell.x + cell.width && y > cell.y && y < cell.y + cell.height));
      expect(crossed).toEqual([]);
    }
  });
  test('the bridge is at the corner opposite Start', () => {
    expect([clockwise(22, 15, 9), counterclockwise(0, 5, 7), counterclockwise(19, 5, 7)]).toEqual([[0, 0], [0, 0], [1, 0]]);
  });
});

describe('money', () => {
  test('a unit of a concern brings nothing, and what is lost was paid', () => {
    const bar = table().firms[0]!;
    expect([lastUnit(table(), bar), lostUnits(table(), 'bar'), proceeds(table(), 'strip', bar)]).toEqual([0, 50, 25]);
  });
  test('a ready offer pays for plot, firm and units', () => {
    expect(premiumOf(table(), table().firms[0]!, 'double')).toBe(2 * (40 + 120 + 100));
  });
  test('dice roll by themselves unless something can be built', () => {
    const box = (move: string): Box => ({ move, args: [] });
    expect([hurry(table(), 0, [box('roll'), box('desk')]), hurry(table(), 0, [box('roll'), box('develop')]), hurry(table(), 0, [box('give_up')])]).toEqual(['roll', '', '']);
  });
});

describe('deals', () => {
  test('an offer is written as it is read', () => {
    const draft = { partner: 1, things: ['o1', 'oil'], money: -20 };
    expect([written(draft, GOODS.all), readOffer(written(draft, GOODS.all), GOODS.all)]).toEqual(['offer 2 : -20 0 77', draft]);
  });
  test('an offer by the names of its things is the same', () => {
    expect(readOffer('offer 2 : -20 o1 oil', GOODS.all)).toEqual({ partner: 1, things: ['o1', 'oil'], money: -20 });
  });
  test('businesses, bare plots and cards can be put on the table', () => {
    expect(thingsOf(table(), 0)).toEqual(['o1', 'o5', 'oil']);
  });
  test('both sides see groups, plots and cash after it', () => {
    const [mine, theirs] = sidesOf(table(), 0, { partner: 1, things: ['o2', 'o3'], money: 100 });
    expect([mine.completes, mine.plots, mine.cash, theirs.plots, theirs.cash]).toEqual([['dining'], 4, 400, 0, 600]);
  });
  test('what changed hands leaves the table', () => {
    const trading = new Trading(GOODS);
    trading.choose(1);
    trading.toggle('o2');
    trading.settle({ ...table(), plots: [plot('o2', 2, 'cafe')] }, 0);
    expect(trading.draft.things).toEqual([]);
  });
});

describe('the round', () => {
  const words = new Words({ t: (key: string, facts: object = {}) => `${key} ${Object.values(facts).join('/')}` } as unknown as BoardTexts, []);
  test.each([
    [{ round: 40, rounds: 36, open_ended: false }, 'ui-round-of 36/36'],
    [{ round: 40, rounds: 36, open_ended: true }, 'ui-round-least 40/36'],
    [{ round: 40, rounds: 0, open_ended: false }, 'ui-round-alone 40'],
  ])('%o is called %s', (change, said) => {
    expect(words.round({ ...table(), ...change })).toBe(said);
  });
});

describe('events', () => {
  test('a card that is not put down again goes to the bank', () => {
    const seen = after(table(), told('replaced', { player: 0, firm: 'oil', amount: 200 }));
    expect([seen.seats[0]!.cash, seen.firms.find((one) => one.name === 'oil')!.holder]).toEqual([700, -1]);
  });
  test('money comes from the bank, goes to it, or to a player', () => {
    const sums = [told('bonus_paid', { player: 0, amount: 300 }), told('founded', { player: 1, firm: 'oil', plot: 'o5', amount: 420 }), told('rent_paid', { player: 0, other: 1, firm: 'cafe', amount: 25 })];
    expect(sums.map(payment)).toEqual([{ from: -1, to: 0, amount: 300 }, { from: 1, to: -1, amount: 420 }, { from: 0, to: 1, amount: 25 }]);
  });
  test('a token moves, a firm is put down, developed and sold to the bank', () => {
    const steps = [told('moved', { player: 0, cell: 'c4' }), told('placed', { player: 0, firm: 'oil', plot: 'o5' }), told('developed', { player: 1, firm: 'cafe', level: 'first', amount: 50 }), told('business_sold', { player: 0, firm: 'bar', amount: 155 })];
    const seen = steps.reduce(after, table());
    const named = (name: string) => seen.firms.find((one) => one.name === name)!;
    expect([seen.seats[0]!.position, named('oil').plot, named('cafe').level, named('bar').holder, seen.seats[0]!.cash]).toEqual(['c4', 'o5', 1, -2, 655]);
  });
});
