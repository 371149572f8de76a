/** What a seat has, what it is asked for, and what it need not be asked for. */

import type { BoardTexts, Holding, View } from '$lib/board';
import { moves } from '$lib/choices';
import type { Box } from '$lib/messages';
import { dueCard } from './acts';
import { groupOf, MOST_PLOTS } from './box';
import type { Bibs } from './view';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as Bibs;
  const own = seen.seats?.[seat];
  if (!own) return [];
  if (!own.alive) return [{ key: 'cash', label: texts.t('label-cash'), value: texts.t('ui-bankrupt'), main: true }];
  const owes = seen.debt && seen.turn === seat ? seen.debt.amount : 0;
  return [
    { key: 'cash', label: texts.t('label-cash'), value: own.cash, main: true, icon: 'money' },
    { key: 'money', label: texts.t('label-money'), value: own.money, main: false, icon: 'points' },
    { key: 'plots', label: texts.t('label-plots'), value: `${own.plots}/${MOST_PLOTS}`, main: false, icon: 'cards' },
    ...(owes ? [{ key: 'owes', label: texts.t('label-owes'), value: owes, main: false, icon: 'debt' } as Holding] : []),
    ...(own.parked ? [{ key: 'parked', label: texts.t('label-parked'), value: texts.t('ui-skips'), main: false } as Holding] : []),
  ];
}

/** What the game wants of a seat, where it is not what the phase says: an answer, a card put down. */
export function asks(view: View, seat: number, texts: BoardTexts, choices: readonly Box[]): string {
  const seen = view as Bibs;
  const { pact } = seen;
  if (pact?.waiting.includes(seat)) return texts.t(`ui-ask-${pact.kind === 'arrow' && seen.arrows.includes(pact.subject) ? 'removal' : pact.kind}`);
  const card = seen.seats?.[seat] ? dueCard(seen, seat, choices) : '';
  if (card) return texts.t('ui-ask-place', { firm: texts.value('firm', card) });
  return seen.decider !== seat && seen.offers?.some((one) => one.partner === seat) ? texts.t('ui-ask-offer') : '';
}

/** Kinds of moves worth a thought: where one is open, nothing goes without saying. */
const THOUGHT = new Set(['accept', 'decline', 'agree', 'found', 'place', 'develop', 'holding', 'break', 'withdraw', 'give_up']);

/** What goes without saying: the dice, or the only move there is. */
export function hurry(view: View, seat: number, choices: readonly Box[]): string {
  if ((view as Bibs).decider !== seat || choices.some((box) => THOUGHT.has(box.move))) return '';
  if (choices.some((box) => box.move === 'roll')) return 'roll';
  const all = moves(choices.filter((box) => box.move !== 'time'));
  return all.length === 1 ? all[0]! : '';
}

/** The cell of a plot, or of the plot a firm stands on; of a group, the first one that has a firm of it. */
export function spot(domain: string, written: string, view: View): string {
  const plots = (view as Bibs).plots ?? [];
  const found = plots.find((one) => (domain === 'plot' && one.cell === written) || (one.firm && ((domain === 'firm' && one.firm === written) || (domain === 'group' && groupOf(one.firm) === written))));
  return found ? `cell ${found.cell}` : '';
}
