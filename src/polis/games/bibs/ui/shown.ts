// Generated from games/bibs/view.py by tools/types.py. Do not edit.

/** ``money`` as the goal counts it; ``received`` are cards that may not stay in hand: down by the next roll, or given away; ``raisable`` is what the bank would give for all it takes, ``short`` what cash lacks of a debt; ``wholes`` are the groups of which all firms stand. */
export type SeatView = {
  cash: number;
  position: string;
  parked: boolean;
  plots: number;
  hand: string[];
  ruined: number;
  money: number;
  received: string[];
  alive: boolean;
  raisable: number;
  short: number;
  wholes: string[];
  offers_left: number;
};

/** Owner -1 for nobody, -2 for the bank; on a ``fresh`` one nothing may be put this turn. */
export type PlotView = {
  owner: number;
  firm: string | null;
  cell: string;
  city: boolean;
  price: number;
  fresh: boolean;
};

/** The next unit of a firm; ``open`` where the group is whole or in a holding, ``built`` where the firm got one this turn, ``now`` where it can be bought, ``short`` what cash lacks of it. */
export type UnitView = {
  price: number;
  full_price: number;
  rent: number;
  concern: boolean;
  open: boolean;
  gap: boolean;
  built: boolean;
  now: boolean;
  short: number;
};

/** With what it brings and what the bank would give for it now. */
export type FirmView = {
  name: string;
  group: string;
  eco: boolean;
  holder: number;
  plot: string | null;
  level: number;
  cheap: number[];
  rent: number;
  nominal: number;
  moved: boolean;
  next: UnitView | null;
};

/** What the bank gives who leaves a holding for his firm, and for his units. */
export type LeavingView = {
  who: number;
  firm: number;
  units: number;
};

/** ``payback``: the visits that pay for a firm without units; ``shared``: whether its owners could form a holding, ``bank``: whether it has a part in it. */
export type GroupView = {
  name: string;
  firms: string[];
  price: number;
  payback: number;
  units: number[];
  concern_units: number[];
  rents: number[];
  bases: string[];
  holders: number[];
  holding: number[];
  shared: boolean;
  leaving: LeavingView[];
  bank: boolean;
  concern: number[];
};

export type DebtView = {
  amount: number;
  creditor: number;
};

/** A ``holding`` of a group, or an ``arrow``. */
export type PactView = {
  kind: string;
  subject: string;
  asker: number;
  party: number[];
  waiting: number[];
};

export type SideView = {
  cash: number;
  plots: number;
};

/** Above zero the maker pays; ``sides`` are what it would leave maker and partner. */
export type OfferView = {
  maker: number;
  partner: number;
  money: number;
  plots: string[];
  cards: string[];
  payload: number[];
  sides: SideView[];
};

/** ``rounds`` is 0 without a limit; ``open_ended`` if those are the fewest and time must be called; ``dice`` are those of whose turn it is. */
export type BibsView = {
  phase: string;
  turn: number;
  decider: number;
  starter: number;
  round: number;
  rounds: number;
  goal: string;
  doubler: number;
  arrows: string[];
  bank: number;
  called: number[];
  open_ended: boolean;
  sum: number;
  dice: number;
  seats: SeatView[];
  plots: PlotView[];
  firms: FirmView[];
  groups: GroupView[];
  debt: DebtView | null;
  pact: PactView | null;
  offers: OfferView[];
};
