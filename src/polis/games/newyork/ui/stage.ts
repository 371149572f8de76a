/** How an event changes the picture, for the moment before the true view is shown.
 *
 * Nothing is decided here: when the last event has been played, the server's view replaces all. */

import type { Told } from '$lib/messages';
import { tileOf } from './abilities';
import { tokenName, type Auction, type Card, type House, type NewYork } from './view';

/** Whom an event speaks of: a seat, or a Tom behind the seats; -1 nobody. */
export function houseOf(view: NewYork, told: Told): number {
  const { player, tom } = told.args;
  if (tom !== undefined) return view.players + Number(String(tom).slice(3)) - 1;
  return player === undefined ? -1 : Number(player);
}

export function after(view: NewYork, told: Told): NewYork {
  const args = told.args;
  const house = houseOf(view, told);
  const count = Number(args['count'] ?? args['points'] ?? 0);
  switch (told.event.replace(/^(tom_(?!played))?(work_|award_)?/, '')) {
    case 'round_began':
      return { ...view, round: Number(args['round']), mayor: String(args['district']) };
    case 'auction_opened':
      return opened(view, String(args['auction']) as Card);
    case 'laid':
      return laid(view, house, String(args['card']) as Card, count);
    case 'bid_made':
      return auction(view, { bids: view.auction.bids.with(house, Number(args['size'])), settled: [...view.auction.settled, house] });
    case 'passed':
      return auction(view, { settled: [...view.auction.settled, house] });
    case 'highest':
      return auction(view, { winner: house });
    case 'advanced':
      return advanced(view, house, Number(args['space']));
    case 'earned':
      return owner(view, house, (own) => ({ dollars: own.dollars + count }));
    case 'supplied':
      return owner(view, house, (own) => ({ supply: own.supply + count }));
    case 'scored':
    case 'statue_won':
      return owner(view, house, (own) => ({ points: own.points + count }));
    case 'took':
      return took(view, house, String(args['character']));
    case 'placed':
      return placed(view, house, told);
    case 'built':
      return towers(view, house, String(args['district']), count);
    case 'moved':
      return towers(towers(view, house, String(args['district']), -1), house, String(args['other']), 1);
    default:
      return view;
  }
}

function auction(view: NewYork, change: Partial<Auction>): NewYork {
  return { ...view, auction: { ...view.auction, ...change } };
}

function opened(view: NewYork, category: Card): NewYork {
  const none = view.houses.map(() => 0);
  return auction(view, { category, bids: none, laid: view.houses.map(() => ({})), settled: [], postponed: [], winner: -1, second: -1 });
}

function laid(view: NewYork, house: number, card: Card, count: number): NewYork {
  const set = { ...(view.auction.laid[house] ?? {}), [card]: count };
  return auction(view, { laid: view.auction.laid.with(house, set) });
}

function owner(view: NewYork, house: number, change: (own: House) => Partial<House>): NewYork {
  const own = view.houses[house];
  return own ? { ...view, houses: view.houses.with(house, { ...own, ...change(own) }) } : view;
}

function advanced(view: NewYork, house: number, space: number): NewYork {
  const others = view.track.filter((marker) => marker.house !== house);
  const last = space === 15;
  const at = others.findIndex((marker) => (last ? marker.space < space : marker.space <= space));
  const track = others.toSpliced(at < 0 ? others.length : at, 0, { house, space });
  return owner({ ...view, track }, house, () => ({ space }));
}

function took(view: NewYork, house: number, character: string): NewYork {
  let gone = false;
  const office = view.office.map((row) => ({
    ...row,
    open: row.open.map((one) => (!gone && one === character ? ((gone = true), null) : one)),
  }));
  const fresh = { character, value: tileOf(character).value, count: 1, paid: 0 };
  return owner({ ...view, office }, house, (own) => ({
    staff: own.staff.some((one) => one.character === character)
      ? own.staff.map((one) => (one.character === character ? { ...one, count: one.count + 1 } : one))
      : [...own.staff, fresh],
  }));
}

function placed(view: NewYork, house: number, told: Told): NewYork {
  const { token, district, other } = told.args;
  const found = view.tokens.find((one) => tokenName(one) === token);
  if (!found) return view;
  return {
    ...view,
    tokens: view.tokens.filter((one) => one !== found),
    districts: view.districts.map((at) =>
      at.district === district ? { ...at, tokens: [...at.tokens, found], value: at.value + found.value } : at,
    ),
    routes: view.routes.map((route) =>
      route.vehicle === found.vehicle && route.ends.includes(String(district)) && route.ends.includes(String(other))
        ? { ...route, taken_by: house }
        : route,
    ),
  };
}

function towers(view: NewYork, house: number, district: string, count: number): NewYork {
  return {
    ...view,
    districts: view.districts.map((at) =>
      at.district === district ? { ...at, towers: at.towers.with(house, Math.max(0, (at.towers[house] ?? 0) + count)) } : at,
    ),
  };
}
