/** The 120 districts, read from the same file the rules read. */

import districts from '../data/districts.toml?raw';
import type { Gain, Resource, Type } from './view';

export interface Tile {
  name: string;
  type: Type;
  pile: number;
  cost: number[];
  points: number[]; // what each cost brings, where there are several
  needs: Record<Resource, number>;
  supplied: Gain;
  built: Gain & { parks: number; ponds: number };
  neighbours: (Gain & { type: Type }) | null;
  each: { type: Type; points: number } | null;
}

const NOTHING: Gain = { money: 0, points: 0, goods: 0 };
const NO_NEEDS: Tile['needs'] = { electricity: 0, water: 0, goods: 0 };
const NOTHING_BUILT: Tile['built'] = { ...NOTHING, parks: 0, ponds: 0 };

/** The little of TOML that the file uses: names, lists, and tables on one line. */
export function parse(source: string): Map<string, Tile> {
  const found = new Map<string, Tile>();
  let row: Partial<Record<keyof Tile, unknown>> = {};
  for (const line of source.split('\n')) {
    const head = /^\[\[pile(\d)\.tiles\]\]/.exec(line);
    if (line.startsWith('[')) row = head ? { pile: Number(head[1]) } : {};
    const [, key, value] = /^(\w+) = ([^#]+)/.exec(line) ?? [];
    if (!key || !value || row.pile === undefined) continue;
    row[key as keyof Tile] = JSON.parse(value.replace(/(\w+) = /g, '"$1": '));
    if (key === 'cost') found.set(String(row.name), row as unknown as Tile);
  }
  for (const [name, tile] of found) found.set(name, whole(tile));
  return found;
}

function whole(tile: Tile): Tile {
  return {
    ...tile,
    points: tile.points ?? [],
    needs: { ...NO_NEEDS, ...tile.needs },
    supplied: { ...NOTHING, ...tile.supplied },
    built: { ...NOTHING_BUILT, ...tile.built },
    neighbours: tile.neighbours ? { ...NOTHING, ...tile.neighbours } : null,
    each: tile.each ?? null,
  };
}

export const TILES = parse(districts);

export function tileOf(name: string): Tile {
  return TILES.get(name)!;
}

const RANKS = new Map([...TILES.keys()].map((name, i) => [name, i]));

/** As the box lists them, type by type. */
export function inOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => RANKS.get(a)! - RANKS.get(b)!);
}

export function isSupplied(tile: Tile): boolean {
  return Object.values(tile.needs).some((count) => count > 0);
}

/** Every cube a district needs, one by one. */
export function cubesOf(tile: Tile): Resource[] {
  return (Object.entries(tile.needs) as [Resource, number][]).flatMap(([resource, count]) => Array<Resource>(count).fill(resource));
}
