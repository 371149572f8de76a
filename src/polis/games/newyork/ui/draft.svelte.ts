/** The bid a player is putting together: cards tapped so far, and what else has been opened. */

import { allows } from '$lib/choices';
import type { Box, Previewed } from '$lib/messages';
import { cardsOf, tidy, written } from './cards';
import { CARDS, size, type Bid, type Card, type Counts } from './view';

export interface Room {
  bids(): readonly Bid[]; // of the menu, with the cards each takes
  hand(): Counts;
  reserve(): Counts;
  swapping(): boolean; // it is my word, and the reserve may be arranged
  boxes(): Box[];
  picked(): string;
  direct(): boolean; // what is previewed is played at once
  tried(move: string): Previewed | null;
  preview(move: string | null): void;
  choose(move: string): void;
  refuse(move: string): void;
}

export class Draft {
  private loose = $state.raw<Counts>({}); // a set that is no bid, is not known to be one, or waits for its button
  told = $state(''); // the set whose refusal has been read
  opened = $state(''); // "swap press": which card of the reserve; "convert"

  constructor(private readonly room: Room) {}

  get bidding(): boolean {
    return this.room.boxes().some((box) => box.move === 'bid' || box.move === 'pass');
  }

  get set(): Counts {
    return cardsOf(this.room.bids(), this.room.picked()) ?? this.loose;
  }

  get move(): string {
    return written(this.room.bids(), this.set);
  }

  /** What bidding the set would do; null while none is taken or the server has not answered. */
  get answer(): Previewed | null {
    return size(this.set) ? this.room.tried(this.move) : null;
  }

  /** What the set counts as; 0 if it is no bid, or not known to be one. */
  get worth(): number {
    return Number(this.answer?.events.find(({ event }) => event === 'bid_made')?.args['size'] ?? 0);
  }

  /** The set nearest to one that is no bid. */
  get nearest(): Counts | null {
    return cardsOf(this.room.bids(), this.answer?.problem?.nearest ?? '');
  }

  /** The bids of the menu that so many cards of a kind are part of. */
  leads(card: Card, count: number): string {
    const found = this.room.bids().filter(({ cards }) => (cards[card] ?? 0) >= count);
    return found.map(({ size, jokers }) => `bid ${size} ${jokers}`).join(';');
  }

  /** A card of the hand is taken into the bid, or out of it. */
  toggle(card: Card, taken: boolean): void {
    this.take(tidy({ ...this.set, [card]: (this.set[card] ?? 0) + (taken ? -1 : 1) }));
  }

  take(set: Counts): void {
    this.opened = '';
    this.told = '';
    if (this.room.picked()) this.room.preview(null);
    this.loose = set;
  }

  /** A set that has turned out to be a bid goes to where bids are confirmed. */
  settle(): void {
    const move = size(this.loose) && !this.room.direct() ? written(this.room.bids(), this.loose) : '';
    const answer = move ? this.room.tried(move) : null;
    if (!answer || answer.problem || this.room.picked() === move) return;
    this.loose = {};
    this.room.preview(move);
  }

  /** Bid what is taken, or hear why it is no bid. */
  bid(): void {
    if (this.answer?.problem) this.explain();
    else this.room.choose(this.move);
  }

  /** Why the set is no bid: the shell says it, so the board need not. */
  explain(): void {
    this.told = this.move;
    this.room.refuse(this.move);
  }

  clear(): void {
    this.forget();
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
    return CARDS.some((one) => this.room.hand()[one] && this.exchange(one, card));
  }

  /** The swap a card of the hand would make with the opened one of the reserve. */
  swap(card: Card): string {
    const [kind, taken] = this.opened.split(' ');
    return kind === 'swap' ? this.exchange(card, taken as Card) : '';
  }

  /** How one card is given for another: the menu does not lead back to a reserve this decision has
   *  had, then the server names the arrangement that does; "" if it cannot be, or is not known yet. */
  private exchange(given: Card, taken: Card): string {
    if (given === taken || !this.room.swapping()) return '';
    const move = `swap ${given} ${taken}`;
    if (allows(this.room.boxes(), move)) return move;
    const nearest = this.room.tried(move)?.problem?.nearest ?? '';
    return nearest.startsWith('arrange') ? nearest : '';
  }
}
