// Generated from games/newyork/view.py by tools/types.py. Do not edit.

/** ``paid``: copies with a dollar on them. */
export type StaffView = {
  character: string;
  value: number;
  count: number;
  paid: number;
};

/** A seat, or a Tom; ``total`` and ``place`` if the game ended now. A hidden hand is None. */
export type HouseView = {
  dollars: number;
  supply: number;
  points: number;
  hand_size: number;
  tom: number | null;
  level: number | null;
  space: number;
  total: number;
  place: number;
  hand: Record<string, number> | null;
  known: Record<string, number>;
  reserve: Record<string, number>;
  staff: StaffView[];
};

/** On the press track; the neutral one is no house. */
export type MarkerView = {
  house: number | null;
  space: number;
};

export type TokenView = {
  vehicle: string;
  high: boolean;
  value: number;
};

/** ``value`` is that of the first place; what is by house is 0 for those without a tower. */
export type DistrictView = {
  district: string;
  letter: string | null;
  visited: boolean;
  base: number;
  value: number;
  tokens: TokenView[];
  lamp: string;
  towers: number[];
  neutral: number;
  places: number[];
  points: number[];
};

export type RouteView = {
  vehicle: string;
  ends: string[];
  taken_by: number | null;
};

export type ShelfView = {
  value: number;
  open: (string | null)[];
  left: number;
};

export type StartersView = {
  open: string[][];
  blind: number;
};

/** ``pairs`` by number from 1, None where none lies; ``spare``: of the pairs nobody took. */
export type CardsView = {
  deck: number;
  discards: Record<string, number>;
  pairs: (string[] | null)[];
  spare: Record<string, number>;
};

/** As the bids stand now: the highest adds ``bonus`` to what it brings; ``gains`` is what each house's bid would bring, 0 without one; ``tokens`` are the houses that may place one. */
export type PrizeView = {
  leader: number | null;
  bonus: number;
  gains: number[];
  tokens: number[];
};

/** ``order`` in which the houses speak; ``bids`` and ``laid`` by house, a bid of 0 is a pass. */
export type AuctionView = {
  bids: number[];
  settled: number[];
  postponed: number[];
  tie_winners: number[];
  winner: number;
  second: number;
  moves_left: number;
  moving_to: string | null;
  plus: number;
  wilds: number;
  extra_jokers: number;
  converted: string[];
  swaps: number;
  category: string | null;
  prize: PrizeView;
  order: number[];
  laid: (Record<string, number>)[];
  declared: string[];
};

/** A bid of the menu, and the cards it takes. */
export type BidView = {
  size: number;
  jokers: number;
  cards: Record<string, number>;
};

/** A character of phase I at work; what it has drawn only its user sees. */
export type AbilityView = {
  drawing: number;
  drawn_size: number;
  drawn: Record<string, number> | null;
  keep: number;
  shelve: number;
  drop: number;
  dropped: number;
};

/** ``track`` by influence, the leader first; ``tokens`` are those open; ``queue`` and ``step`` say whose turn it is. */
export type NewYorkView = {
  phase: string;
  step: number;
  round: number;
  queue: number[];
  mayor: string | null;
  statue: boolean;
  houses: HouseView[];
  track: MarkerView[];
  districts: DistrictView[];
  routes: RouteView[];
  tokens: TokenView[];
  tokens_left: number;
  office: ShelfView[];
  starters: StartersView;
  cards: CardsView;
  auction: AuctionView;
  sets: BidView[];
  ability: AbilityView;
};
