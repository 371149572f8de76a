/** How events look: dice, money, and a token that walks cell by cell. */

import type { Told } from '$lib/messages';
import type { Payment, Scenario } from '$parts/street/show.svelte';
import { walk } from './box';
import { NOBODY, type Bibs } from './view';

const QUIET = new Set([
  'round_began', 'turn_began', 'term_plot', 'term_business', 'term_card', 'term_cash', 'lapsed', 'worth', 'plot_left', 'pact_lapsed', 'agreed',
]);
const IN = new Set(['bonus_paid', 'order_paid', 'unit_sold', 'sold_down', 'stripped', 'returned', 'no_place', 'replaced', 'business_sold', 'holding_left', 'units_back']);
const OUT = new Set(['taxed', 'passing_taxed', 'rode', 'plot_bought', 'bought_back', 'bank_rent_paid', 'founded', 'developed', 'cheaply']);
const BETWEEN = new Set(['rent_paid', 'clean_rent_paid']);

function fallen(told: Told): number[] | null {
  const { die, second } = told.args as Record<string, number>;
  if (told.event === 'rolled') return [die!, second!];
  return told.event === 'rolled_one' ? [die!] : null;
}

/** What money an event moves: from, to and how much; -1 is the bank. */
export function payment(told: Told): Payment | null {
  const { player: who, other, amount } = told.args as Record<string, number>;
  if (!amount) return null;
  if (IN.has(told.event)) return { from: NOBODY, to: who!, amount };
  if (OUT.has(told.event)) return { from: who!, to: NOBODY, amount };
  return BETWEEN.has(told.event) ? { from: who!, to: other!, amount } : null;
}

const HOPS = 8; // of a token, at most: a walk is to be over in half a second

/** Along the arrows that lie; on a long way the token passes a cell now and then without a stop. */
function cells(view: Bibs, told: Told): string[] {
  if (told.event !== 'moved') return [];
  const way = walk(view.seats[Number(told.args['player'])]?.position ?? 'o0', String(told.args['cell']), view.arrows);
  const stops = Math.min(HOPS, way.length);
  return Array.from({ length: stops }, (_, i) => way[Math.ceil(((i + 1) * way.length) / stops) - 1]!);
}

export const SCENARIO: Scenario<string, Bibs> = { quiet: QUIET, fallen, payment, walk: cells };
