/** Names and small readings of what the server shows of City Tycoon. */

import type { Previewed } from '$lib/messages';
import type { GainView as Gain, PlaceView as Spread, SideView as Side, TycoonView as Tycoon } from './shown';

export const CITY = 4; // the first places are the city's, and count as one on a route
export const HAND = 6;
export const RESOURCES = ['electricity', 'water', 'goods'] as const;
export const STATIONS = ['power_a', 'power_b', 'water_a', 'water_b'];
export const TYPES = ['residential', 'commercial', 'business', 'industrial', 'special', 'power', 'water'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Type = (typeof TYPES)[number];
export type Kind = Spread['kind'];

export type {
  DeliveryView as Delivery,
  GainView as Gain,
  PlaceView as Spread,
  RoadView as Road,
  SideView as Side,
  TycoonView as Tycoon,
  WayView as Way,
} from './shown';

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

export interface Change {
  gain: Gain;
  left: number; // of the money
}

/** What a move would change for a seat, by the position it leads to; null until that is known. */
export function changeOf(view: Tycoon, seat: number, found: Previewed | null): Change | null {
  const now = view.seats[seat];
  const then = (found?.changed['seats'] as Tycoon['seats'] | undefined)?.[seat];
  if (!now || !then) return null;
  return { gain: { money: then.cash - now.cash, points: then.points - now.points, goods: then.goods - now.goods }, left: then.cash };
}
