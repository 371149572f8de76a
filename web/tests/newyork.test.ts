/** The board of New York City: sets of cards and what the server tells of them, what tiles show, how events are shown. */

import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Box, Previewed, Told } from '$lib/messages';
import { TILES } from '../../src/polis/games/newyork/ui/abilities';
import { cardsOf, written } from '../../src/polis/games/newyork/ui/cards';
import { Draft, type Room } from '../../src/polis/games/newyork/ui/draft.svelte';
import { HAIR, HATS, personOf, TOOLS } from '../../src/polis/games/newyork/ui/portraits';
import { Show } from '../../src/polis/games/newyork/ui/show.svelte';
import { LEVELS, type Bid, type NewYork } from '../../src/polis/games/newyork/ui/view';

const GAME = new URL('../../src/polis/games/newyork/', import.meta.url);

const told = (event: string, args: Told['args'], line = 1): Told => ({ line, event, clause: 'N6.4', args, whispered: false });
const previewed = (change: Partial<Previewed>): Previewed => ({ move: '', problem: null, money: [], events: [], chance: false, costly: false, changed: {}, ...change });

const MENU: Bid[] = [
  { size: 1, jokers: 0, cards: { prestige: 1 } },
  { size: 2, jokers: 0, cards: { press: 2, prestige: 1 } },
];

/** A hand at the table, and what has been picked and refused there. */
function desk(change: Partial<Room> = {}) {
  const done = { picked: '', refused: '', chosen: '' };
  const room: Room = {
    bids: () => MENU, hand: () => ({ press: 2, prestige: 1, plan: 2, joker: 1 }), reserve: () => ({ press: 1, joker: 1 }), swapping: () => true,
    boxes: () => [{ move: 'pass', args: [] }], picked: () => done.picked, direct: () => false, tried: () => null,
    preview: (move) => (done.picked = move ?? ''), choose: (move) => (done.chosen = move), refuse: (move) => (done.refused = move), ...change,
  };
  return { done, draft: new Draft(room) };
}

describe('a set of cards', () => {
  test('is written as a bid of the menu where it is one, else card by card, and read back', () => {
    expect(written(MENU, { prestige: 1, press: 2 })).toBe('bid 2 0');
    expect(written(MENU, { prestige: 1, plan: 2 })).toBe('lay : 0 0 0 2 1 0 0');
    expect([cardsOf(MENU, 'bid 2 0'), cardsOf(MENU, 'lay : 0 0 0 2 1 0 0'), cardsOf(MENU, 'pass')]).toEqual([{ press: 2, prestige: 1 }, { plan: 2, prestige: 1 }, null]);
  });

  test('N6.4 goes to the confirm bar as soon as the server says that it is a bid, and for how much', () => {
    const answers: Record<string, Previewed> = {};
    const { done, draft } = desk({ tried: (move) => answers[move] ?? null });
    draft.toggle('prestige', false);
    draft.settle();
    expect([done.picked, draft.worth, draft.set]).toEqual(['', 0, { prestige: 1 }]);
    answers['bid 1 0'] = previewed({ events: [told('laid', { player: 0, card: 'prestige', count: 1 }), told('bid_made', { player: 0, size: 3 })] });
    draft.settle();
    draft.settle(); // a second time would play it
    expect([done.picked, draft.worth, draft.set]).toEqual(['bid 1 0', 3, { prestige: 1 }]);
    draft.toggle('press', false);
    expect([done.picked, draft.set]).toEqual(['', { prestige: 1, press: 1 }]);
  });

  test('N6.3 that is no bid says why, and the server names the nearest that is', () => {
    const problem = { code: 'card_alone', sentence: 'Alone.', rule: 'N6.3', nearest: 'lay : 2 0 0 0 0 0 0', field: '' };
    const { done, draft } = desk({ tried: () => previewed({ problem }) });
    draft.toggle('press', false);
    draft.settle();
    expect([done.picked, draft.worth, draft.nearest]).toEqual(['', 0, { press: 2 }]);
    draft.bid();
    expect([done.refused, done.chosen, draft.told]).toEqual(['lay : 1 0 0 0 0 0 0', '', 'lay : 1 0 0 0 0 0 0']);
  });

  test('is bid by Enter even before the server has told of it', () => {
    const { done, draft } = desk();
    draft.toggle('plan', false);
    draft.bid();
    expect(done.chosen).toBe('lay : 0 0 0 1 0 0 0');
  });
});

test('tiles show what the data say', () => {
  const rows = [...readFileSync(new URL('data/components.toml', GAME), 'utf8').matchAll(/^ {2}\[(\d), (\d), \d, \d\], {3}# \d+$/gm)];
  expect(rows.map((row) => [Number(row[1]), Number(row[2])])).toEqual(TILES.map(({ when, value }) => [when, value]));
});

test('every character has a face of its own, put together from parts there are', () => {
  const people = TILES.map((_, i) => personOf(`c${i + 1}`));
  expect(new Set(people.map((one) => one.tool)).size).toBe(TILES.length);
  for (const one of people) expect([one.hair in HAIR, one.hat in HATS, one.tool in TOOLS, one.coat.startsWith('#'), one.dye.startsWith('#')]).not.toContain(false);
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
  const problem = (nearest: string) => previewed({ problem: { code: 'arrangement_left', sentence: '', rule: 'N6.1', nearest, field: '' } });
  const draft = (boxes: Box[], nearest = '') => desk({ hand: () => ({ plan: 1 }), swapping: () => boxes.length > 0, boxes: () => boxes, tried: () => problem(nearest) }).draft;

  test('N6.1 a swap of the menu is that swap', () => {
    const mine = draft(swaps([['plan', 'press'], ['plan', 'joker']]));
    mine.open('swap press');
    expect(mine.swap('plan')).toBe('swap plan press');
  });

  test('N6.1 one that leads back is arranged anew, as the server says', () => {
    const mine = draft(swaps([['plan', 'joker']]), 'arrange : 0 0 0 1 0 0 1');
    mine.open('swap press');
    expect(mine.canSwap('press')).toBe(true);
    expect(mine.swap('plan')).toBe('arrange : 0 0 0 1 0 0 1');
  });

  test('N6.1 nothing is swapped out of turn, nor for the same card', () => {
    expect(draft([], 'arrange : 0 0 0 1 0 0 1').canSwap('press')).toBe(false);
    const mine = draft(swaps([]), 'swap plan joker');
    mine.open('swap press');
    expect([mine.swap('press'), mine.swap('plan'), mine.canSwap('press')]).toEqual(['', '', false]);
  });
});

describe('events', () => {
  const at = (round: number) => ({ round }) as unknown as NewYork;

  test('are told line by line, and each line ends in the position after it', async () => {
    vi.useFakeTimers();
    const show = new Show(at(1));
    const events = [told('laid', { card: 'press', count: 1 }, 4), told('bid_made', { player: 0, size: 3 }, 4), told('passed', { player: 1 }, 5), told('highest', { player: 0 }, 5)];
    const reached: number[] = [];
    const whole = show.play(events, [{ line: 4, view: at(2) }], at(3), 1, (line) => void reached.push(line));
    const seen: string[] = [];
    for (let i = 0; i < 30; i++) {
      seen.push(`${show.now?.event} ${show.seen.round}`);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect([...new Set(reached)]).toEqual([4, Infinity]);
    expect([...new Set(seen)]).toEqual(['bid_made 2', 'passed 2', 'highest 3', 'undefined 3']);
    expect(await whole).toBe(true);
    vi.useRealTimers();
  });
});
