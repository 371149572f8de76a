/** What a seat has, what it is asked for, and what it need not be asked for. */

import type { BoardTexts, Holding, View } from '$lib/board';
import { moves } from '$lib/choices';
import type { Box } from '$lib/messages';
import type { Fallout } from './view';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as Fallout;
  const own = seen.seats?.[seat];
  if (!own) return [];
  if (!own.alive) return [{ key: 'cash', label: texts.t('label-out'), value: texts.t('ui-bankrupt'), main: true }];
  const deeds = seen.properties.filter((lot) => lot.owner === seat).length;
  // One row, so that what comes and goes moves nothing below it.
  const third: Holding = own.owes
    ? { key: 'owes', label: texts.t('label-owes'), value: own.owes, main: false, icon: 'debt' }
    : own.jail
      ? { key: 'jail', label: texts.t('label-jail'), value: `${own.jail}/3`, main: false, icon: 'locked' }
      : { key: 'deeds', label: texts.t('label-deeds'), value: deeds, main: false, icon: 'cards' };
  return [
    { key: 'cash', label: texts.t('label-cash'), value: own.cash, main: true, icon: 'money' },
    { key: 'worth', label: texts.t('label-worth'), value: own.worth, main: false, icon: 'points' },
    third,
  ];
}

/** What the game wants of a seat, where it is not what the phase says: an answer, a first bid, a way out of Jail. */
export function asks(view: View, seat: number, texts: BoardTexts): string {
  const seen = view as Fallout;
  const offer = seen.offers?.find((one) => one.partner === seat);
  if (offer) return texts.t('ui-ask-offer', { name: texts.value('seat', String(offer.maker + 1)) });
  if (seen.claims?.some((one) => one.owner === seat)) return texts.t('ui-ask-claim');
  const own = seen.decider === seat ? seen.seats?.[seat] : null;
  if (own?.jail && seen.phase === 'rolling') return texts.t(own.cards.length ? 'ui-ask-jail-card' : 'ui-ask-jail');
  return own && seen.phase === 'auction' && seen.auction?.bid === 0 ? texts.t('ui-ask-bid') : '';
}

/** Kinds of moves worth a thought: where one is open, nothing goes without saying. */
const THOUGHT = new Set(['accept', 'decline', 'claim', 'fine', 'use_card', 'show_card', 'build', 'redeem', 'raise', 'give_up']);

/** What goes without saying: the dice, to leave a sale one cannot bid in, the only place there is. */
export function hurry(view: View, seat: number, choices: readonly Box[]): string {
  if ((view as Fallout).decider !== seat || choices.some((box) => THOUGHT.has(box.move))) return '';
  const plain = ['roll', 'pass'].find((kind) => choices.some((box) => box.move === kind));
  if (plain) return plain;
  const places = moves(choices.filter((box) => box.move === 'place' || box.move === 'want'));
  return places.length === 1 ? places[0]! : '';
}

/** Where a property lies on the ring. */
export function spot(domain: string, written: string, view: View): string {
  const found = domain === 'property' ? (view as Fallout).properties?.find((one) => one.name === written) : null;
  return found ? `space ${found.position}` : '';
}
