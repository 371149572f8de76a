/** Plays events on the board, and keeps what was bid and drawn. */

import type { Told } from '$lib/messages';
import { Show, type Payment, type Scenario } from '$parts/street/show.svelte';
import { walk } from './ring';
import { NOBODY, type Fallout } from './view';

const QUIET = new Set([
  'round_began', 'turn_began', 'term_given', 'term_taken', 'term_cash', 'rent_due', 'landed', 'worth', 'starter_rolled', 'starts_tied', 'lapsed',
]);
const IN = new Set(['salary_paid', 'received', 'mortgaged', 'sold_building', 'sold_down']);
const OUT = new Set(['bought', 'sold', 'paid_bank', 'paid_card', 'paid_fine', 'paid_interest', 'fine_paid', 'built', 'vault_built', 'redeemed', 'interest_paid']);
const BETWEEN = new Set(['paid_rent', 'paid_player']);

function fallen(told: Told): number[] | null {
  const { die, second } = told.args as Record<string, number>;
  if (told.event === 'rolled' || told.event === 'threw') return [die!, second!];
  return told.event === 'rolled_double' ? [die!, die!] : null;
}

/** What money an event moves: from, to and how much; -1 is the bank. */
export function payment(told: Told): Payment | null {
  const { player: who, other, amount } = told.args as Record<string, number>;
  if (!amount) return null;
  if (IN.has(told.event)) return { from: NOBODY, to: who!, amount };
  if (OUT.has(told.event)) return { from: who!, to: NOBODY, amount };
  return BETWEEN.has(told.event) ? { from: who!, to: other!, amount } : null;
}

function spaces(view: Fallout, told: Told): number[] {
  if (told.event !== 'moved') return [];
  return walk(view.seats[Number(told.args['player'])]?.position ?? 0, Number(String(told.args['space']).slice(2)));
}

const CARD = 2600; // milliseconds a drawn card is held up

const SCENARIO: Scenario<number, Fallout> = { quiet: QUIET, fallen, payment, walk: spaces, reads: ({ event }) => (event === 'card_drawn' ? CARD : 0) };

export class WastelandShow extends Show<number, Fallout> {
  trail = $state.raw<{ who: number; amount: number }[]>([]); // bids of the sale that goes on
  drawn = $state.raw<{ card: string; space: number } | null>(null); // since the last roll, and where
  private stood = -1; // where the last token to move has come to

  constructor(first: Fallout) {
    super(SCENARIO, first);
  }

  protected override keep(told: Told): void {
    super.keep(told);
    if (told.event === 'rolled' || told.event === 'rolled_double') this.drawn = null;
    if (told.event === 'moved') this.stood = Number(String(told.args['space']).slice(2));
    if (told.event === 'card_drawn') this.drawn = { card: String(told.args['card']), space: this.stood };
    if (told.event === 'auction_opened' || told.event === 'building_auctioned') this.trail = [];
    if (told.event === 'bid_made') this.climb(Number(told.args['player']), Number(told.args['amount']));
  }

  /** A bid is noted once, however often it is told. */
  private climb(who: number, amount: number): void {
    if (amount > (this.trail.at(-1)?.amount ?? 0)) this.trail = [...this.trail, { who, amount }];
  }
}
