/** Where the cells lie: an oblong ring from the right lower corner clockwise, and the City within it,
 *  entered from the opposite corner. */

import { BRIDGE, isCity, WAY } from './box';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cell extends Box {
  name: string;
  city: boolean;
}

export interface Town {
  width: number;
  height: number;
  cells: Record<string, Cell>;
  city: Box;
  hole: Box; // within the City
  panel: Box; // beside or below the City
  inside: Box; // all that the outer ring leaves
  gap: number;
}

/** Columns and rows of the ring and of the City: for a room that is broad, and for one that is not. */
const BROAD = { ring: [15, 9], city: [5, 7] } as const;
const TALL = { ring: [10, 14], city: [8, 4] } as const;
const TURN = 1.15; // width by height from which a room is broad
const UPRIGHT = [480, 1.7] as const; // a phone in the hand keeps one plan, however high its sheet grows

export function isBroad(width: number, height: number): boolean {
  return width / height > (width < UPRIGHT[0] ? UPRIGHT[1] : TURN);
}

/** Column and row of step i on the border of a grid; clockwise from the right lower corner. */
export function clockwise(i: number, columns: number, rows: number): [number, number] {
  const [right, low] = [columns - 1, rows - 1];
  if (i <= right) return [right - i, low];
  if (i <= right + low) return [0, low - (i - right)];
  if (i <= 2 * right + low) return [i - right - low, 0];
  return [right, i - 2 * right - low];
}

/** The other way about, from the left upper corner. */
export function counterclockwise(i: number, columns: number, rows: number): [number, number] {
  const [right, low] = [columns - 1, rows - 1];
  if (i <= low) return [0, i];
  if (i <= low + right) return [i - low, low];
  if (i <= 2 * low + right) return [right, 2 * low + right - i];
  return [2 * low + 2 * right - i, 0];
}

function within(box: Box, columns: number, rows: number, [column, row]: [number, number]): Box {
  const [width, height] = [box.width / columns, box.height / rows];
  return { x: box.x + column * width, y: box.y + row * height, width, height };
}

