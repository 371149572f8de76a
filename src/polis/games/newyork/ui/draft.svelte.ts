/** The bid a player is putting together: cards tapped so far, and what else has been opened. */

import { allows } from '$lib/choices';
import type { Box } from '$lib/messages';
import { arranged, nearest, readBid, reading, tidy, written, type Reading } from './sets';
import { CARDS, type Auction, type Card, type Counts } from './view';

export interface Room {
  auction(): Auction;
  hand(): Counts;
  reserve(): Counts;
  swapping(): boolean; // it is my word, and the reserve may be arranged
  boxes(): Box[];
  picked(): string;
  direct(): boolean; // what is previewed is played at once
  preview(move: string | null): void;
  choose(move: string): void;
  refuse(move: string): void;
}

export class Draft {
  private loose = $state.raw<Counts>({}); // a set that is no bid yet, or waits for its button
  told = $state(''); // the set whose refusal has been read
  opened = $state(''); // "swap press": which card of the reserve; "convert"

  constructor(private readonly room: Room) {}

  get bidding(): boolean {
    return this.room.boxes().some((box) => box.move === 'bid' || box.move === 'pass');
  }

  get set(): Counts {
    return readBid(this.room.auction(), this.room.hand(), this.room.picked()) ?? this.loose;
  }

  get reading(): Reading {
    return reading(this.room.auction(), this.set);
  }

  get move(): string {
    return written(this.room.auction(), this.room.hand(), this.set);
  }

  get nearest(): Counts | null {
    return nearest(this.room.auction(), this.set, this.room.hand());
  }

  /** A card of the hand is taken into the bid, or out of it. */
  toggle(card: Card, taken: boolean): void {
    this.take(tidy({ ...this.set, [card]: (this.set[card] ?? 0) + (taken ? -1 : 1) }));
  }

  take(set: Counts): void {
    const { auction, hand, direct, preview } = this.room;
    this.opened = '';
    const legal = !reading(auction(), set).fault;
    this.told = '';
    this.loose = legal && !direct() ? {} : set;
    preview(legal && !direct() ? written(auction(), hand(), set) : null);
  }

  /** Bid what is taken, or hear why it is no bid. */
  bid(): void {
    if (this.reading.fault) this.explain();
    else this.room.choose(this.move);
  }

  /** Why the set is no bid: the shell says it, so the board need not. */
  explain(): void {
    this.told = this.move;
    this.room.refuse(this.move);
  }

  clear(): void {
    this.told = '';
    this.loose = {};
    this.opened = '';
    this.room.preview(null);
  }

  /** A new position: what was begun is put down. */
  forget(): void {
    this.told = '';
    this.loose = {};
    this.opened = '';
  }

  open(what: string): void {
    const again = this.opened === what;
    this.clear();
    this.opened = again ? '' : what;
  }

  get canSwapAny(): boolean {
    return CARDS.some((card) => this.room.reserve()[card] && this.canSwap(card));
  }

  /** Whether a card of the reserve can be had for another one of the hand. */
  canSwap(card: Card): boolean {
    return this.room.swapping() && CARDS.some((one) => one !== card && this.room.hand()[one]);
  }

  /** The swap a card of the hand would make with the opened one of the reserve. The menu does not
   *  lead back to a reserve this decision has had; arranging it anew does. */
  swap(card: Card): string {
    const [kind, taken] = this.opened.split(' ');
    if (kind !== 'swap' || card === taken || !this.room.swapping()) return '';
    const move = `swap ${card} ${taken}`;
    return allows(this.room.boxes(), move) ? move : arranged(this.room.reserve(), card, taken as Card);
  }
}
