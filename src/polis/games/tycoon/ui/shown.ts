// Generated from games/tycoon/view.py by tools/types.py. Do not edit.

export type GainView = {
  money: number;
  points: number;
  goods: number;
};

/** ``x`` columns east of the city's western column, ``y`` rows south of its northern row; ``plant``: none on the city's own plants. */
export type PlaceView = {
  x: number;
  y: number;
  kind: 'free' | 'district' | 'power' | 'water' | 'park' | 'pond' | 'sight';
  tile: string | null;
  plant: string | null;
  owner: number | null;
  cubes: number;
  renewed: boolean;
  supplied: boolean;
};

/** ``score`` as if the game ended now; ``hand``: null to other viewers; ``chosen``: in the draft a tile is kept, and its holder waits. */
export type SeatView = {
  cash: number;
  points: number;
  goods: number;
  score: number;
  types: Record<string, number>;
  hand: string[] | null;
  hand_size: number;
  used: string[];
  chosen: boolean;
  passed: boolean;
};

export type SideView = {
  plant: string;
  cost: number;
  cubes: number;
  renewed: boolean;
};

export type PileView = {
  left: number;
  top: SideView[];
};

export type PilesView = {
  power: PileView;
  water: PileView;
};

export type BuildingView = {
  tile: string | null;
  cost: number | null;
  plant: string | null;
  site: number | null;
  parks: number;
  ponds: number;
};

/** ``routes`` of each cube: the plant's place and all that are crossed. */
export type WayView = {
  favour: number | null;
  city: boolean;
  price: number;
  to_city: number;
  to_seats: number[];
  routes: number[][];
};

/** ``price``: null out of reach; ``gains`` by seat; ``net``: what the viewer has of it once carriage and goods are paid, null out of reach. */
export type DeliveryView = {
  place: number;
  tile: string;
  price: number | null;
  payable: boolean;
  gains: GainView[];
  net: GainView | null;
  ways: WayView[];
};

/** ``node`` is the first place of the tile: the city's four are one. ``next`` are the nodes that can be crossed from here, ``toll`` what the viewer pays for a cube that crosses it. */
export type RoadView = {
  node: number;
  next: number[];
  toll: number;
};

/** The sides of the city where nothing is built. */
export type ClosedView = {
  south: boolean;
  east: boolean;
};

export type TycoonView = {
  phase: string;
  round: number;
  rounds: number;
  order: number[];
  passes: number;
  landscape: number;
  next_order: number[];
  turn: number;
  seats: SeatView[];
  pack: string[] | null;
  places: PlaceView[];
  closed: ClosedView;
  piles: PilesView;
  building: BuildingView | null;
  supplying: number | null;
  deliveries: DeliveryView[];
  roads: RoadView[];
};
