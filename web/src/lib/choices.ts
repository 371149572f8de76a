/** Boxes of legal moves, sorted into the widgets that can draw them. */

import type { Box, DomainInfo, TextArg } from './messages';

const LONG = 3; // numbers from which a range is better slid than listed
const LISTED = 12; // moves of one kind that are still read at a glance

export type Widget =
  | { widget: 'button'; kind: string; move: string }
  | { widget: 'range'; kind: string; arg: TextArg; low: number; high: number }
  | { widget: 'list'; kind: string; moves: string[] }
  | { widget: 'steps'; kind: string; args: TextArg[]; moves: string[][] };

/** Every combination of the values of a box. */
export function combinations(box: Box): string[][] {
  return box.args.reduce<string[][]>(
    (rows, arg) => rows.flatMap((row) => arg.values.map((value) => [...row, value])),
    [[]],
  );
}

export function written(kind: string, values: readonly string[]): string {
  return [kind, ...values].join(' ');
}

/** A move with a payload: `propose 2 : 1 0 0 1`. */
export function dealt(kind: string, values: readonly string[], print: readonly number[]): string {
  return `${written(kind, values)} : ${print.join(' ')}`;
}

/** Every value of a domain as it is written. */
export function values({ names, low, high }: DomainInfo): string[] {
  return names.length ? names : Array.from({ length: high - low + 1 }, (_, i) => String(low + i));
}

/** Every legal move, in notation. */
export function moves(boxes: readonly Box[]): string[] {
  return boxes.flatMap((box) => combinations(box).map((values) => written(box.move, values)));
}

/** The moves of the smallest boxes, as long as there are not too many of them together. */
export function few(boxes: readonly Box[], most: number): string[] {
  const count = (box: Box) => box.args.reduce((product, arg) => product * arg.values.length, 1);
  const chosen = [...boxes].sort((a, b) => count(a) - count(b)).filter((box) => (most -= count(box)) >= 0);
  return moves(chosen);
}

/** Whether a move is among the boxes, without spelling them out. */
export function allows(boxes: readonly Box[], move: string): boolean {
  const [kind, ...values] = move.split(' ');
  return boxes.some(
    (box) =>
      box.move === kind &&
      box.args.length === values.length &&
      box.args.every((arg, i) => arg.values.includes(values[i]!)),
  );
}

/** A run of whole numbers without gaps, or nothing. */
export function run(values: readonly string[]): [number, number] | null {
  if (values.length < LONG || !values.every((value) => /^-?\d+$/.test(value))) return null;
  const numbers = values.map(Number).sort((a, b) => a - b);
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  return high - low + 1 === new Set(numbers).size ? [low, high] : null;
}

function widgetOf(kind: string, boxes: Box[]): Widget {
  const args = boxes[0]!.args;
  const rows = boxes.flatMap(combinations);
  if (!args.length) return { widget: 'button', kind, move: kind };
  const only = args.length === 1 ? args[0]! : null;
  const range = only && only.domain !== 'seat' ? run(rows.map((row) => row[0]!)) : null;
  if (only && range) return { widget: 'range', kind, arg: only, low: range[0], high: range[1] };
  if (rows.length <= LISTED || only) {
    const listed = rows.map((row) => written(kind, row));
    return listed.length === 1
      ? { widget: 'button', kind, move: listed[0]! }
      : { widget: 'list', kind, moves: listed };
  }
  return { widget: 'steps', kind, args, moves: rows };
}

/** One widget for each kind of move, in the order the server gave them. */
export function widgets(boxes: readonly Box[]): Widget[] {
  const kinds = [...new Set(boxes.map((box) => box.move))];
  return kinds.map((kind) => widgetOf(kind, boxes.filter((box) => box.move === kind)));
}

/** Amounts worth a button of their own beside a slider. */
export function quickPicks(low: number, high: number): number[] {
  const middle = Math.round((low + high) / 2);
  const near = [low, low + 1, low + 2, middle, high].filter((n) => n >= low && n <= high);
  return [...new Set(near)].sort((a, b) => a - b);
}
