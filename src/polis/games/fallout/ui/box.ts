/** The board and its deeds, read from the same file the rules read. */

import { parse } from '$lib/toml';
import components from '../data/components.toml?raw';
import { SPACES } from './view';

export { parse };

const BOX = parse(components);
const table = (name: string) => BOX[name]!;
const numbers = (name: string, key: string) => table(name)[key] as number[];

export const SITES = table('sites')['names'] as string[];
const RENTS = table('deeds')['rents'] as number[][];
export const STATION_RENTS = numbers('stations', 'rents');
export const FACTORS = numbers('radios', 'factors');
export const SALARY = table('money')['salary'] as number;
export const GROUPS = [...(table('sites')['groups'] as string[]), 'station', 'radio'];
export const PROPERTIES = [...SITES, ...(table('stations')['names'] as string[]), ...(table('radios')['names'] as string[])];
/** What can change hands, by its number in an offer. */
export const ASSETS = [...PROPERTIES, 'guide_card', 'special_card'];
export const CARD_ASSETS = ['guide_card', 'special_card'];

/** The deck a card belongs to. */
export function deckOf(card: string): 'guide' | 'special' {
  return (table('guide')['names'] as string[]).includes(card) ? 'guide' : 'special';
}

export type Kind = 'go' | 'jail' | 'parking' | 'jailer' | 'guide' | 'special' | 'church' | 'brotherhood' | 'property';

function kindOf(space: number): Kind {
  const corners = ['go', 'jail', 'parking', 'jailer'] as const;
  if (space % 10 === 0) return corners[space / 10]!;
  if (numbers('spaces', 'guide').includes(space)) return 'guide';
  if (numbers('spaces', 'special').includes(space)) return 'special';
  const tax = numbers('spaces', 'taxes').indexOf(space);
  return tax === 0 ? 'church' : tax === 1 ? 'brotherhood' : 'property';
}

export const KINDS: readonly Kind[] = Array.from({ length: SPACES }, (_, space) => kindOf(space));
const TAXES: Partial<Record<Kind, number>> = { church: numbers('money', 'taxes')[0], brotherhood: numbers('money', 'taxes')[1] };
export const taxOf = (kind: Kind): number => TAXES[kind] ?? 0;

/** Bare, with one to four shacks, with a vault; empty for what is not built on. */
export function rentsOf(name: string): number[] {
  return RENTS[SITES.indexOf(name)] ?? [];
}

/** Which facts of a deed are not from the rulebook. */
export function isReconstructed(name: string): boolean {
  return SITES.includes(name) && table('sites')['source'] === 'reconstruction';
}
