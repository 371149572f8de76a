/** What the server shows of Bibs: the shape of `polis.games.bibs.view`. */

import type { View } from '$lib/board';

export const NOBODY = -1;
export const BANK = -2;
export const TOP = 5; // three upgrades, then two networks
export const UPGRADES = 3;

export interface Player {
  cash: number;
  money: number; // as the goal counts it
  position: string;
  parked: boolean;
  plots: number;
  hand: string[];
  received: string[]; // cards that may not stay in hand: down by the next roll, or given away
  alive: boolean;
  ruined: number;
  offers_left: number;
}

export interface Plot {
  cell: string;
  city: boolean;
  price: number;
  owner: number;
  firm: string | null;
  fresh: boolean; // nothing may be put on it this turn
}

export interface Unit {
  price: number;
  full_price: number;
  rent: number;
  concern: boolean;
  open: boolean; // the group is whole, or in a holding
  gap: boolean;
  built: boolean; // this turn already
  now: boolean;
}

export interface Firm {
  name: string;
  group: string;
  eco: boolean;
  holder: number;
  plot: string | null;
  level: number;
  cheap: number[];
  rent: number;
  nominal: number;
  half: number;
  units_half: number;
  moved: boolean;
  next: Unit | null;
}

export interface Leaving {
  firm: string;
  holder: number;
  half: number;
  units: number;
  units_half: number;
}

export interface Group {
  name: string;
  firms: string[];
  price: number;
  units: number[];
  rents: number[];
  bases: string[];
  holders: number[];
  holding: number[];
  bank: boolean; // has a part in the holding
  concern: number[];
  leaving: Leaving[];
}

export interface Pact {
  kind: 'holding' | 'arrow';
  subject: string;
  asker: number;
  party: number[];
  waiting: number[];
}

export interface Offer {
  maker: number;
  partner: number;
  money: number; // above zero the maker pays
  plots: string[];
  cards: string[];
  extra: number[];
  sides: [{ cash: number; plots: number }, { cash: number; plots: number }];
}

export interface Bibs extends View {
  phase: string;
  turn: number;
  decider: number;
  starter: number;
  round: number;
  rounds: number; // 0 without a limit
  open_ended: boolean; // those are the fewest, and time must be called
  goal: 'rounds' | 'sum' | 'ruin' | 'time';
  sum: number;
  dice: 1 | 2; // of the one whose turn it is
  doubler: number;
  seats: Player[];
  plots: Plot[];
  firms: Firm[];
  groups: Group[];
  arrows: string[];
  debt: { amount: number; creditor: number } | null;
  pact: Pact | null;
  offers: Offer[];
  bank: number;
  called: number[];
}

export function plotAt(view: Bibs, cell: string): Plot | null {
  return view.plots.find((one) => one.cell === cell) ?? null;
}

export function firmNamed(view: Bibs, name: string): Firm {
  return view.firms.find((one) => one.name === name)!;
}

export function firmAt(view: Bibs, cell: string): Firm | null {
  const name = plotAt(view, cell)?.firm;
  return name ? firmNamed(view, name) : null;
}

export function groupNamed(view: Bibs, name: string): Group {
  return view.groups.find((one) => one.name === name)!;
}

export function firmsOf(view: Bibs, group: string): Firm[] {
  return view.firms.filter((one) => one.group === group);
}

/** How many firms of a group a player has on plots. */
export function standingOf(view: Bibs, group: string, seat: number): number {
  return firmsOf(view, group).filter((one) => one.holder === seat && one.plot).length;
}

/** Whether all three firms of a group stand on plots of one player. */
export function isWhole(view: Bibs, group: string, seat: number): boolean {
  return seat >= 0 && standingOf(view, group, seat) === 3;
}

/** Whether the firms of a group stand on plots of several players, who could form a holding. */
export function isShared(view: Bibs, group: string): boolean {
  const firms = firmsOf(view, group);
  return firms.every((one) => one.plot && one.holder >= 0) && new Set(firms.map((one) => one.holder)).size > 1;
}

export function isBound(view: Bibs, group: string): boolean {
  return groupNamed(view, group).holding.length > 0;
}
