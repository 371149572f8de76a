// Generated from games/fallout/view.py by tools/types.py. Do not edit.

/** ``jail`` is 0, or which roll in Jail comes next, ``rolls_left`` how many may still be made; ``cards`` are the decks whose card out of Jail is kept; ``ruined`` is 0, or the place among the bankrupts; ``raisable`` is what buildings and mortgages would bring, ``short`` what cash lacks of the debts; ``wholes`` are the groups of which nothing is missing. */
export type SeatView = {
  cash: number;
  jail: number;
  ruined: number;
  position: number;
  rolls_left: number;
  cards: number[];
  worth: number;
  owes: number;
  alive: boolean;
  raisable: number;
  short: number;
  wholes: string[];
  offers_left: number;
};

/** ``building`` is its price, 0 where nothing is built; ``rent`` what it brings now, 0 for a radio station, whose rent is thrown; ``line`` is that of its deed which holds now, from 0, -1 if none does. */
export type PropertyView = {
  name: string;
  group: string;
  position: number;
  owner: number;
  level: number;
  mortgaged: boolean;
  price: number;
  mortgage: number;
  redemption: number;
  building: number;
  rent: number;
  line: number;
};

/** ``next`` is "" while nobody can tell. */
export type DeckView = {
  unseen: string[];
  known: string[];
  next: string;
};

/** To -1, the bank, or -2, every other player. */
export type DebtView = {
  who: number;
  to: number;
  amount: number;
};

export type ClaimView = {
  visitor: number;
  owner: number;
  rent: number;
};

export type AuctionView = {
  property: string;
  bid: number;
  bidder: number;
  bidders: number[];
  speaker: number;
};

/** ``wants`` by seat; ``asked`` are those who have yet to say how many they want. */
export type ShortageView = {
  building: string;
  asker: number;
  site: string;
  wants: number[];
  asked: number[];
  bidders: number[];
  bid: number;
  bidder: number;
};

/** ``cash`` is what is left after the trade, interest paid. */
export type SideView = {
  gets: string[];
  gives: string[];
  cash: number;
  interest: number;
  completes: string[];
  breaks: string[];
};

/** Money above zero is paid by the maker; ``payload`` writes the same offer; ``sides`` are the maker's and the partner's. */
export type OfferView = {
  maker: number;
  partner: number;
  money: number;
  things: string[];
  payload: number[];
  sides: SideView[];
};

/** ``rounds`` is 0 without a limit; ``called`` are those who said that time is up. */
export type FalloutView = {
  phase: string;
  turn: number;
  decider: number;
  starter: number;
  rounds: number;
  doubles: number;
  contest: number[];
  shacks: number;
  vaults: number;
  bank: number;
  estate: string[];
  called: number[];
  round: number;
  seats: SeatView[];
  properties: PropertyView[];
  decks: DeckView[];
  debts: DebtView[];
  claims: ClaimView[];
  auction: AuctionView | null;
  shortage: ShortageView | null;
  offers: OfferView[];
};
