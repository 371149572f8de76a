/** The board of Bibs: its way, its plan, deals and how events are shown. */

import { describe, expect, test } from 'vitest';
import type { BoardTexts } from '$lib/board';
import type { Box, Previewed, Told } from '$lib/messages';
import { Trading, written } from '$parts/street/trading.svelte';
import { ARROWS, FIRMS, groupOf, kindOf, leftOut, partnersOf, PLOTS, walk, WAY } from '../../src/polis/games/bibs/ui/box';
import { actsOf, dueCard, proposalsFor } from '../../src/polis/games/bibs/ui/acts';
import { payment, SCENARIO } from '../../src/polis/games/bibs/ui/scenario';
import { hurry } from '../../src/polis/games/bibs/ui/seat';
import { arrowWay, clockwise, counterclockwise, town } from '../../src/polis/games/bibs/ui/town';
import { GOODS, sidesIn, sidesOf, thingsOf } from '../../src/polis/games/bibs/ui/trading';
import type { Bibs, Firm, Group, Player, Plot } from '../../src/polis/games/bibs/ui/view';
import { Words } from '../../src/polis/games/bibs/ui/words';

const told = (event: string, args: Told['args']): Told => ({ line: 1, event, clause: '', args, whispered: false });
const previewed = (change: Partial<Previewed>): Previewed => ({ move: '', problem: null, money: [], events: [], chance: false, costly: false, changed: {}, ...change });

function player(change: Partial<Player> = {}): Player {
  return { cash: 500, money: 500, position: 'o0', parked: false, plots: 0, hand: [], received: [], alive: true, ruined: 0, raisable: 0, short: 0, wholes: [], offers_left: 10, ...change };
}

function firm(name: string, holder: number, plot: string | null, change: Partial<Firm> = {}): Firm {
  return { name, group: groupOf(name), eco: true, holder, plot, level: 0, cheap: [], rent: 25, nominal: 65, moved: false, next: null, ...change };
}

const plot = (cell: string, owner: number, name: string | null): Plot => ({ cell, city: cell.startsWith('c'), price: 40, owner, firm: name, fresh: false });
const DINING: Group = {
  name: 'dining', firms: ['bar', 'cafe', 'restaurant'], price: 120, payback: 5, units: [50, 50, 50, 70, 70], concern_units: [25, 25, 25, 35, 35], rents: [25, 65, 115, 165, 210, 260],
  bases: ['food'], holders: [0, 1], holding: [], shared: true, leaving: [], bank: false, concern: [],
};

/** The first has a bar and a card, the second the rest of the group. */
function table(): Bibs {
  const own = [firm('bar', 0, 'o1', { level: 2, cheap: [2] }), firm('cafe', 1, 'o2'), firm('restaurant', 1, 'o3')];
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
  const box = (move: string, ...values: string[]): Box => ({ move, args: values.map((value) => ({ name: value, domain: value, values: [value] })) });
  const words = new Words({ t: (key: string) => key } as unknown as BoardTexts, []);
  test('what an act brings is what the server tells', () => {
    const acts = actsOf(table(), table().firms[0]!, 0, [box('sell_unit', 'bar'), box('sell', 'bar')], words, (move) => (move === 'sell bar' ? previewed({ money: [155, 0] }) : null));
    expect(acts.map(({ move, sum }) => [move, sum])).toEqual([['sell_unit bar', 0], ['sell bar', 155]]);
  });
  test('a ready offer shows the cash it names', () => {
    const acts = proposalsFor(table().firms[1]!, [box('propose', 'double', 'cafe'), box('propose', 'double', 'oil')], words, () => previewed({ events: [told('offered', { player: 0, other: 1 }), told('term_cash', { player: 0, amount: 320 })] }));
    expect(acts.map(({ move, sum }) => [move, sum])).toEqual([['propose double cafe', -320]]);
  });
  test('a card received is due while it can be put down', () => {
    const received = { ...table(), seats: [player({ hand: ['oil'], received: ['oil'] }), player()] };
    expect([dueCard(received, 0, [box('place', 'oil', 'o5')]), dueCard(received, 0, [box('roll')]), dueCard(table(), 0, [box('place', 'oil', 'o5')])]).toEqual(['oil', '', '']);
  });
  test('dice roll by themselves unless something can be built', () => {
    expect([hurry(table(), 0, [box('roll'), box('desk')]), hurry(table(), 0, [box('roll'), box('develop')]), hurry(table(), 0, [box('give_up')])]).toEqual(['roll', '', '']);
  });
});

describe('deals', () => {
  const all = { partner: 1, things: ['o2', 'o3'], money: 100 };
  test('an offer is written by the numbers of its things', () => {
    expect(written({ partner: 1, things: ['o1', 'oil'], money: -20 }, GOODS.all)).toBe('offer 2 : -20 0 77');
  });
  test('businesses, bare plots and cards can be put on the table', () => {
    expect(thingsOf(table(), 0)).toEqual(['o1', 'o5', 'oil']);
  });
  test('both sides see groups, plots, cash and a holding that ends, as the server tells them', () => {
    const bound = { ...table(), groups: table().groups.map((one) => ({ ...one, holding: one.name === 'food' ? [0, 1] : [] })) };
    const changed = {
      groups: table().groups,
      seats: [player({ cash: 391, plots: 4, wholes: ['dining'] }), player({ cash: 609, plots: 0 })],
    };
    const [mine, theirs] = sidesOf(bound, 0, all, previewed({ changed }));
    expect([mine.completes, mine.plots, mine.cash, mine.ends, theirs.plots, theirs.cash, theirs.completes]).toEqual([['dining'], 4, 391, ['food'], 0, 609, []]);
  });
  test('an offer that waits shows what it leaves both, even where its acceptance cannot be tried', () => {
    const offer = { maker: 1, partner: 0, money: 10, plots: ['o2'], cards: [], payload: [], sides: [{ cash: 490, plots: 1 }, { cash: 510, plots: 3 }] as [{ cash: number; plots: number }, { cash: number; plots: number }] };
    expect(sidesIn(table(), offer, null).map(({ gives, cash, plots }) => [gives, cash, plots])).toEqual([[['o2'], 490, 1], [[], 510, 3]]);
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
  test('money comes from the bank, goes to it, or to a player', () => {
    const sums = [told('bonus_paid', { player: 0, amount: 300 }), told('founded', { player: 1, firm: 'oil', plot: 'o5', amount: 420 }), told('rent_paid', { player: 0, other: 1, firm: 'cafe', amount: 25 })];
    expect(sums.map(payment)).toEqual([{ from: -1, to: 0, amount: 300 }, { from: 1, to: -1, amount: 420 }, { from: 0, to: 1, amount: 25 }]);
  });
  test('a token walks cell by cell, and only when it moves', () => {
    expect([SCENARIO.walk(table(), told('moved', { player: 0, cell: 'o3' })), SCENARIO.walk(table(), told('rode', { player: 0, metro: 'o18' }))]).toEqual([['o1', 'o2', 'o3'], []]);
  });
});
