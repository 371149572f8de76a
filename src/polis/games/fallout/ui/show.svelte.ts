/** Plays events on the board, and keeps what was bid and drawn. */

import type { Told } from '$lib/messages';
import { Show, type Scenario } from '$parts/street/show.svelte';
import { walk } from './ring';
import { after, payment, spaceOf } from './stage';
import type { Fallout } from './view';

const QUIET = new Set([
  'round_began', 'turn_began', 'term_given', 'term_taken', 'term_cash', 'rent_due', 'landed', 'worth', 'starter_rolled', 'starts_tied', 'lapsed',
]);

function fallen(told: Told): number[] | null {
  const { die, second } = told.args as Record<string, number>;
  if (told.event === 'rolled' || told.event === 'threw') return [die!, second!];
  return told.event === 'rolled_double' ? [die!, die!] : null;
}

function steps(view: Fallout, told: Told): Told[] {
  const player = Number(told.args['player']);
  const spaces = walk(view.seats[player]?.position ?? 0, spaceOf(told));
  return spaces.map((space) => ({ ...told, args: { player, space: `at${space}` } }));
}

const SCENARIO: Scenario<Fallout> = { quiet: QUIET, fallen, payment, after, walk: steps };

export class WastelandShow extends Show<Fallout> {
  trail = $state.raw<{ who: number; amount: number }[]>([]); // bids of the sale that goes on
  card = $state(''); // drawn last

  constructor(first: Fallout) {
    super(SCENARIO, first);
  }

  protected override keep(told: Told): void {
    super.keep(told);
    if (told.event === 'card_drawn') this.card = String(told.args['card']);
    if (told.event === 'auction_opened' || told.event === 'building_auctioned') this.trail = [];
    if (told.event === 'bid_made') this.climb(Number(told.args['player']), Number(told.args['amount']));
  }

  /** A bid is noted once, however often it is told. */
  private climb(who: number, amount: number): void {
    if (amount > (this.trail.at(-1)?.amount ?? 0)) this.trail = [...this.trail, { who, amount }];
  }
}
