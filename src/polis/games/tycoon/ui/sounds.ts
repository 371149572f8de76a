/** What the events of a game sound like; most are silent. */

import type { Told } from '$lib/messages';
import type { Sound } from '$lib/synth';

export const SOUND_OF: Record<string, Sound> = {
  dealt: 'paper',
  kept: 'paper',
  sold: 'paper',
  district_built: 'brick',
  plant_built: 'brick',
  park_laid: 'place',
  pond_laid: 'place',
  cube_carried: 'power',
  toll_paid: 'coin',
  city_paid: 'coin',
  profit_money: 'coins',
  built_money: 'coins',
  shared_money: 'coins',
  supplied: 'rise',
  type_scored: 'rise',
  cannot_supply: 'thud',
  won: 'cadence',
  win_shared: 'cadence',
};

export function soundOf({ event, args }: Told): Sound | null {
  if (event === 'cube_carried' && args['resource'] === 'water') return 'water';
  return SOUND_OF[event] ?? null;
}
