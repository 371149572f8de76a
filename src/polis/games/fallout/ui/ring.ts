/** Where the forty spaces lie on an oblong ring: from the right lower corner clockwise. */

import { SPACES } from './view';

export type Edge = 'bottom' | 'left' | 'top' | 'right';
export const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

export interface Cell {
  space: number;
  edge: Edge;
  corner: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ring {
  width: number;
  height: number;
  depth: number;
  cells: Cell[];
}

export function ring(width: number, height: number, depth: number): Ring {
  const cells = Array.from({ length: SPACES }, (_, space) => cell(space, width, height, depth));
  return { width, height, depth, cells };
}

function cell(space: number, width: number, height: number, depth: number): Cell {
  const side = Math.floor(space / 10);
  const along = space % 10;
  const edge = EDGES[side]!;
  const [across, down] = [(width - 2 * depth) / 9, (height - 2 * depth) / 9];
  const corner = along === 0;
  const far = { x: width - depth, y: height - depth };
  if (corner) {
    const x = side === 0 || side === 3 ? far.x : 0;
    const y = side < 2 ? far.y : 0;
    return { space, edge, corner, x, y, width: depth, height: depth };
  }
  if (edge === 'bottom') return { space, edge, corner, x: far.x - along * across, y: far.y, width: across, height: depth };
  if (edge === 'left') return { space, edge, corner, x: 0, y: far.y - along * down, width: depth, height: down };
  if (edge === 'top') return { space, edge, corner, x: depth + (along - 1) * across, y: 0, width: across, height: depth };
  return { space, edge, corner, x: far.x, y: depth + (along - 1) * down, width: depth, height: down };
}

/** The strip of a space that lies inwards: where buildings stand and the colour is. */
export function band({ edge, x, y, width, height }: Cell, thick: number): { x: number; y: number; width: number; height: number } {
  if (edge === 'bottom') return { x, y, width, height: thick };
  if (edge === 'top') return { x, y: y + height - thick, width, height: thick };
  if (edge === 'left') return { x: x + width - thick, y, width: thick, height };
  return { x, y, width: thick, height };
}

/** Where token number i of n stands: all of them together stay on the space. */
export function standing(cell: Cell, thick: number, size: number, i: number, n: number): { x: number; y: number } {
  const upright = cell.edge === 'bottom' || cell.edge === 'top';
  const [length, breadth] = upright ? [cell.width, cell.height] : [cell.height, cell.width];
  const rows = n > 3 ? 2 : 1;
  const each = Math.ceil(n / rows);
  const gap = Math.min(size * 0.9, (length - size * 0.8) / Math.max(1, each - 1));
  const along = length / 2 + ((i % each) - (each - 1) / 2) * gap;
  const free = (breadth - thick) / 2;
  const deep = free + (rows > 1 ? (Math.floor(i / each) - 0.5) * Math.min(size * 0.9, breadth - thick - size) : 0);
  if (cell.edge === 'bottom') return { x: cell.x + along, y: cell.y + thick + deep };
  if (cell.edge === 'top') return { x: cell.x + along, y: cell.y + deep };
  if (cell.edge === 'left') return { x: cell.x + deep, y: cell.y + along };
  return { x: cell.x + thick + deep, y: cell.y + along };
}

/** The spaces a token walks over, the last one included. */
export function walk(from: number, to: number): number[] {
  const ahead = (to - from + SPACES) % SPACES;
  const back = SPACES - ahead;
  if (back <= 3 && back > 0) return Array.from({ length: back }, (_, i) => (from - 1 - i + SPACES) % SPACES);
  return Array.from({ length: ahead }, (_, i) => (from + 1 + i) % SPACES);
}
