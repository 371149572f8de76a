/** What the events of a game sound like; most are silent. */

import type { Told } from '$lib/messages';
import type { Sound } from '$lib/synth';

export const SOUND_OF: Record<string, Sound> = {
  rolled: 'dice',
  rolled_one: 'dice',
  bonus_paid: 'coin',
  taxed: 'coin',
  passing_taxed: 'coin',
  order_paid: 'coin',
  plot_bought: 'coin',
  bought_back: 'coin',
  rent_paid: 'coin',
  clean_rent_paid: 'coin',
  bank_rent_paid: 'coin',
  unit_sold: 'coin',
  business_sold: 'coin',
  debt_paid: 'coin',
  founded: 'brick',
  developed: 'brick',
  placed: 'place',
  arrow_laid: 'place',
  holding_proposed: 'paper',
  arrow_proposed: 'paper',
  offered: 'paper',
  taken_off: 'paper',
  stripped: 'paper',
  holding_formed: 'rise',
  holding_merged: 'rise',
  accepted: 'rise',
  agreed: 'rise',
  in_debt: 'thud',
  gave_up: 'thud',
  ruined_by_player: 'thud',
  ruined_by_bank: 'thud',
  holding_broken: 'thud',
  won: 'cadence',
  shared: 'cadence',
};

const MUCH = 100; // from here on it is more than one coin

export function soundOf({ event, args }: Told): Sound | null {
  const sound = SOUND_OF[event] ?? null;
  return sound === 'coin' && Number(args['amount'] ?? 0) >= MUCH ? 'coins' : sound;
}
