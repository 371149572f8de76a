/** What the chips of the seats say, and who plays beside the seats. */

import type { BoardSeat, BoardTexts, Holding, Rival, View } from '$lib/board';
import { players } from './houses';
import { level, type NewYork } from './view';
import { Words } from './words';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as NewYork;
  const house = seen.houses?.[seat];
  if (!house) return [];
  const over = seen.phase === 'over';
  return [
    { key: 'points', label: texts.t('label-points'), value: over ? house.total : house.points, main: true, icon: 'points' },
    { key: 'dollars', label: texts.t('label-dollars'), value: house.dollars, main: true, icon: 'money' },
    { key: 'hand', label: texts.t('label-hand'), value: house.hand_size, icon: 'cards' },
    house.tom === null
      ? { key: 'supply', label: texts.t('label-supply'), value: house.supply, icon: 'goods' }
      : { key: 'level', label: texts.t('label-level'), value: code(texts.t(`option-tom1-${level(house)}`)) },
  ];
}

/** "Easy A6": the rules call the level A6. */
function code(level: string): string {
  return level.slice(level.lastIndexOf(' ') + 1);
}

/** The Toms. */
export function rivals(view: View, seats: readonly BoardSeat[], texts: BoardTexts): Rival[] {
  const seen = view as NewYork;
  if (!seen.houses) return [];
  const all = players(seen, seats, texts);
  const words = new Words(texts, all, true);
  return all.filter((player) => player.tom).map(({ house, colour }) => ({
    key: `tom${house}`,
    name: words.name(house),
    colour,
    holdings: holdings(view, house, texts),
    points: seen.houses[house]!.total,
    place: seen.houses[house]!.place,
    about: words.aboutHouse(seen, house),
  }));
}

/** A district of the map, or a character's tile in the office centre. */
export function spot(domain: string, written: string): string {
  if (domain === 'character') return `office ${written}`;
  return domain === 'district' ? `district ${written}` : '';
}
