/** What a seat holds, for its chip. */

import type { BoardTexts, Holding, View } from '$lib/board';
import type { Box } from '$lib/messages';
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

/** To sell, or all that is left to do: never a pass beside a bid, nor the stash beside the pieces. */
export function primary(_: View, __: number, choices: readonly Box[]): string {
  const all = choices.filter((box) => !box.args.length).map((box) => box.move);
  return all.includes('sell') ? 'sell' : choices.length === 1 ? (all[0] ?? '') : '';
}

/** The roof end of a row, a piece on the market, a company's certificate. */
export function spot(domain: string, written: string): string {
  if (domain === 'row') return `hat ${['top', 'middle', 'bottom'].indexOf(written)}`;
  if (domain === 'piece') return `offer ${written}`;
  return domain === 'colour' ? `company ${written}` : '';
}