function inset({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

export function town(width: number, height: number): Town {
  const broad = isBroad(width, height);
  const plan = broad ? BROAD : TALL;
  const [columns, rows] = plan.ring;
  const [wide, high] = plan.city;
  const whole = { x: 0, y: 0, width, height };
  const [across, down] = [width / columns, height / rows];
  const gap = Math.max(8, Math.min(across, down) * 0.2); // laid arrows run there
  const inside = inset(inset(whole, across, down), gap);
  const city = broad ? { ...inside, width: across * wide } : { ...inside, height: down * high };
  const panel = broad
    ? { ...inside, x: city.x + city.width + gap, width: inside.width - city.width - gap }
    : { ...inside, y: city.y + city.height + gap, height: inside.height - city.height - gap };
  const cells: Record<string, Cell> = {};
  for (const name of WAY) {
    const i = Number(name.slice(1));
    const box = isCity(name) ? within(city, wide, high, counterclockwise(i, wide, high)) : within(whole, columns, rows, clockwise(i, columns, rows));
    cells[name] = { name, city: isCity(name), ...box };
  }
  const hole = inset(city, city.width / wide, city.height / high);
  return { width, height, cells, city, hole, panel, inside, gap };
}

export function middle({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2];
}

/** From which cell to which the two bridges lead. */
export const BRIDGES: readonly [string, string][] = [
  [`o${BRIDGE}`, 'c0'],
  ['c19', `o${BRIDGE + 1}`],
];

/** A single token stands to one side, so that what is drawn on the cell can be seen beside it. */
function aside(cell: Cell, size: number): { x: number; y: number } {
  const [x, y] = middle(cell);
  return cell.width >= cell.height ? { x: cell.x + size / 2 + 1, y } : { x, y: cell.y + size / 2 + 1 };
}

/** Where token number i of n stands on its cell. */
export function standing(cell: Cell, size: number, i: number, n: number): { x: number; y: number } {
  const [x, y] = middle(cell);
  if (n === 1) return aside(cell, size);
  const each = n > 3 ? 3 : cell.width > cell.height * 0.9 ? n : Math.min(n, 2);
  const rows = Math.ceil(n / each);
  const across = Math.min(size * 0.8, (cell.width - size * 0.7) / Math.max(1, each - 1));
  const down = Math.min(size * 0.7, (cell.height - size * 0.6) / Math.max(1, rows - 1));
  return { x: x + ((i % each) - (each - 1) / 2) * across, y: y + (Math.floor(i / each) - (rows - 1) / 2) * down };
}

type Point = readonly [number, number];

const HEAD = 13; // pixels, the least length of a head that can be seen

/** Where the street round the inside runs nearest to a cell; at a corner of the City on two sides. */
function doors({ inside, gap }: Town, cell: Cell): Point[] {
  const { x, y, width, height } = inset(inside, -gap / 2);
  const [cx, cy] = middle(cell);
  if (!cell.city) return [[Math.min(Math.max(cx, x), x + width), Math.min(Math.max(cy, y), y + height)]];
  const sides: Point[] = [[x, cy], [x + width, cy], [cx, y], [cx, y + height]];
  return sides.filter(([px, py]) => Math.abs(px - cx) < cell.width && Math.abs(py - cy) < cell.height);
}

/** The shorter way along the street from one point of it to another. */
function along({ inside, gap }: Town, from: Point, to: Point): Point[] {
  const { x, y, width, height } = inset(inside, -gap / 2);
  const corners: Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
  const round = 2 * (width + height);
  const at = ([px, py]: Point) => (py === y ? px - x : px === x + width ? width + py - y : py === y + height ? 2 * width + height + x - px : round + y - py);
  const ahead = (one: Point, start: Point) => (at(one) - at(start) + round) % round;
  const between = (start: Point, end: Point) => corners.filter((one) => ahead(one, start) > 0 && ahead(one, start) < ahead(end, start)).sort((a, b) => ahead(a, start) - ahead(b, start));
  return ahead(to, from) <= round / 2 ? [from, ...between(from, to), to] : [from, ...between(to, from).reverse(), to];
}

/** From a door to the nearest point of its cell, and beyond it. */
function into([x, y]: Point, cell: Cell, beyond: number): Point {
  const edge: Point = [Math.min(Math.max(x, cell.x), cell.x + cell.width), Math.min(Math.max(y, cell.y), cell.y + cell.height)];
  const way = Math.hypot(edge[0] - x, edge[1] - y);
  return [edge[0] + ((edge[0] - x) / way) * beyond, edge[1] + ((edge[1] - y) / way) * beyond];
}

function length(points: Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
}

/** The way of a laid arrow and its head. It keeps to the street between the ring and what lies inside:
 *  nothing may cross what is written on cells or in the City. */
export function arrowWay(town: Town, tail: string, head: string): { line: Point[]; head: Point[] } {
  const [from, to] = [town.cells[tail]!, town.cells[head]!];
  const ways = doors(town, from).flatMap((start) => doors(town, to).map((end) => along(town, start, end)));
  const way = ways.reduce((best, one) => (length(one) < length(best) ? one : best));
  const [start, end] = [way[0]!, way.at(-1)!];
  const [tip, long] = [into(end, to, Math.max(0, HEAD - town.gap)), Math.max(HEAD, town.gap)];
  const far = Math.hypot(tip[0] - end[0], tip[1] - end[1]);
  const [dx, dy] = [((tip[0] - end[0]) / far) * long, ((tip[1] - end[1]) / far) * long];
  const base: Point = [tip[0] - dx, tip[1] - dy];
  return { line: [into(start, from, 2), ...way], head: [tip, [base[0] - dy * 0.45, base[1] + dx * 0.45], [base[0] + dy * 0.45, base[1] - dx * 0.45]] };
}
