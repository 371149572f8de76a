/** What changes hands in deals, and what a deal would do.
 *  A thing is a cell, for a plot with all that stands on it, or a firm, for its card in hand. */

import type { Previewed } from '$lib/messages';
import type { Draft, Goods } from '$parts/street/trading.svelte';
import { FIRMS, GROUPS, PLOTS } from './box';
import { isBound, isWhole, NOBODY, plotAt, type Bibs, type Offer } from './view';

export interface Side {
  gives: string[];
  gets: string[];
  cash: number | null; // null until the server has told it
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

/** All that a player could put on the table: businesses first, then bare plots, then cards. */
export function thingsOf(view: Bibs, seat: number): string[] {
  const plots = view.plots.filter((one) => one.owner === seat);
  const businesses = FIRMS.flatMap((name) => plots.filter((one) => one.firm === name).map((one) => one.cell));
  return [...businesses, ...plots.filter((one) => !one.firm).map((one) => one.cell), ...(view.seats[seat]?.hand ?? [])];
}

export const GOODS: Goods<Bibs> = { all: [...PLOTS, ...FIRMS], ownerOf };

export function draftOf(offer: Offer): Draft {
  return { partner: offer.partner, things: [...offer.plots, ...offer.cards], money: offer.money };
}

/** What a deal does to its maker and to the partner, as it would be struck; until the server has told
 *  that, only what changes hands. */
export function sidesOf(view: Bibs, seat: number, { partner, things }: Draft, struck: Previewed | null): [Side, Side] {
  const after = struck && !struck.problem ? ({ ...view, ...struck.changed } as Bibs) : null;
  const gone = (was: (view: Bibs, group: string) => boolean) => (after ? GROUPS.filter((group) => was(view, group) && !was(after, group)) : []);
  const side = (who: number, other: number): Side => ({
    gives: things.filter((one) => ownerOf(view, one) === who),
    gets: things.filter((one) => ownerOf(view, one) === other),
    cash: after?.seats[who]!.cash ?? null,
    plots: (after ?? view).seats[who]!.plots,
    completes: gone((seen, group) => !isWhole(seen, group, who)),
    breaks: gone((seen, group) => isWhole(seen, group, who)),
    ends: gone(isBound),
  });
  return [side(seat, partner), side(partner, seat)];
}

/** The sides of an offer that waits: what its acceptance does is told to the one who may accept it, to
 *  the others what it leaves both. */
export function sidesIn(view: Bibs, offer: Offer, struck: Previewed | null): [Side, Side] {
  const [maker, partner] = sidesOf(view, offer.maker, draftOf(offer), struck);
  return [{ ...maker, ...offer.sides[0] }, { ...partner, ...offer.sides[1] }];
}
