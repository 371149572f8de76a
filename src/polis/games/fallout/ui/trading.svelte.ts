/** The deal a player is putting together: with whom, what goes which way, and what it would do. */

import { dealt } from '$lib/choices';
import { ASSETS, CARD_ASSETS } from './box';
import { inOrder } from './stage';
import { groupOf, interestOf, isBuilt, named, NOBODY, type Fallout, type Offer, type Side } from './view';

export interface Draft {
  partner: number; // -1: not chosen yet
  things: string[]; // of both
  money: number; // above zero I pay
}

const NONE: Draft = { partner: -1, things: [], money: 0 };

export class Trading {
  draft = $state.raw<Draft>(NONE);

  clear(): void {
    this.draft = NONE;
  }

  choose(partner: number): void {
    if (partner !== this.draft.partner) this.draft = { ...NONE, partner };
  }

  toggle(asset: string): void {
    const { things } = this.draft;
    this.draft = { ...this.draft, things: things.includes(asset) ? things.filter((one) => one !== asset) : [...things, asset] };
  }

  pay(money: number): void {
    this.draft = { ...this.draft, money };
  }

  /** Begin with what another has offered, seen from my side. */
  counter(offer: Offer): void {
    this.draft = { partner: offer.maker, things: [...offer.things], money: -offer.money };
  }

  /** Things that are no longer either's, or have been built on, leave the table. */
  settle(view: Fallout, seat: number): void {
    const { partner, things } = this.draft;
    if (partner < 0) return;
    if (!view.seats[partner]?.alive) this.clear();
    else {
      const kept = things.filter((one) => [seat, partner].includes(ownerOf(view, one)) && isTradable(view, one));
      if (kept.length < things.length) this.draft = { ...this.draft, things: kept };
    }
  }
}

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

export function written({ partner, things, money }: Draft): string {
  const print = ASSETS.flatMap((asset, i) => (things.includes(asset) ? [i] : []));
  return dealt('offer', [String(partner + 1)], [money, ...print]);
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

/** The written draft read back, null if the move is no offer. */
export function readOffer(move: string): Draft | null {
  const [, partner, print] = /^offer (\d+) : ([-\d ]+)$/.exec(move) ?? [];
  if (!partner || !print) return null;
  const [money = 0, ...things] = print.split(' ').map(Number);
  return { partner: Number(partner) - 1, money, things: things.map((i) => ASSETS[i]!) };
}
