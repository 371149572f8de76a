/** What a seat holds, for its chip. */

import type { BoardTexts, Holding, View } from '$lib/board';
import type { Tycoon } from './view';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as Tycoon;
  const own = seen.seats?.[seat];
  if (!own) return [];
  const over = seen.phase === 'over';
  return [
    { key: 'cash', label: texts.t('label-cash'), value: own.cash, main: true, icon: 'money' },
    { key: 'points', label: texts.t('label-points'), value: over ? own.score : own.points, main: true, icon: 'points' },
    { key: 'goods', label: texts.t('label-goods'), value: own.goods, icon: 'goods' },
    { key: 'hand', label: texts.t('label-hand'), value: own.hand_size, icon: 'cards' },
  ];
}
