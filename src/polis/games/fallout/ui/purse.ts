/** Money on the chips of the seats, what a move would do to it, and what a seat is asked for. */

import type { BoardTexts, Consequence, Holding, View } from '$lib/board';
import { moves } from '$lib/choices';
import type { Box } from '$lib/messages';
import { FINE, STEP_NAMES, STEPS_UP } from './box';
import { readOffer } from '$parts/street/trading.svelte';
import { GOODS, sidesOf } from './trading';
import { NOBODY, propertyAt, type Fallout } from './view';
import { Words } from './words';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as Fallout;
  const own = seen.seats?.[seat];
  if (!own) return [];
  if (!own.alive) return [{ key: 'cash', label: texts.t('label-out'), value: texts.t('ui-bankrupt'), main: true }];
  const deeds = seen.properties.filter((lot) => lot.owner === seat).length;
  return [
    { key: 'cash', label: texts.t('label-cash'), value: own.cash, main: true, icon: 'money' },
    { key: 'worth', label: texts.t('label-worth'), value: own.worth, main: false, icon: 'points' },
    { key: 'deeds', label: texts.t('label-deeds'), value: deeds, main: false, icon: 'cards' },
    ...(own.owes ? [{ key: 'owes', label: texts.t('label-owes'), value: own.owes, main: false, icon: 'debt' } as Holding] : []),
    ...(own.jail ? [{ key: 'jail', label: texts.t('label-jail'), value: `${own.jail}/3`, main: false, icon: 'locked' } as Holding] : []),
  ];
}

/** What the game wants of a seat, where it is not what the phase says: an answer, a first bid, a way out of Jail. */
export function asks(view: View, seat: number, texts: BoardTexts): string {
  const seen = view as Fallout;
  if (seen.claims?.some((one) => one.owner === seat)) return texts.t('ui-ask-claim');
  const own = seen.decider === seat ? seen.seats?.[seat] : null;
  if (own?.jail && seen.phase === 'rolling') return texts.t(own.cards.length ? 'ui-ask-jail-card' : 'ui-ask-jail');
  if (own && seen.phase === 'auction' && seen.auction?.bid === 0) return texts.t('ui-ask-bid');
  const offered = seen.offers?.some((one) => one.partner === seat);
  return offered && seen.decider !== seat ? texts.t('ui-ask-offer') : '';
}

/** What goes without saying: to roll when nothing can be built, to leave a sale one cannot pay for. */
export function hurry(view: View, seat: number, choices: readonly Box[]): string {
  const seen = view as Fallout;
  const may = (kind: string) => choices.some((box) => box.move === kind);
  if (seen.decider !== seat || may('accept') || may('decline') || may('claim')) return '';
  if (may('roll')) return may('fine') || may('use_card') || may('show_card') || may('build') || may('redeem') ? '' : 'roll';
  if (may('pass')) return may('raise') ? '' : 'pass';
  const places = moves(choices.filter((box) => box.move === 'place' || box.move === 'want'));
  return places.length === 1 ? places[0]! : '';
}

/** The bid a raise makes. */
export function raised(view: Fallout, seat: number, step: string): number {
  const up = STEPS_UP[STEP_NAMES.indexOf(step)] ?? 1;
  if (view.auction && view.phase === 'auction') return view.auction.bid + up;
  return lowestForBuilding(view, seat) - 1 + up;
}

/** In the sale of a scarce building one bids no less than the price on one's own deed. */
export function lowestForBuilding(view: Fallout, seat: number): number {
  const step = view.shortage?.building === 'vault' ? 4 : 0;
  const fits = (level: number) => (step ? level === 4 : level < 4);
  const prices = view.properties.filter((lot) => lot.owner === seat && lot.building && isWholeAndFree(view, lot.group, seat) && fits(lot.level)).map((lot) => lot.building);
  return Math.max((view.shortage?.bid ?? 0) + 1, prices.length ? Math.min(...prices) : 1);
}

function isWholeAndFree(view: Fallout, group: string, seat: number): boolean {
  return view.properties.every((lot) => lot.group !== group || (lot.owner === seat && !lot.mortgaged));
}

export function consequence(view: View, seat: number, move: string, texts: BoardTexts): Consequence | null {
  const seen = view as Fallout;
  const before = seen.seats?.[seat]?.cash;
  if (before === undefined) return null;
  const words = new Words(texts, []);
  const spend = (price: number, text?: string): Consequence => ({ price, before, after: before - price, text });
  const [kind, what = ''] = move.split(' ');
  const lot = seen.properties.find((one) => one.name === what);
  if (kind === 'fine') return spend(FINE);
  if (kind === 'buy') return spend(propertyAt(seen, seen.seats[seat]!.position)?.price ?? 0);
  if (kind === 'raise' || kind === 'bid') {
    const bid = kind === 'raise' ? raised(seen, seat, what) : Number(move.split(': ')[1]);
    return { text: texts.t('ui-bid-of', { money: words.money(bid) }), before, after: before - bid };
  }
  if (kind === 'build' && lot) return spend(lot.building);
  if (kind === 'place' && lot) return spend(seen.shortage && seen.shortage.bidder !== NOBODY ? seen.shortage.bid : lot.building);
  if (kind === 'sell' && lot) return { before, after: before + Math.floor(lot.building / 2) };
  if (kind === 'mortgage' && lot) return { before, after: before + lot.mortgage };
  if (kind === 'redeem' && lot) return spend(lot.redemption);
  if (kind === 'give_up') return { text: texts.t(seen.debts.some((one) => one.who === seat && one.to >= 0) ? 'ui-ruin-player' : 'ui-ruin-bank') };
  if (kind === 'accept') return accepted(seen, Number(what) - 1, words);
  return offered(seen, seat, move, words);
}

function accepted(view: Fallout, maker: number, words: Words): Consequence | null {
  const side = view.offers.find((one) => one.maker === maker)?.sides[1];
  return side ? { text: words.side(side).join(' · ') || undefined, after: side.cash } : null;
}

function offered(view: Fallout, seat: number, move: string, words: Words): Consequence | null {
  const draft = readOffer(move, GOODS.all);
  if (!draft) return null;
  const [side] = sidesOf(view, seat, draft);
  return { text: words.side(side).join(' · ') || undefined, after: side.cash };
}
