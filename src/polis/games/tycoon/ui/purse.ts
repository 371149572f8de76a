/** Money on the chips of the seats, and what a move would do to it. */

import type { BoardTexts, Consequence, Holding, View } from '$lib/board';
import { plans } from './plans.svelte';
import { billOf, readDelivery } from './routing';
import { tileOf } from './tiles';
import { sideOf, type Delivery, type Tycoon } from './view';
import { Words } from './words';

const SALE = 5;

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as Tycoon;
  const own = seen.seats?.[seat];
  if (!own) return [];
  const over = seen.phase === 'over';
  return [
    { key: 'cash', label: texts.t('label-cash'), value: own.cash, main: true, icon: 'money' },
    { key: 'points', label: texts.t('label-points'), value: over ? own.score : own.points, main: true, icon: 'points' },
    { key: 'goods', label: texts.t('label-goods'), value: own.goods, icon: 'goods' },
    { key: 'hand', label: texts.t('label-hand'), value: own.hand_size, icon: 'cards' },
  ];
}

/** Price and cash after it; for a delivery also what it brings. */
export function consequence(view: View, seat: number, move: string, texts: BoardTexts): Consequence | null {
  const seen = view as Tycoon;
  const before = seen.seats[seat]?.cash;
  if (before === undefined) return null;
  const [kind, what = '', more = ''] = move.split(' ');
  const spend = (price: number, text?: string): Consequence => ({ price, before, after: before - price, text });
  const site = plans.site >= 0 ? texts.t('ui-on-place', { place: plans.site }) : undefined;
  if (kind === 'sell') return { before, after: before + SALE };
  if (kind === 'build') return spend(tileOf(what).cost[0]!, site);
  if (kind === 'invest') return spend(tileOf(what).cost[Number(more) - 1]!, site);
  if (kind === 'plant') return spend(sideOf(seen, more)?.cost ?? 0, site);
  if (kind === 'place') return spend(costOfBuilding(seen));
  return supplied(seen, seat, move, new Words(texts, [], false));
}

function costOfBuilding(view: Tycoon): number {
  const plant = view.building?.plant;
  const sides = [...view.piles.power.top, ...view.piles.water.top];
  return view.building?.cost ?? sides.find((side) => side.plant === plant)?.cost ?? 0;
}

function supplied(view: Tycoon, seat: number, move: string, words: Words): Consequence | null {
  const [kind, what] = move.split(' ');
  const own = readDelivery(move);
  const place = own?.place ?? (kind === 'supply' ? Number(what) : view.supplying);
  const delivery = view.deliveries.find((one) => one.place === place);
  if (!delivery || !['supply', 'deliver', 'favour', 'favour_city'].includes(kind!)) return null;
  const price = own ? billOf(view, seat, own.routes).price : (delivery.price ?? 0);
  return { price, ...after(view, seat, delivery, price), text: words.t('ui-brings', { gain: words.gain(delivery.gains[seat]!) }) };
}

function after(view: Tycoon, seat: number, delivery: Delivery, price: number): { before: number; after: number } {
  const before = view.seats[seat]!.cash;
  return { before, after: before - price + delivery.gains[seat]!.money };
}
