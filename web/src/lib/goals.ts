/** The goal card of a game: how one wins, what a turn is, what to beware of. Told before one's first move, then on request. */

import type { Desk } from './desk.svelte';
import { recall, remember } from './settings.svelte';

export const GOALS = ['win', 'turn', 'watch'] as const;
const KEY = 'polis-goals';

/** Whether a game has a card. */
export function hasGoals(desk: Desk): boolean {
  return desk.book.has(`goal-${GOALS[0]}`);
}

/** Its sentences, which depend on what the table agreed on. */
export function goals(desk: Desk): { key: (typeof GOALS)[number]; text: string }[] {
  const agreed = desk.info!.options;
  const args = Object.keys(agreed).map((name) => ({ name, domain: `option-${name}` }));
  const facts = desk.book.facts(args, agreed, []);
  return GOALS.map((key) => ({ key, text: desk.book.say(`goal-${key}`, facts) }));
}

/** Whether this device has shown the card of a game, to a guest too. */
export function hasMet(game: string): boolean {
  return recall<string[]>(KEY, []).includes(game);
}

export function meet(game: string): void {
  remember(KEY, [...new Set([...recall<string[]>(KEY, []), game])]);
}
