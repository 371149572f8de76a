import { describe, expect, it } from 'vitest';
import { allows, dealt, moves, quickPicks, run, values, widgets } from '../src/lib/choices';
import type { Box } from '../src/lib/messages';

const box = (move: string, ...args: string[][]): Box => ({
  move,
  args: args.map((values, i) => ({ name: `a${i}`, domain: `d${i}`, values })),
});
const numbers = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => String(low + i));

describe('widgets', () => {
  it('make a button of a move without arguments', () => {
    expect(widgets([box('pass')])).toEqual([{ widget: 'button', kind: 'pass', move: 'pass' }]);
  });

  it('make a slider of a long run of numbers', () => {
    expect(widgets([box('bid', numbers(4, 20))])[0]).toMatchObject({ widget: 'range', low: 4, high: 20 });
  });

  it('list a few values by name', () => {
    expect(widgets([box('mayor', ['top', 'middle'])])[0]).toMatchObject({ widget: 'list', moves: ['mayor top', 'mayor middle'] });
  });

  it('join the boxes of one kind', () => {
    const found = widgets([box('build', ['top'], ['1', '2']), box('build', ['middle'], ['1'])]);
    expect(found).toEqual([{ widget: 'list', kind: 'build', moves: ['build top 1', 'build top 2', 'build middle 1'] }]);
  });

  it('take many combinations one argument at a time', () => {
    expect(widgets([box('trade', numbers(1, 5), numbers(1, 5))])[0]).toMatchObject({ widget: 'steps' });
  });

  it('never slide over seats: they are people', () => {
    const seats: Box = { move: 'give', args: [{ name: 'to', domain: 'seat', values: numbers(1, 6) }] };
    expect(widgets([seats])[0]).toMatchObject({ widget: 'list' });
  });
});

describe('moves of a box', () => {
  const boxes = [box('bid', numbers(1, 3)), box('pass')];

  it('are all spelled out', () => {
    expect(moves(boxes)).toEqual(['bid 1', 'bid 2', 'bid 3', 'pass']);
  });

  it.each([['bid 2', true], ['bid 4', false], ['pass', true], ['pass 1', false], ['sell', false]])('%s: %s', (move, legal) => {
    expect(allows(boxes, move)).toBe(legal);
  });
});

describe('ranges', () => {
  it('need numbers without gaps', () => {
    expect(run(['1', '2', '3', '5', '6'])).toBeNull();
    expect(run(['9', '10', '11', '12', '13'])).toEqual([9, 13]);
  });

  it('offer the smallest raises, the middle and everything', () => {
    expect(quickPicks(3, 12)).toEqual([3, 4, 5, 8, 12]);
    expect(quickPicks(3, 4)).toEqual([3, 4]);
  });
});

describe('moves with a payload', () => {
  it('are written with their numbers behind a colon', () => {
    expect(dealt('propose', ['2'], [1, 0, 0, 1])).toBe('propose 2 : 1 0 0 1');
  });

  it('offer every value of a domain, by name or by number', () => {
    expect(values({ name: 'good', names: ['salt', 'wool'], low: 0, high: 1 })).toEqual(['salt', 'wool']);
    expect(values({ name: 'count', names: [], low: 2, high: 4 })).toEqual(['2', '3', '4']);
  });
});
