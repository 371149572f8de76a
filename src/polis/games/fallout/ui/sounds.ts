/** What the events of a game sound like; most are silent. */

import type { Told } from '$lib/messages';
import type { Sound } from '$lib/synth';

export const SOUND_OF: Record<string, Sound> = {
  starter_rolled: 'dice',
  rolled: 'dice',
  rolled_double: 'dice',
  threw: 'dice',
  bought: 'coin',
  bid_made: 'coin',
  salary_paid: 'coin',
  paid_bank: 'coin',
  paid_player: 'coin',
  received: 'coin',
  paid_rent: 'coin',
  paid_card: 'coin',
  paid_fine: 'coin',
  paid_interest: 'coin',
  fine_paid: 'coin',
  sold_building: 'coin',
  sold: 'hammer',
  building_won: 'hammer',
  card_drawn: 'paper',
  card_used: 'paper',
  mortgaged: 'paper',
  redeemed: 'paper',
  offered: 'paper',
  built: 'brick',
  vault_built: 'brick',
  accepted: 'rise',
  out_by_double: 'rise',
  jailed: 'thud',
  in_debt: 'thud',
  gave_up: 'thud',
  ruined_by_player: 'thud',
  ruined_by_bank: 'thud',
  won: 'cadence',
  shared: 'cadence',
};

const MUCH = 100; // from here on it is more than one coin

export function soundOf({ event, args }: Told): Sound | null {
  const sound = SOUND_OF[event] ?? null;
  return sound === 'coin' && Number(args['amount'] ?? 0) >= MUCH ? 'coins' : sound;
}
