/** Which place of the board stands for which move. What is legal comes from the boxes alone. */

import { allows } from '$lib/choices';
import type { Box } from '$lib/messages';
import { barrierOf, ROWS, type Auction, type Estates, type Row } from './view';

/** What a place would do: a legal move, or one to be refused with its reason, or neither. */
export interface Meaning {
  move: string;
  refused: string;
}

export const NOTHING: Meaning = { move: '', refused: '' };

function meaning(boxes: readonly Box[], move: string): Meaning {
  return allows(boxes, move) ? { move, refused: '' } : { move: '', refused: move };
}

/** Whether the viewer is the one to place the piece under the hammer. */
export function places(boxes: readonly Box[]): boolean {
  return boxes.some((box) => PLACING.includes(box.move));
}

const PLACING = ['build', 'roof', 'extend', 'shorten', 'mayor', 'lift', 'discard'];

export function lotMeaning(view: Estates, boxes: readonly Box[], row: number, lot: number): Meaning {
  const auction = view.auction;
  if (!auction || !places(boxes)) return NOTHING;
  const name = ROWS[row]!;
  if (auction.floor) return meaning(boxes, `build ${name} ${lot}`);
  if (auction.piece === 'roof') return meaning(boxes, `roof ${name} ${lot}`);
  return barrierMeaning(auction, view.rows[row]!, name, boxes, lot);
}

/** A barrier is put where the row would end with it: further out lengthens, nearer shortens. */
function barrierMeaning(
  auction: Auction,
  row: Row,
  name: string,
  boxes: readonly Box[],
  lot: number,
): Meaning {
  const step = barrierOf(auction.piece);
  if (!step) return NOTHING;
  const [longer, shorter] = [`extend ${name}`, `shorten ${name}`];
  if (lot === standsAt(row, step) && allows(boxes, longer)) return { move: longer, refused: '' };
  if (lot === standsAt(row, -step) && allows(boxes, shorter)) return { move: shorter, refused: '' };
  const tried = lot > row.required ? longer : shorter;
  return allows(boxes, tried) ? NOTHING : { move: '', refused: tried };
}

/** The lot a row's barriers stand on when it is longer by so many lots. */
export function standsAt(row: Row, longer: number): number {
  return row.required + longer + 1;
}

export function hatMeaning(view: Estates, boxes: readonly Box[], row: number): Meaning {
  if (view.auction?.piece !== 'mayor' || !places(boxes)) return NOTHING;
  return meaning(boxes, `mayor ${ROWS[row]}`);
}

export function railMeaning(view: Estates, boxes: readonly Box[], barrier: number): Meaning {
  if (view.auction?.piece !== 'cancel' || !places(boxes)) return NOTHING;
  return meaning(boxes, `lift ${barrier}`);
}

export function offerMeaning(boxes: readonly Box[], piece: string): Meaning {
  return boxes.some((box) => box.move === 'offer') ? meaning(boxes, `offer ${piece}`) : NOTHING;
}

/** Where a move in the confirm bar would put the piece, to be drawn as a ghost. */
export interface Ghost {
  row: number;
  lot: number; // 0: before the row
}

export function ghostOf(view: Estates, picked: string): Ghost | null {
  const [kind = '', name = '', lot = ''] = picked.split(' ');
  const row = ROWS.findIndex((known) => known === name);
  if (row < 0 || !view.auction) return null;
  if (kind === 'build' || kind === 'roof') return { row, lot: Number(lot) };
  if (kind === 'mayor') return { row, lot: 0 };
  const step = barrierOf(view.auction.piece) * (kind === 'shorten' ? -1 : 1);
  return kind === 'extend' || kind === 'shorten' ? { row, lot: standsAt(view.rows[row]!, step) } : null;
}

/** Keys that walk from place to place: rows down, the Street and ten lots across. */
export function walk(key: string, row: number, lot: number, last: number): [number, number] | null {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [row, Math.max(0, lot - 1)],
    ArrowRight: [row, Math.min(last, lot + 1)],
    ArrowUp: [Math.max(0, row - 1), lot],
    ArrowDown: [Math.min(ROWS.length - 1, row + 1), lot],
    Home: [row, 0],
    End: [row, last],
  };
  return steps[key] ?? null;
}
