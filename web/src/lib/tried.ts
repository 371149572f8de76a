/** What moves would do, for boards that show it before anything is picked. */

import type { BoardProps } from './board';
import type { Previewed } from './messages';

/** Reading what a move would do asks for it: all that is read together in one question. */
export function trying(board: Pick<BoardProps, 'previewOf' | 'askPreviews'>): (move: string) => Previewed | null {
  let wanted: string[] = [];
  const ask = (): void => {
    const moves = wanted;
    wanted = [];
    board.askPreviews(moves);
  };
  return (move) => {
    const found = board.previewOf(move);
    if (!found && wanted.push(move) === 1) queueMicrotask(ask);
    return found;
  };
}
