/** Deliveries as moves write them, and what the server says of their price. */

import type { Previewed } from '$lib/messages';
import type { Tycoon, Way } from './view';

export type Bill = Pick<Way, 'price' | 'to_city' | 'to_seats'>;

export interface Written {
  place: number;
  routes: number[][];
}

export function writeDelivery(place: number, routes: readonly (readonly number[])[]): string {
  return ['deliver', place, ':', ...routes.flatMap((route) => [route.length, ...route])].join(' ');
}

/** The place and the routes of a written delivery; null if it is another move. */
export function readDelivery(move: string): Written | null {
  const [head = '', print = ''] = move.split(':');
  const [kind, place] = head.trim().split(' ');
  if (kind !== 'deliver') return null;
  const numbers = print.trim().split(/\s+/).filter(Boolean).map(Number);
  const routes: number[][] = [];
  for (let at = 0; at < numbers.length; at += 1 + numbers[at]!) routes.push(numbers.slice(at + 1, at + 1 + numbers[at]!));
  return { place: Number(place), routes };
}

/** Whom a delivery pays, from what would be told of it. */
export function billOf(preview: Previewed | null, seats: number): Bill | null {
  if (!preview || preview.problem) return null;
  const bill = { price: 0, to_city: 0, to_seats: Array<number>(seats).fill(0) };
  for (const { event, args } of preview.events) {
    const amount = Number(args['amount']);
    if (event === 'city_paid') bill.to_city += amount;
    else if (event === 'toll_paid') bill.to_seats[Number(args['other'])]! += amount;
    else continue;
    bill.price += amount;
  }
  return bill;
}

/** Coins on the tiles that cubes cross, the city's on its first tile. */
export function coins({ roads }: Tycoon, routes: readonly (readonly number[])[]): { place: number; amount: number }[] {
  const found = new Map<number, number>();
  for (const route of routes) {
    for (const place of new Set(route.map((one) => roads[one]?.node ?? one))) {
      const toll = roads[place]?.toll ?? 0;
      if (toll) found.set(place, (found.get(place) ?? 0) + toll);
    }
  }
  return [...found].map(([place, amount]) => ({ place, amount }));
}

/** The routes of the cheapest delivery to a place, as a favour that is picked shares it out. */
export function routesTo(view: Tycoon, place: number, picked: string): number[][] {
  const delivery = view.deliveries.find((one) => one.place === place);
  const [kind, whom] = picked.split(' ');
  const way = delivery?.ways.find((one) => (kind === 'favour_city' ? one.city : kind === 'favour' && one.favour === Number(whom) - 1));
  return (way ?? delivery?.ways[0])?.routes ?? [];
}
