/** What a set of cards counts as in an auction: N6.3 and N6.4, as `phases/sets.py` has them.
 *
 * The page tells it before the server is asked; what is bid, the server alone decides. */

import { AUCTIONS, CARDS, size, type Auction, type Card, type Counts } from './view';

export type Fault = '' | 'nothing' | 'jokers' | 'alone';

/** What a set is made of. `lone` is a card that finds no partner. */
export interface Reading {
  own: number; // cards of the auction's category, or counted so
  pairs: number; // of like cards, each for one
  passed: number; // single cards number 16 lets pass
  joined: number; // single cards a joker pairs
  jokers: number; // those that count by themselves, the character's among them
  plus: number; // by characters
  total: number;
  fault: Fault;
  lone: Card | null;
}

function isOwn(auction: Auction, card: Card): boolean {
  return card === auction.category || auction.converted.includes(card);
}

function odd(auction: Auction, set: Counts): Card[] {
  return AUCTIONS.filter((card) => !isOwn(auction, card) && (set[card] ?? 0) % 2 === 1);
}

/** Own cards, pairs, and what number 16 lets pass: all that counts without a joker. */
export function real(auction: Auction, set: Counts): { own: number; pairs: number; passed: number } {
  const own = AUCTIONS.filter((card) => isOwn(auction, card)).reduce((n, card) => n + (set[card] ?? 0), 0);
  const pairs = AUCTIONS.filter((card) => !isOwn(auction, card)).reduce((n, card) => n + ((set[card] ?? 0) >> 1), 0);
  const single = Math.min(auction.wilds, odd(auction, set).length);
  const split = Math.min(pairs, (auction.wilds - single) >> 1);
  return { own, pairs, passed: single + split };
}

export function reading(auction: Auction, set: Counts): Reading {
  const found = real(auction, set);
  const alone = odd(auction, set);
  const jokers = (set.joker ?? 0) + auction.extra_jokers;
  const lonely = alone.slice(Math.min(auction.wilds, alone.length));
  const units = found.own + found.pairs + found.passed;
  const joined = Math.min(jokers, lonely.length);
  const fault = faultOf(units, alone.length, lonely.length, jokers, set);
  const total = units + jokers + auction.plus;
  return {
    ...found, joined, jokers: jokers - joined, plus: auction.plus, fault,
    total: fault ? 0 : total, lone: fault === 'alone' ? (lonely.at(-1) ?? null) : null,
  };
}

function faultOf(units: number, alone: number, lonely: number, jokers: number, set: Counts): Fault {
  if (!units && !alone) return set.joker ? 'jokers' : 'nothing';
  return lonely > jokers ? 'alone' : '';
}

/** The nearest set that is a bid: cards without a partner get one, or go; jokers alone get a card. */
export function nearest(auction: Auction, set: Counts, hand: Counts): Counts | null {
  const read = reading(auction, set);
  if (!read.fault) return set;
  const free = (card: Card) => (hand[card] ?? 0) - (set[card] ?? 0);
  const more = (card: Card): Counts => ({ ...set, [card]: (set[card] ?? 0) + 1 });
  if (read.fault === 'alone' && read.lone) {
    const without = { ...set, [read.lone]: (set[read.lone] ?? 1) - 1 };
    const found = free(read.lone) > 0 ? more(read.lone) : free('joker') > 0 ? more('joker') : without;
    return nearest(auction, found, hand);
  }
  const partner = [...AUCTIONS].sort((a, b) => Number(isOwn(auction, b)) - Number(isOwn(auction, a))).find((card) => free(card) > 0);
  if (!partner || (!isOwn(auction, partner) && !set.joker && !auction.extra_jokers && free(partner) < 2)) return null;
  const taken = more(partner);
  return size(taken) > size(hand) ? null : nearest(auction, taken, hand);
}

// The cards behind a bid of the menu

