/** What the server shows of City Tycoon: the shape of `polis.games.tycoon.view`. */

import type { View } from '$lib/board';

export const CITY = 4; // the first places are the city's, and count as one on a route
export const HAND = 6;
export const RESOURCES = ['electricity', 'water', 'goods'] as const;
export const TYPES = ['residential', 'commercial', 'business', 'industrial', 'special', 'power', 'water'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Type = (typeof TYPES)[number];
export type Kind = 'free' | 'district' | 'power' | 'water' | 'park' | 'pond' | 'sight';

export interface Gain {
  money: number;
  points: number;
  goods: number;
}

export interface Spread {
  x: number; // columns east of the city's western column
  y: number; // rows south of its northern row
  kind: Kind;
  tile: string | null;
  plant: string | null; // none on the city's own plants
  owner: number | null;
  cubes: number;
  renewed: boolean;
  supplied: boolean;
}

export interface Investor {
  cash: number;
  points: number;
  score: number; // as if the game ended now
  goods: number;
  types: Record<Type, number>;
  hand: string[] | null; // null: not shown to this viewer
  hand_size: number;
  used: string[];
  chosen: boolean; // in the draft: has kept a tile and waits
  passed: boolean;
}

export interface Side {
  plant: string;
  cost: number;
  cubes: number;
  renewed: boolean;
}

export interface Way {
  favour: number | null;
  city: boolean;
  price: number;
  to_city: number;
  to_seats: number[];
  routes: number[][]; // of each cube: the plant's place and all that are crossed
}

export interface Delivery {
  place: number;
  tile: string;
  price: number | null; // null: out of reach
  payable: boolean;
  gains: Gain[]; // by seat
  ways: Way[];
}

/** What can be crossed from a place, while districts are supplied. */
export interface Road {
  node: number; // the first place of its tile: the city's four are one
  next: number[]; // nodes
  toll: number; // for a cube of mine that crosses it
}

export interface Tycoon extends View {
  phase: string;
  round: number;
  rounds: number;
  order: number[];
  next_order: number[];
  turn: number;
  passes: number;
  seats: Investor[];
  pack: string[] | null;
  places: Spread[];
  piles: Record<'power' | 'water', { left: number; top: Side[] }>;
  landscape: number;
  building: {
    tile: string | null;
    cost: number | null;
    plant: string | null;
    site: number | null;
    parks: number;
    ponds: number;
  } | null;
  supplying: number | null;
  deliveries: Delivery[];
  roads: Road[];
}

/** The part of a round: tiles are kept, built, supplied. */
export type Act = 'draft' | 'build' | 'supply' | 'over';

export function actOf(view: Tycoon): Act {
  if (view.phase === 'over') return 'over';
  if (view.phase === 'supplying' || view.phase === 'favouring') return 'supply';
  return ['building', 'placing', 'landscaping'].includes(view.phase) ? 'build' : 'draft';
}

export function isPlant(kind: Kind): kind is 'power' | 'water' {
  return kind === 'power' || kind === 'water';
}

/** The resource a plant gives. */
export function resourceOf(place: Spread | undefined): Resource {
  return place?.kind === 'water' ? 'water' : 'electricity';
}

/** The plant a station means now: `power_b` → the upper plant of its pile, side b. */
export function sideOf(view: Tycoon, station: string): Side | undefined {
  const [kind, side] = station.split('_') as ['power' | 'water', string];
  return view.piles[kind].top[side === 'a' ? 0 : 1];
}
