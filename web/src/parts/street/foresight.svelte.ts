/** The positions that moves would lead to, as the server tells: each is asked once, and forgotten with
 *  the position it was asked in. */

import type { BoardProps, View } from '$lib/board';
import type { Previewed } from '$lib/messages';

export class Foresight {
  private told = $state.raw<{ view: View | null; previews: ReadonlyMap<string, Previewed> }>({ view: null, previews: new Map() });
  private asked: { view: View | null; moves: Set<string> } = { view: null, moves: new Set() };

  constructor(private readonly board: Pick<BoardProps, 'view' | 'foresee'>) {}

  /** What a move would lead to, answered so by another; null until that is told. Reading it asks. */
  readonly of = (move: string, answer = ''): Previewed | null => {
    const found = this.told.view === this.board.view ? this.told.previews.get(`${move}; ${answer}`) : undefined;
    if (!found) queueMicrotask(() => void this.ask(move, answer));
    return found ?? null;
  };

  private async ask(move: string, answer: string): Promise<void> {
    const { view } = this.board;
    const key = `${move}; ${answer}`;
    if (this.asked.view !== view) this.asked = { view, moves: new Set() };
    if (this.asked.moves.has(key)) return;
    this.asked.moves.add(key);
    const [found] = await this.board.foresee(move, answer);
    if (!found || this.board.view !== view) return;
    this.told = { view, previews: new Map([...(this.told.view === view ? this.told.previews : []), [key, found]]) };
  }
}
