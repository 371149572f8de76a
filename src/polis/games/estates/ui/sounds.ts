/** What the events of a game sound like; most are silent. */

import type { Told } from '$lib/messages';
import type { Sound } from '$lib/synth';

export const SOUND_OF: Record<string, Sound> = {
  offered_floor: 'paper',
  offered: 'paper',
  certificate_taken: 'paper',
  discarded: 'paper',
  stashed: 'coin',
  bid_made: 'coin',
  row_scored: 'coin',
  stash_scored: 'coin',
  sold: 'hammer',
  kept: 'hammer',
  taken_free: 'hammer',
  floor_built: 'place',
  roof_placed: 'place',
  row_extended: 'place',
  row_shortened: 'place',
  barrier_lifted: 'place',
  row_completed: 'rise',
  mayor_seated: 'rise',
  row_reopened: 'thud',
  round_won: 'cadence',
  match_won: 'cadence',
};

export function soundOf({ event }: Told): Sound | null {
  return SOUND_OF[event] ?? null;
}
