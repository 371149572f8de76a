/** What the server shows of New York City: the shape of `polis.games.newyork.view`. */

import type { View } from '$lib/board';

export const CARDS = ['press', 'dollars', 'office', 'plan', 'prestige', 'skyscraper', 'joker'] as const;
export const AUCTIONS = CARDS.slice(0, 6);
export const VEHICLES = ['taxi', 'metro', 'tram', 'bus', 'ship'] as const;
/** Those the rules name, in their order, then every other mode and number. */
export const LEVELS = [
  'A6', 'B3', 'C2', 'A7', 'B4', 'C3', 'A8', 'B5', 'C4', 'A9', 'B6', 'C5',
  'A2', 'A3', 'A4', 'A5', 'B2', 'B7', 'B8', 'B9', 'C6', 'C7', 'C8', 'C9',
] as const;
export const ROUNDS = 5;
export const LAST = 15; // space of the press track
export const BONUS_FROM = 5;

export type Card = (typeof CARDS)[number];
export type Vehicle = (typeof VEHICLES)[number];
export type Counts = Partial<Record<Card, number>>;

export interface Employee {
  character: string; // "c1" to "c36"
  value: number;
  count: number;
  paid: number; // copies with a dollar on them
}

export interface House {
  tom: number | null;
  level: number | null;
  space: number;
  dollars: number;
  supply: number;
  points: number;
  total: number; // as if the game ended now
  hand: Counts | null; // null: not shown to this viewer
  hand_size: number;
  known: Counts;
  reserve: Counts;
  staff: Employee[];
}

export interface Prestige {
  vehicle: Vehicle;
  high: boolean;
  value: number;
}

export interface District {
  district: string;
  letter: string | null;
  visited: boolean;
  base: number;
  value: number; // of the first place
  tokens: Prestige[];
  lamp: 'brown' | 'green';
  towers: number[]; // by house
  neutral: number;
  places: number[]; // by house; 0 without a tower
}

export interface Route {
  vehicle: Vehicle;
  ends: [string, string];
  taken_by: number | null;
}

export interface Auction {
  category: Card | null;
  first: number;
  bids: number[]; // by house; 0 for a pass
  laid: Counts[]; // by house
  settled: number[];
  postponed: number[];
  tie_winners: number[];
  winner: number;
  second: number;
  moves_left: number;
  moving_to: string | null;
  declared: string[];
  plus: number;
  wilds: number;
  extra_jokers: number;
  converted: Card[];
  swaps: number;
}

/** A bid of the menu, and the cards it takes. */
export interface Bid {
  size: number;
  jokers: number;
  cards: Counts;
}

export interface NewYork extends View {
  phase: string;
  round: number;
  players: number;
  houses: House[];
  track: { house: number | null; space: number }[]; // by influence; no house: the neutral marker
  districts: District[];
  mayor: string | null;
  routes: Route[];
  tokens: Prestige[]; // open
  tokens_left: number;
  statue: boolean;
  office: { value: number; open: (string | null)[]; left: number }[];
  starters: { open: string[][]; blind: number };
  cards: { deck: number; discards: Counts; pairs: (Card | null)[]; spare: Counts };
  auction: Auction;
  sets: Bid[]; // mine, while I bid
  ability: {
    drawing: number;
    drawn_size: number;
    drawn: Counts | null;
    keep: number;
    shelve: number;
    drop: number;
    dropped: number;
  };
  queue: number[];
  step: number;
}

export function tokenName(token: Prestige): string {
  return `${token.vehicle}_${token.high ? 'high' : 'low'}`;
}

/** Every card by itself, in the order of the auctions. */
export function spread(counts: Counts): Card[] {
  return CARDS.flatMap((card) => Array<Card>(counts[card] ?? 0).fill(card));
}

export function size(counts: Counts): number {
  return CARDS.reduce((sum, card) => sum + (counts[card] ?? 0), 0);
}

/** Whose word it is in this phase, -1 if nobody's. */
export function speaker(view: NewYork): number {
  return view.queue[view.step] ?? -1;
}

export function level(house: House): string {
  return house.level === null ? '' : LEVELS[house.level]!;
}

/** Vehicles a house has collected. */
export function garage(view: NewYork, house: number): Vehicle[] {
  return view.routes.filter((route) => route.taken_by === house).map((route) => route.vehicle);
}

export function district(view: NewYork, name: string): District {
  return view.districts.find((one) => one.district === name)!;
}

/** The pairs on the table by their number from 1; gone ones are null. N4.5 and N9.4: two for each
 *  person and one to spare; beside Toms one for each of them and none to spare. */
export function pairs(view: NewYork): ([Card, Card] | null)[] {
  const cards = view.cards.pairs;
  const toms = view.houses.length - view.players;
  return Array.from({ length: 2 * view.players + (toms || 1) }, (_, i) => {
    const [one, other] = [cards[2 * i], cards[2 * i + 1]];
    return one && other ? [one, other] : null;
  });
}
