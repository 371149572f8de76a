/** What the server shows of Monopoly: Fallout: the shape of `polis.games.fallout.view`. */

import type { View } from '$lib/board';
import type { Box } from '$lib/messages';

export const SPACES = 40;
export const VAULT = 5; // the step after four shacks
export const BANK = -1;
export const EVERYBODY = -2;
export const NOBODY = -1;

export interface Player {
  cash: number;
  position: number;
  jail: number; // 0, or which roll in Jail comes next
  cards: number[]; // decks whose card out of Jail is kept
  worth: number;
  owes: number;
  alive: boolean;
  ruined: number; // 0, or the how manieth to go bankrupt
  offers_left: number;
}

export interface Property {
  name: string;
  group: string;
  position: number;
  owner: number;
  level: number;
  mortgaged: boolean;
  price: number;
  mortgage: number;
  redemption: number;
  building: number; // 0 where nothing is built
  rent: number; // it brings now; 0 for a radio station, whose rent is thrown
}

export interface Debt {
  who: number;
  to: number;
  amount: number;
}

export interface Side {
  gets: string[];
  gives: string[];
  cash: number; // after it, interest paid
  interest: number;
  completes: string[];
  breaks: string[];
}

export interface Offer {
  maker: number;
  partner: number;
  money: number; // above zero the maker pays
  things: string[];
  extra: number[];
  sides: [Side, Side]; // the maker's, the partner's
}

export interface Auction {
  property: string;
  bid: number;
  bidder: number;
  bidders: number[];
  speaker: number;
}

export interface Shortage {
  building: 'shack' | 'vault';
  asker: number;
  site: string;
  wants: number[];
  asked: number[];
  bidders: number[];
  bid: number;
  bidder: number;
}

export interface Fallout extends View {
  phase: string;
  turn: number;
  decider: number;
  starter: number;
  round: number;
  rounds: number; // 0 without a limit
  doubles: number;
  seats: Player[];
  properties: Property[];
  shacks: number;
  vaults: number;
  bank: number;
  decks: { unseen: string[]; known: string[]; next: string }[]; // next: "" while nobody can tell
  debts: Debt[];
  claims: { visitor: number; owner: number; rent: number }[];
  estate: string[];
  auction: Auction | null;
  shortage: Shortage | null;
  offers: Offer[];
  called: number[];
}

/** How many steps the group of a site may keep when this site keeps one more than the others, or one fewer. */
export function oddSteps(boxes: readonly Box[], kind: 'sell_keep' | 'sell_less', site: string): string[] {
  return boxes.filter((box) => box.move === kind && box.args[1]?.values.includes(site)).flatMap((box) => box.args[0]!.values);
}

export function propertyAt(view: Fallout, position: number): Property | null {
  return view.properties.find((one) => one.position === position) ?? null;
}

export function named(view: Fallout, name: string): Property {
  return view.properties.find((one) => one.name === name)!;
}

export function groupOf(view: Fallout, group: string): Property[] {
  return view.properties.filter((one) => one.group === group);
}

/** Whether one player has all of a group. */
export function isWhole(view: Fallout, group: string, owner: number): boolean {
  return owner !== NOBODY && groupOf(view, group).every((one) => one.owner === owner);
}
