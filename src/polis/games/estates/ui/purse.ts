/** Money on the chips of the seats, and what a move would do to it. */

import type { BoardTexts, Consequence, Holding, View } from '$lib/board';
import type { Estates } from './view';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as Estates;
  const money = seen.seats[seat];
  if (!money) return [];
  const held = Object.values(seen.companies).filter((holder) => holder === seat).length;
  const found: Holding[] = [
    { key: 'cash', label: texts.t('label-cash'), value: money.cash, main: true, icon: 'money' },
    { key: 'stash', label: texts.t('label-stash'), value: money.stash, icon: 'safe' },
    { key: 'certificates', label: texts.t('label-certificates'), value: held, icon: 'cards' },
  ];
  if (seen.rounds > 1 || seen.phase === 'over') {
    found.push({ key: 'total', label: texts.t('label-total'), value: money.total, main: true, icon: 'points' });
  }
  if (seen.rounds > 1) found.push({ key: 'wins', label: texts.t('label-rounds-won'), value: money.wins });
  return found;
}

/** The cash a move leaves. Selling brings the bid in, keeping pays it out. */
export function consequence(view: View, seat: number, move: string, texts: BoardTexts): Consequence | null {
  const seen = view as Estates;
  const before = seen.seats[seat]?.cash;
  if (before === null || before === undefined) return null;
  const [kind, value] = move.split(' ');
  const bid = seen.auction?.bid ?? 0;
  const money = (price: number, text?: string): Consequence => ({ price, before, after: before - price, text });
  if (kind === 'bid') return money(Number(value));
  if (kind === 'keep') return money(bid);
  if (kind === 'sell') return { before, after: before + bid };
  if (kind === 'stash') return money(1, texts.t('ui-stash-note'));
  return null;
}
