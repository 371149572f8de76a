/** Names and small readings of what the server shows of New York City. */

import type { DistrictView as District, HouseView as House, NewYorkView as NewYork, TokenView as Prestige } from './shown';

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

export type {
  AuctionView as Auction, BidView as Bid, DistrictView as District, HouseView as House, NewYorkView as NewYork, RouteView as Route,
  StaffView as Employee, TokenView as Prestige,
} from './shown';

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
  return view.routes.filter((route) => route.taken_by === house).map((route) => route.vehicle as Vehicle);
}

export function district(view: NewYork, name: string): District {
  return view.districts.find((one) => one.district === name)!;
}
