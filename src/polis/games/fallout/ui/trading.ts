/** What changes hands in deals, and what a deal would do. */

import type { Draft, Goods } from '$parts/street/trading.svelte';
import { ASSETS, CARD_ASSETS } from './box';
import { inOrder } from './stage';
import { groupOf, interestOf, isBuilt, named, NOBODY, type Fallout, type Offer, type Side } from './view';

export function ownerOf(view: Fallout, asset: string): number {
  const deck = CARD_ASSETS.indexOf(asset);
  return deck < 0 ? (view.properties.find((one) => one.name === asset)?.owner ?? NOBODY) : view.seats.findIndex((one) => one.cards.includes(deck));
}

export function isTradable(view: Fallout, asset: string): boolean {
  return CARD_ASSETS.includes(asset) || !isBuilt(view, named(view, asset).group);
}

/** All that a player could put on the table, in the order of the board. */
export function assetsOf(view: Fallout, seat: number): string[] {
  return ASSETS.filter((asset) => ownerOf(view, asset) === seat);
}

export const GOODS: Goods<Fallout> = { all: ASSETS, ownerOf, isTradable };

export function draftOf({ partner, things, money }: Offer): Draft {
  return { partner, things, money };
}

/** What a deal does to one of the two, as the rules count it. */
export function sideOf(view: Fallout, seat: number, other: number, { things }: Draft, pays: number): Side {
  const gives = things.filter((one) => ownerOf(view, one) === seat);
  const gets = things.filter((one) => ownerOf(view, one) === other);
  const lots = (names: string[]) => names.filter((one) => !CARD_ASSETS.includes(one)).map((one) => named(view, one));
  const interest = lots(gets).reduce((sum, one) => sum + interestOf(one), 0);
  const groups = inOrder([...lots(gets), ...lots(gives)].map((one) => one.group));
  const has = (group: string, now: boolean) =>
    groupOf(view, group).every((one) => (now ? (one.owner === seat && !gives.includes(one.name)) || gets.includes(one.name) : one.owner === seat));
  return {
    gets, gives, interest,
    cash: view.seats[seat]!.cash - pays - interest,
    completes: groups.filter((group) => has(group, true) && !has(group, false)),
    breaks: groups.filter((group) => !has(group, true) && has(group, false)),
  };
}

export function sidesOf(view: Fallout, seat: number, draft: Draft): [Side, Side] {
  return [sideOf(view, seat, draft.partner, draft, draft.money), sideOf(view, draft.partner, seat, draft, -draft.money)];
}
