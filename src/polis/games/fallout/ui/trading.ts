/** What changes hands in deals, and what a deal would do. */

import type { Previewed } from '$lib/messages';
import type { Draft, Goods } from '$parts/street/trading.svelte';
import { ASSETS, CARD_ASSETS, GROUPS } from './box';
import { isWhole, NOBODY, type Fallout, type Offer, type Side } from './view';

/** A side of a deal that is only drafted: its cash is null until the server has told it. */
export type Drafted = Omit<Side, 'cash'> & { cash: number | null };

export function ownerOf(view: Fallout, asset: string): number {
  const deck = CARD_ASSETS.indexOf(asset);
  return deck < 0 ? (view.properties.find((one) => one.name === asset)?.owner ?? NOBODY) : view.seats.findIndex((one) => one.cards.includes(deck));
}

/** All that a player could put on the table, in the order of the board. */
export function assetsOf(view: Fallout, seat: number): string[] {
  return ASSETS.filter((asset) => ownerOf(view, asset) === seat);
}

export const GOODS: Goods<Fallout> = { all: ASSETS, ownerOf };

export function draftOf({ partner, things, money }: Offer): Draft {
  return { partner, things, money };
}

/** What a drafted deal does to its maker and to the partner; of what only the struck deal tells, nothing
 *  until the server has told it. */
export function sidesOf(view: Fallout, seat: number, { partner, things }: Draft, struck: Previewed | null): [Drafted, Drafted] {
  const after = struck && !struck.problem ? ({ ...view, ...struck.changed } as Fallout) : null;
  const side = (who: number, other: number): Drafted => ({
    gets: things.filter((one) => ownerOf(view, one) === other),
    gives: things.filter((one) => ownerOf(view, one) === who),
    cash: after?.seats[who]!.cash ?? null,
    interest: struck?.events.filter(({ event, args }) => event === 'interest_paid' && args['player'] === who).reduce((sum, { args }) => sum + Number(args['amount']), 0) ?? 0,
    completes: after ? GROUPS.filter((group) => isWhole(after, group, who) && !isWhole(view, group, who)) : [],
    breaks: after ? GROUPS.filter((group) => isWhole(view, group, who) && !isWhole(after, group, who)) : [],
  });
  return [side(seat, partner), side(partner, seat)];
}
