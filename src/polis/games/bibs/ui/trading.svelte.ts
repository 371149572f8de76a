/** The deal a player is putting together: with whom, what goes which way, and what it would do.
 *  A thing is a cell, for a plot with all that stands on it, or a firm, for its card in hand. */

import { dealt } from '$lib/choices';
import { FIRMS, GROUPS, groupOf, PLOTS } from './box';
import { firmsOf, groupNamed, isBound, NOBODY, plotAt, type Bibs, type Offer } from './view';

export interface Draft {
  partner: number; // -1: not chosen yet
  things: string[]; // of both
  money: number; // above zero I pay
}

export interface Side {
  gives: string[];
  gets: string[];
  cash: number;
  plots: number;
  completes: string[]; // groups
  breaks: string[];
  ends: string[]; // groups whose holding would end
}

const NONE: Draft = { partner: -1, things: [], money: 0 };
const isPlot = (thing: string) => PLOTS.includes(thing);

export class Trading {
  draft = $state.raw<Draft>(NONE);

  clear(): void {
    this.draft = NONE;
  }

  choose(partner: number): void {
    if (partner !== this.draft.partner) this.draft = { ...NONE, partner };
  }

  toggle(thing: string): void {
    const { things } = this.draft;
    this.draft = { ...this.draft, things: things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing] };
  }

  pay(money: number): void {
    this.draft = { ...this.draft, money };
  }

  /** Begin with what another has offered, seen from my side. */
  counter(offer: Offer): void {
    this.draft = { partner: offer.maker, things: [...offer.plots, ...offer.cards], money: -offer.money };
  }

  /** Things that are no longer either's leave the table. */
  settle(view: Bibs, seat: number): void {
    const { partner, things } = this.draft;
    if (partner < 0) return;
    if (!view.seats[partner]?.alive) this.clear();
    else {
      const kept = things.filter((one) => [seat, partner].includes(ownerOf(view, one)) && isTradable(view, one));
      if (kept.length < things.length) this.draft = { ...this.draft, things: kept };
    }
  }
}

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

export function written({ partner, things, money }: Draft): string {
  const print = [...PLOTS, ...FIRMS].flatMap((thing, i) => (things.includes(thing) ? [i] : []));
  return dealt('offer', [String(partner + 1)], [money, ...print]);
}

/** The written draft read back, null if the move is no offer. */
export function readOffer(move: string): Draft | null {
  const [, partner, print] = /^offer (\d+) : ([-\d ]+)$/.exec(move) ?? [];
  if (!partner || !print) return null;
  const [money = 0, ...things] = print.split(' ').map(Number);
  return { partner: Number(partner) - 1, money, things: things.map((i) => [...PLOTS, ...FIRMS][i]!) };
}

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
