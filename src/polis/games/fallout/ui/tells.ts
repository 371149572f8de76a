/** What the log says of events that are told better together: a deal in one line, a rent once. */

import type { BoardTexts } from '$lib/board';
import type { Told } from '$lib/messages';

const TERMS = new Set(['term_given', 'term_taken', 'term_cash']);

/** The line of an event; "" where another says it or there is nothing to say, null for its own sentence. */
export function tells(told: Told, line: readonly Told[], texts: BoardTexts): string | null {
  if (told.event === 'landed' || TERMS.has(told.event)) return '';
  if (told.event === 'rent_due') return line.some(({ event, args }) => event === 'paid_rent' && args['player'] === told.args['player']) ? '' : null;
  return told.event === 'offered' || told.event === 'countered' ? deal(told, line, texts) : null;
}

/** Who offers whom what for what. */
function deal({ event, args }: Told, line: readonly Told[], texts: BoardTexts): string {
  const list = (side: number, kind: string) => {
    const things = line.filter((one) => one.event === kind).map((one) => texts.t('ui-told-thing', { name: asset(String(one.args['asset']), texts) }));
    const cash = line.filter((one) => one.event === 'term_cash' && one.args['player'] === side).map((one) => texts.t('ui-money', { amount: Number(one.args['amount']) }));
    return [...things, ...cash].join(', ');
  };
  const [maker, partner] = [Number(args['player']), Number(args['other'])];
  const [gives, gets] = [list(maker, 'term_given'), list(partner, 'term_taken')];
  const how = gives && gets ? 'swap' : gives ? 'gift' : 'wish';
  const name = (seat: number) => texts.value('seat', String(seat + 1));
  return texts.t('ui-told-deal', { kind: event, how, maker: name(maker), partner: name(partner), gives, gets });
}

function asset(name: string, texts: BoardTexts): string {
  return name.endsWith('_card') ? texts.t('ui-get-out') : texts.value('property', name);
}
