/** Names and small readings of what the server shows of Bibs. */

import type { BibsView as Bibs, FirmView as Firm, GroupView as Group, PlotView as Plot } from './shown';

export const NOBODY = -1;
export const BANK = -2;
export const TOP = 5; // three upgrades, then two networks
export const UPGRADES = 3;

export type {
  BibsView as Bibs,
  FirmView as Firm,
  GroupView as Group,
  OfferView as Offer,
  PactView as Pact,
  PlotView as Plot,
  SeatView as Player,
} from './shown';

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

/** Whether all firms of a group stand on plots of one player. */
export function isWhole(view: Bibs, group: string, seat: number): boolean {
  return view.seats[seat]?.wholes.includes(group) ?? false;
}

export function isBound(view: Bibs, group: string): boolean {
  return groupNamed(view, group).holding.length > 0;
}
