/** What changes hands in deals, and what a deal would do.
 *  A thing is a cell, for a plot with all that stands on it, or a firm, for its card in hand. */

import type { Draft, Goods } from '$parts/street/trading.svelte';
import { FIRMS, GROUPS, groupOf, PLOTS } from './box';
import { firmsOf, groupNamed, isBound, NOBODY, plotAt, type Bibs, type Offer } from './view';

export interface Side {
  gives: string[];
  gets: string[];
  cash: number;
  plots: number;
  completes: string[]; // groups
  breaks: string[];
  ends: string[]; // groups whose holding would end
}

const isPlot = (thing: string) => PLOTS.includes(thing);

export function ownerOf(view: Bibs, thing: string): number {
  if (isPlot(thing)) return plotAt(view, thing)?.owner ?? NOBODY;
  return view.seats.findIndex((one) => one.hand.includes(thing));
}

export function firmIn(view: Bibs, thing: string): string | null {
  return isPlot(thing) ? (plotAt(view, thing)?.firm ?? null) : thing;
}

/** A firm of a holding in which the bank has a part goes to nobody but the bank. */
export function isTradable(view: Bibs, thing: string): boolean {
  const firm = isPlot(thing) ? plotAt(view, thing)?.firm : null;
  return !firm || !groupNamed(view, groupOf(firm)).bank;
}

/** All that a player could put on the table: businesses first, then bare plots, then cards. */
export function thingsOf(view: Bibs, seat: number): string[] {
  const plots = view.plots.filter((one) => one.owner === seat);
  const businesses = FIRMS.flatMap((name) => plots.filter((one) => one.firm === name).map((one) => one.cell));
  return [...businesses, ...plots.filter((one) => !one.firm).map((one) => one.cell), ...(view.seats[seat]?.hand ?? [])];
}

export const GOODS: Goods<Bibs> = { all: [...PLOTS, ...FIRMS], ownerOf, isTradable };

export function draftOf(offer: Offer): Draft {
  return { partner: offer.partner, things: [...offer.plots, ...offer.cards], money: offer.money };
}

/** What a deal does to one of the two. */
export function sideOf(view: Bibs, seat: number, other: number, { things }: Draft, pays: number): Side {
  const gives = things.filter((one) => ownerOf(view, one) === seat);
  const gets = things.filter((one) => ownerOf(view, one) === other);
  const own = view.seats[seat]!;
  const has = (group: string) => firmsOf(view, group).every((one) => one.plot && ((one.holder === seat && !gives.includes(one.plot)) || gets.includes(one.plot)));
  const had = (group: string) => firmsOf(view, group).every((one) => one.plot && one.holder === seat);
  const outside = (group: string) => firmsOf(view, group).some((one) => one.plot && gets.includes(one.plot)) && !groupNamed(view, group).holding.includes(seat);
  return {
    gives, gets,
    cash: own.cash - pays,
    plots: own.plots + gets.filter(isPlot).length - gives.filter(isPlot).length,
    completes: GROUPS.filter((group) => has(group) && !had(group)),
    breaks: GROUPS.filter((group) => had(group) && !has(group)),
    ends: GROUPS.filter((group) => isBound(view, group) && outside(group)),
  };
}

export function sidesOf(view: Bibs, seat: number, draft: Draft): [Side, Side] {
  return [sideOf(view, seat, draft.partner, draft, draft.money), sideOf(view, draft.partner, seat, draft, -draft.money)];
}
