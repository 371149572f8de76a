/** Where the forty spaces lie on an oblong ring: from the right lower corner clockwise. */

import { SPACES } from './view';

export type Edge = 'bottom' | 'left' | 'top' | 'right';
export const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

export interface Cell extends Oblong {
  space: number;
  edge: Edge;
  corner: boolean;
}

export interface Ring {
  width: number;
  height: number;
  cells: Cell[];
}

/** `side` is the breadth of the columns left and right, `depth` the height of the rows. */
export function ring(width: number, height: number, side: number, depth: number): Ring {
  return { width, height, cells: Array.from({ length: SPACES }, (_, space) => cell(space, width, height, side, depth)) };
}

function cell(space: number, width: number, height: number, side: number, depth: number): Cell {
  const at = Math.floor(space / 10);
  const along = space % 10;
  const edge = EDGES[at]!;
  const [across, down] = [(width - 2 * side) / 9, (height - 2 * depth) / 9];
  const [right, low] = [width - side, height - depth];
  if (along === 0) {
    return { space, edge, corner: true, x: at === 0 || at === 3 ? right : 0, y: at < 2 ? low : 0, width: side, height: depth };
  }
  const upright = { space, edge, corner: false, width: across, height: depth };
  const lying = { space, edge, corner: false, width: side, height: down };
  if (edge === 'bottom') return { ...upright, x: right - along * across, y: low };
  if (edge === 'left') return { ...lying, x: 0, y: low - along * down };
  if (edge === 'top') return { ...upright, x: side + (along - 1) * across, y: 0 };
  return { ...lying, x: right, y: depth + (along - 1) * down };
}
export interface Oblong {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The strip of a space that lies inwards: where buildings stand and the colour is. */
export function band({ edge, x, y, width, height }: Oblong & { edge: Edge }, thick: number): Oblong {
  if (edge === 'bottom') return { x, y, width, height: thick };
  if (edge === 'top') return { x, y: y + height - thick, width, height: thick };
  if (edge === 'left') return { x: x + width - thick, y, width: thick, height };
  return { x, y, width: thick, height };
}

/** A band with some of the ground before it, where a building leans over the inner edge. */
export function ground(cell: Cell, thick: number, lean: number): Oblong {
  const { x, y, width, height } = band(cell, thick);
  if (cell.edge === 'bottom') return { x, y: y - lean, width, height: height + lean };
  if (cell.edge === 'top') return { x, y, width, height: height + lean };
  if (cell.edge === 'left') return { x, y, width: width + lean, height };
  return { x: x - lean, y, width: width + lean, height };
}

/** So many squares on an oblong, as large as they can be: each lies over a quarter of the one before it. */
export function crowd({ x, y, width, height }: Oblong, count: number): { x: number; y: number; size: number }[] {
  const [ACROSS, DOWN] = [0.75, 0.9];
  const layouts = [1, 2, Math.max(1, count)].map((columns) => {
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: Math.min(width / (1 + ACROSS * (columns - 1)), height / (1 + DOWN * (rows - 1))) };
  });
  const { columns, rows, size } = layouts.reduce((best, one) => (one.size > best.size ? one : best));
  const [wide, high] = [size * (1 + ACROSS * (columns - 1)), size * (1 + DOWN * (rows - 1))];
  const [left, top] = [x + (width - wide) / 2, y + (height - high) / 2];
  return Array.from({ length: count }, (_, i) => ({ x: left + (i % columns) * ACROSS * size, y: top + Math.floor(i / columns) * DOWN * size, size }));
}

/** Where token number i of n stands: all of them together on their space, so far from its inner edge. */
export function standing(cell: Cell, deep: number, size: number, i: number, n: number): { x: number; y: number } {
  const upright = cell.edge === 'bottom' || cell.edge === 'top';
  const length = upright || cell.corner ? cell.width : cell.height;
  const rows = n > 3 ? 2 : 1;
  const each = Math.ceil(n / rows);
  const gap = Math.min(size * 0.9, (length - size * 0.8) / Math.max(1, each - 1));
  const along = length / 2 + ((i % each) - (each - 1) / 2) * gap;
  const inner = deep + (rows > 1 ? (Math.floor(i / each) - 0.5) * size * 0.8 : 0);
  if (cell.corner) return { x: cell.x + along, y: cell.y + inner };
  if (cell.edge === 'bottom') return { x: cell.x + along, y: cell.y + inner };
  if (cell.edge === 'top') return { x: cell.x + along, y: cell.y + cell.height - inner };
  if (cell.edge === 'left') return { x: cell.x + cell.width - inner, y: cell.y + along };
  return { x: cell.x + inner, y: cell.y + along };
}

/** The spaces a token walks over, the last one included. */
export function walk(from: number, to: number): number[] {
  const ahead = (to - from + SPACES) % SPACES;
  const back = SPACES - ahead;
  if (back <= 3 && back > 0) return Array.from({ length: back }, (_, i) => (from - 1 - i + SPACES) % SPACES);
  return Array.from({ length: ahead }, (_, i) => (from + 1 + i) % SPACES);
}
