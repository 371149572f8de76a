/** The deal a player is putting together: with whom, and what goes which way. */

import { dealt } from '$lib/choices';

export interface Draft {
  partner: number; // -1: not chosen yet
  things: string[]; // of both
  money: number; // above zero I pay
}

/** What changes hands in a game. */
export interface Goods<V> {
  all: readonly string[]; // by their numbers in an offer
  ownerOf(view: V, thing: string): number;
}

const NONE: Draft = { partner: -1, things: [], money: 0 };

export class Trading<V extends { seats: { alive: boolean }[] }> {
  draft = $state.raw<Draft>(NONE);

  constructor(readonly goods: Goods<V>) {}

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

  /** Begin with something of another's on the table. */
  ask(view: V, thing: string): void {
    this.choose(this.goods.ownerOf(view, thing));
    if (!this.draft.things.includes(thing)) this.toggle(thing);
  }

  /** Begin with what another has offered, seen from my side. */
  counter(maker: number, { things, money }: Draft): void {
    this.draft = { partner: maker, things: [...things], money: -money };
  }

  /** What is no longer either's leaves the table. */
  settle(view: V, seat: number): void {
    const { partner, things } = this.draft;
    if (partner < 0) return;
    if (!view.seats[partner]?.alive) this.clear();
    else {
      const kept = things.filter((one) => [seat, partner].includes(this.goods.ownerOf(view, one)));
      if (kept.length < things.length) this.draft = { ...this.draft, things: kept };
    }
  }
}

export function written({ partner, things, money }: Draft, all: readonly string[]): string {
  const print = all.flatMap((thing, i) => (things.includes(thing) ? [i] : []));
  return dealt('offer', [String(partner + 1)], [money, ...print]);
}

/** How its partner would answer such a draft of a seat's with yes. */
export function acceptance({ partner }: Draft, seat: number): string {
  return `${partner + 1}: accept ${seat + 1}`;
}
