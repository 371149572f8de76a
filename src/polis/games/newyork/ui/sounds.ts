/** What the events of a game sound like; most are silent. */

import type { Told } from '$lib/messages';
import type { Sound } from '$lib/synth';

export const SOUND_OF: Record<string, Sound> = {
  drew: 'paper',
  pair_taken: 'paper',
  tom_pair_taken: 'paper',
  laid: 'paper',
  tom_laid: 'paper',
  swapped: 'paper',
  kept: 'paper',
  highest: 'hammer',
  tom_highest: 'hammer',
  built: 'brick',
  tom_built: 'brick',
  award_built: 'brick',
  tom_award_built: 'brick',
  work_built: 'brick',
  placed: 'place',
  tom_placed: 'place',
  advanced: 'place',
  tom_advanced: 'place',
  moved: 'place',
  earned: 'coin',
  tom_earned: 'coin',
  scored: 'coin',
  tom_scored: 'coin',
  work_scored: 'coin',
  took: 'rise',
  tom_took: 'rise',
  statue_won: 'rise',
  tom_statue_won: 'rise',
  no_bids: 'thud',
  won: 'cadence',
  tom_won: 'cadence',
};

export function soundOf({ event }: Told): Sound | null {
  return SOUND_OF[event] ?? null;
}
