/** How events look: dice, money, and a token that walks cell by cell. */

import type { Told } from '$lib/messages';
import type { Scenario } from '$parts/street/show.svelte';
import { walk } from './box';
import { after, payment } from './stage';
import type { Bibs } from './view';

const QUIET = new Set([
  'round_began', 'turn_began', 'term_plot', 'term_business', 'term_card', 'term_cash', 'lapsed', 'worth', 'plot_left', 'pact_lapsed', 'agreed',
]);

function fallen(told: Told): number[] | null {
  const { die, second } = told.args as Record<string, number>;
  if (told.event === 'rolled') return [die!, second!];
  return told.event === 'rolled_one' ? [die!] : null;
}

/** Along the arrows that lie. */
function steps(view: Bibs, told: Told): Told[] {
  const player = Number(told.args['player']);
  const from = view.seats[player]?.position ?? 'o0';
  return walk(from, String(told.args['cell']), view.arrows).map((cell) => ({ ...told, args: { player, cell } }));
}

export const SCENARIO: Scenario<Bibs> = { quiet: QUIET, fallen, payment, after, walk: steps };
