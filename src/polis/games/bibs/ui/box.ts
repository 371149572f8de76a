/** The board, read from the same file the rules read. */

import { parse } from '$lib/toml';
import components from '../data/components.toml?raw';

const BOX = parse(components);
const table = (name: string) => BOX[name]!;
const texts = (name: string, key: string) => table(name)[key] as string[];
const numbers = (name: string, key: string) => table(name)[key] as number[];

export type Kind = 'plot' | 'start' | 'tax' | 'metro' | 'order' | 'parking';
const SPECIAL = ['tax', 'metro', 'order', 'parking'] as const;

export const OUTER = table('board')['outer'] as number;
export const CITY = table('board')['city'] as number;
export const BRIDGE = table('board')['bridge'] as number;

/** The way round: outer cells to the bridge, the City, the other outer cells. */
export const WAY: readonly string[] = [
  ...Array.from({ length: BRIDGE + 1 }, (_, i) => `o${i}`),
  ...Array.from({ length: CITY }, (_, i) => `c${i}`),
  ...Array.from({ length: OUTER - BRIDGE - 1 }, (_, i) => `o${BRIDGE + 1 + i}`),
];

export function kindOf(cell: string): Kind {
  if (cell === table('board')['start']) return 'start';
  return SPECIAL.find((kind) => texts('board', kind).includes(cell)) ?? 'plot';
}

export const isCity = (cell: string): boolean => cell.startsWith('c');
/** Which of the metro stations a cell is, from 1; 0 if it is none. */
export const metroOf = (cell: string): number => texts('board', 'metro').indexOf(cell) + 1;

export interface Arrow {
  name: string;
  tail: string;
  head: string;
}
export const ARROWS: readonly Arrow[] = texts('arrows', 'names').map((name, i) => ({ name, tail: texts('arrows', 'tails')[i]!, head: texts('arrows', 'heads')[i]! }));

export const FARE = table('money')['metro'] as number;
export const TAX = table('money')['tax'] as number;
export const MOST_PLOTS = table('money')['most_plots'] as number;
export const PLOT_PRICES = numbers('money', 'plots');

/** By its number in an offer: plots in the order of the way, then cards in the order of the table. */
export const PLOTS: readonly string[] = WAY.filter((cell) => kindOf(cell) === 'plot');
export const FIRMS: readonly string[] = texts('groups', 'firms');
export const GROUPS: readonly string[] = texts('groups', 'names');
export const groupOf = (firm: string): string => GROUPS[Math.floor(FIRMS.indexOf(firm) / 3)]!;

export const isReconstructed = (name: 'board' | 'firms' | 'arrows'): boolean => table(name)['source'] === 'reconstruction';

/** The groups whose units a whole group makes cheaper. */
export function partnersOf(group: string): string[] {
  return texts('concerns', 'bases').flatMap((base, i) => (base === group ? [texts('concerns', 'partners')[i]!] : []));
}

/** Where the next step leads. */
export function onwards(cell: string, arrows: readonly string[]): string {
  const laid = ARROWS.find((one) => one.tail === cell && arrows.includes(one.name));
  return laid?.head ?? WAY[(WAY.indexOf(cell) + 1) % WAY.length]!;
}

/** The cells a token walks over, the last one included; empty if that is no short walk. */
export function walk(from: string, to: string, arrows: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = from; found.length < 12; ) {
    at = onwards(at, arrows);
    found.push(at);
    if (at === to) return found;
  }
  return [to];
}

/** Cells that arrows leave out: nobody who walks from Start comes to them. */
export function leftOut(arrows: readonly string[]): Set<string> {
  const found = new Set(WAY);
  for (let at: string = WAY[0]!; found.delete(at); ) at = onwards(at, arrows);
  return found;
}
