// Generated from games/estates/view.py by tools/types.py. Do not edit.

export type AuctionView = {
  bid: number;
  bidder: number;
  speaker: number;
  builder: number;
  piece: string;
  floor: string | null;
  roof: number | null;
};

/** What is not shown to this viewer is None. */
export type SeatView = {
  cash: number | null;
  stash: number | null;
  total: number;
  wins: number;
  settled: boolean;
};

/** ``effect`` is what it adds to the row, with its sign. */
export type BarrierView = {
  barrier: number;
  step: number;
  effect: number;
};

/** Floors from the ground up; a roof's number, 0 without one; an owner's seat, -1 for nobody. */
export type LotView = {
  floors: string[];
  roof: number;
  white: boolean;
  worth: number;
  owner: number;
};

/** ``points`` by seat, as if the round ended now. */
export type RowView = {
  required: number;
  built: number;
  complete: boolean;
  mayor: boolean;
  sign: number;
  points: number[];
  barriers: BarrierView[];
  lots: LotView[];
};

/** ``roofs`` are those face down, by number from 1; ``companies`` who holds a certificate. */
export type EstatesView = {
  phase: string;
  round: number;
  rounds: number;
  turn: number;
  champion: number;
  auction: AuctionView | null;
  seats: SeatView[];
  rows: RowView[];
  lines: string[][];
  roofs: number[];
  beside: string[];
  companies: Record<string, number>;
};
