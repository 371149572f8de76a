import { describe, expect, it } from 'vitest';
import { few } from '$lib/choices';
import type { Told } from '$lib/messages';
import { shownBy, walk } from '$lib/steps';

const told = (line: number, event: string): Told => ({ line, event, clause: '', args: {}, whispered: false });

describe('the way from position to position', () => {
  it('is put together from the parts that changed', () => {
    const shown = shownBy({ turn: 0, cash: [4, 4] }, [
      { line: 7, changed: { turn: 1 } },
      { line: 9, changed: { cash: [1, 7] } },
    ]);
    expect(shown).toEqual([
      { line: 7, view: { turn: 1, cash: [4, 4] } },
      { line: 9, view: { turn: 1, cash: [1, 7] } },
    ]);
  });

  it('is walked line by line, silent lines too', () => {
    const [a, b, c] = [told(7, 'a'), told(7, 'b'), told(9, 'c')];
    const steps = [{ line: 7, view: { turn: 1 } }, { line: 8, view: { turn: 2 } }];
    expect(walk([a, b, c], steps, { turn: 3 })).toEqual([
      { line: 7, events: [a, b], view: { turn: 1 } },
      { line: 8, events: [], view: { turn: 2 } },
      { line: Infinity, events: [c], view: { turn: 3 } },
    ]);
  });

  it('is one leg where the table gives no steps', () => {
    const events = [told(3, 'a'), told(4, 'b')];
    expect(walk(events, [], { turn: 1 })).toEqual([{ line: Infinity, events, view: { turn: 1 } }]);
  });
});

describe('moves asked about beforehand', () => {
  const bid = { move: 'bid', args: [{ name: 'amount', domain: 'amount', values: ['1', '2', '3', '4'] }] };
  const pass = { move: 'pass', args: [] };

  it('are those of the smallest boxes', () => {
    expect(few([bid, pass], 4)).toEqual(['pass']);
    expect(few([bid, pass], 5)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4']);
  });
});
