/** The position after an event, on the way from one decision to the next. */

import type { Told } from '$lib/messages';
import { GROUPS } from './box';
import { NOBODY, VAULT, type Auction, type Fallout, type Player, type Property } from './view';

const JAIL = 10;

export function spaceOf(told: Told): number {
  return Number(String(told.args['space'] ?? 'at0').slice(2));
}

function player(view: Fallout, seat: number, change: (one: Player) => Partial<Player>): Fallout {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

function property(view: Fallout, name: string, change: Partial<Property>): Fallout {
  return { ...view, properties: view.properties.map((one) => (one.name === name ? { ...one, ...change } : one)) };
}

function auctioned(view: Fallout, change: Partial<Auction>): Fallout {
  return view.auction ? { ...view, auction: { ...view.auction, ...change } } : view;
}

function opened(view: Fallout, name: string): Fallout {
  const bidders = view.seats.flatMap((one, seat) => (one.alive ? [seat] : []));
  return { ...view, auction: { property: name, bid: 0, bidder: NOBODY, bidders, speaker: view.turn } };
}

/** What money an event moves: from, to and how much; -1 is the bank. */
export function payment(told: Told): { from: number; to: number; amount: number } | null {
  const { player: who, other, amount } = told.args as Record<string, number>;
  if (amount === undefined || !amount) return null;
  const found = (from: number, to: number) => ({ from, to, amount });
  if (IN.has(told.event)) return found(NOBODY, who!);
  if (OUT.has(told.event)) return found(who!, NOBODY);
  return BETWEEN.has(told.event) ? found(who!, other!) : null;
}
const IN = new Set(['salary_paid', 'received', 'mortgaged', 'sold_building', 'sold_down']);
const OUT = new Set(['bought', 'sold', 'paid_bank', 'paid_card', 'paid_fine', 'paid_interest', 'fine_paid', 'built', 'vault_built', 'redeemed', 'interest_paid']);
const BETWEEN = new Set(['paid_rent', 'paid_player']);

function paid(view: Fallout, told: Told): Fallout {
  const moved = payment(told);
  if (!moved) return view;
  const { from, to, amount } = moved;
  const lighter = player(view, from, ({ cash }) => ({ cash: cash - amount }));
  return player(lighter, to, ({ cash }) => ({ cash: cash + amount }));
}

export function after(before: Fallout, told: Told): Fallout {
  const view = paid(before, told);
  const who = Number(told.args['player'] ?? NOBODY);
  const name = String(told.args['property'] ?? told.args['asset'] ?? '');
  switch (told.event) {
    case 'turn_began':
    case 'began':
      return { ...view, turn: who };
    case 'moved':
      return player(view, who, () => ({ position: spaceOf(told) }));
    case 'jailed':
      return player(view, who, () => ({ position: JAIL, jail: 1 }));
    case 'fine_paid':
    case 'card_used':
    case 'out_by_double':
      return player(view, who, () => ({ jail: 0 }));
    case 'auction_opened':
      return opened(view, name);
    case 'bid_made':
      return auctioned(view, { bid: Number(told.args['amount']), bidder: who });
    case 'dropped_out':
      return auctioned(view, { bidders: view.auction?.bidders.filter((one) => one !== who) ?? [] });
    case 'bought':
    case 'sold':
      return { ...property(view, name, { owner: who }), auction: null };
    case 'unsold':
      return { ...view, auction: null };
    case 'changed_hands':
      return property(view, name, { owner: who });
    case 'built':
      return property(view, name, { level: Number(told.args['count']) });
    case 'vault_built':
      return property(view, name, { level: VAULT });
    case 'mortgaged':
    case 'redeemed':
      return property(view, name, { mortgaged: told.event === 'mortgaged' });
    default:
      return view;
  }
}

/** Groups in the order of the board. */
export function inOrder(groups: readonly string[]): string[] {
  return GROUPS.filter((group) => groups.includes(group));
}
