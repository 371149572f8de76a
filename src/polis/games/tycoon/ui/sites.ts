/** What supplying a tile would cost and bring, place by place, as the engine says. */

import type { Opportunity } from '$lib/messages';
import type { Gain } from './view';

export interface Site {
  price: number | null; // null: it cannot be supplied there now
  gain: Gain;
  ways: number[][]; // of each cube, from its plant on
}

const STOPS = ['first', 'second', 'third', 'fourth'];
const NOTHING: Gain = { money: 0, points: 0, goods: 0 };

export function sitesOf(found: readonly Opportunity[]): Map<number, Site> {
  const sites = new Map<number, Site>();
  let open = -1; // the place whose way goes on in the next line
  for (const { kind, args } of found) {
    const place = Number(args['place']);
    if (kind === 'site') {
      const gain = { money: Number(args['income']), points: Number(args['points']), goods: Number(args['goods']) };
      sites.set(place, { price: Number(args['amount']), gain, ways: [] });
    } else if (kind === 'dry_site') sites.set(place, { price: null, gain: NOTHING, ways: [] });
    else if (kind === 'way') {
      const stops = STOPS.map((name) => Number(args[name])).filter((stop) => stop >= 0);
      const ways = sites.get(place)?.ways;
      if (open === place) ways?.at(-1)?.push(...stops);
      else ways?.push(stops);
      open = stops.length === STOPS.length ? place : -1;
    }
  }
  return sites;
}

/** How good a place is among all, in the order the engine names them: 0 the best third of what they
 *  offer, 2 the worst; 3 where there is no supply. */
export function tintOf(sites: ReadonlyMap<number, Site>, place: number): number {
  const offer = ({ price, gain }: Site) => [price, gain.money, gain.points, gain.goods].join();
  const own = sites.get(place);
  if (!own || own.price === null) return 3;
  const offers = [...new Set([...sites.values()].flatMap((one) => (one.price === null ? [] : [offer(one)])))];
  return Math.floor((3 * offers.indexOf(offer(own))) / offers.length);
}

/** Whether neighbours make a place worth more than others, in points or goods. */
export function hasMore(sites: ReadonlyMap<number, Site>, place: number): boolean {
  const own = sites.get(place);
  return !!own && own.price !== null && [...sites.values()].some((one) => one.price !== null && (one.gain.points < own.gain.points || one.gain.goods < own.gain.goods));
}