/** The set that `bid size jokers` stands for: own cards first, then those of auctions gone by. */
export function cardsOf(auction: Auction, hand: Counts, bid: number, jokers: number): Counts {
  const wanted = bid - jokers - auction.extra_jokers - auction.plus;
  const set: Counts = { joker: jokers };
  let left = takeOwn(auction, hand, wanted, set);
  if (wanted === 0) {
    takeOdd(auction, hand, 1, set);
    return tidy(set);
  }
  left -= takeOdd(auction, hand, Math.min(auction.wilds, left), set);
  for (const card of others(auction)) {
    while (left > 0 && free(hand, set, card) >= 2) {
      set[card] = (set[card] ?? 0) + 2;
      left--;
    }
  }
  if (left > 0) fillUp(auction, hand, wanted, set);
  return tidy(set);
}

function others(auction: Auction): Card[] {
  return AUCTIONS.filter((card) => !isOwn(auction, card));
}

function free(hand: Counts, set: Counts, card: Card): number {
  return (hand[card] ?? 0) - (set[card] ?? 0);
}

function takeOwn(auction: Auction, hand: Counts, wanted: number, set: Counts): number {
  const own = AUCTIONS.filter((card) => isOwn(auction, card)).sort(
    (a, b) => Number(b === auction.category) - Number(a === auction.category),
  );
  let left = wanted;
  for (const card of own) {
    set[card] = Math.min(left, hand[card] ?? 0);
    left -= set[card];
  }
  return left;
}

function takeOdd(auction: Auction, hand: Counts, count: number, set: Counts): number {
  let taken = 0;
  for (const lone of [true, false]) {
    for (const card of others(auction)) {
      const there = free(hand, set, card);
      if (taken < count && (lone ? there % 2 === 1 : there > 0)) {
        set[card] = (set[card] ?? 0) + 1;
        taken++;
      }
    }
  }
  return taken;
}

function fillUp(auction: Auction, hand: Counts, wanted: number, set: Counts): void {
  for (const card of others(auction)) {
    while (free(hand, set, card) > 0) {
      const { own, pairs, passed } = real(auction, set);
      if (own + pairs + passed >= wanted) return;
      set[card] = (set[card] ?? 0) + 1;
    }
  }
}

export function tidy(set: Counts): Counts {
  return Object.fromEntries(CARDS.filter((card) => set[card]).map((card) => [card, set[card]]));
}

export function same(one: Counts, other: Counts): boolean {
  return CARDS.every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** How a set is written: as a bid of the menu where it is one, else as the cards themselves. */
export function written(auction: Auction, hand: Counts, set: Counts): string {
  const { total, fault } = reading(auction, set);
  const jokers = set.joker ?? 0;
  if (!fault && same(cardsOf(auction, hand, total, jokers), set)) return `bid ${total} ${jokers}`;
  return `lay : ${CARDS.map((card) => set[card] ?? 0).join(' ')}`;
}

/** The reserve as it would be with one card given for one taken, as a move. */
export function arranged(reserve: Counts, given: Card, taken: Card): string {
  const change = (card: Card) => Number(card === given) - Number(card === taken);
  return `arrange : ${CARDS.map((card) => (reserve[card] ?? 0) + change(card)).join(' ')}`;
}

/** The cards a written reserve is made of, null for any other move. */
export function readReserve(move: string): Counts | null {
  const [kind, ...rest] = move.replace(':', '').split(/\s+/);
  if (kind !== 'arrange') return null;
  return tidy(Object.fromEntries(CARDS.map((card, i) => [card, Number(rest[i])])));
}

/** The cards of a written bid, null for any other move. */
export function readBid(auction: Auction, hand: Counts, move: string): Counts | null {
  const [kind, ...rest] = move.replace(':', '').split(/\s+/);
  if (kind === 'bid') return cardsOf(auction, hand, Number(rest[0]), Number(rest[1]));
  if (kind !== 'lay') return null;
  return tidy(Object.fromEntries(CARDS.map((card, i) => [card, Number(rest[i])])));
}
