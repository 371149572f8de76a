/** Money on the chips of the seats, what a move would do to it, and what a seat is asked for. */

import type { BoardTexts, Consequence, Holding, View } from '$lib/board';
import { moves } from '$lib/choices';
import type { Box } from '$lib/messages';
import { FARE, groupOf, MOST_PLOTS } from './box';
import { readOffer } from '$parts/street/trading.svelte';
import { draftOf, GOODS, sideOf, sidesOf } from './trading';
import { dueCard, firmAt, firmNamed, groupNamed, plotAt, standingOf, type Bibs, type Firm } from './view';
import { Words } from './words';

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

/** What the game wants of a seat, where it is not what the phase says: an answer. */
export function asks(view: View, seat: number, texts: BoardTexts): string {
  const seen = view as Bibs;
  if (seen.pact?.waiting.includes(seat)) return texts.t(`ui-ask-${seen.pact.kind}`);
  const card = seen.seats?.[seat] ? dueCard(seen, seat) : '';
  if (card) return texts.t('ui-ask-place', { firm: texts.value('firm', card) });
  return seen.decider !== seat && seen.offers?.some((one) => one.partner === seat) ? texts.t('ui-ask-offer') : '';
}

const THOUGHT = new Set(['accept', 'decline', 'agree', 'found', 'place', 'develop', 'holding', 'break', 'withdraw']);

/** What goes without saying: to roll when nothing can be built or answered. */
export function hurry(view: View, seat: number, choices: readonly Box[]): string {
  const seen = view as Bibs;
  if (seen.decider !== seat || choices.some((box) => THOUGHT.has(box.move))) return '';
  if (choices.some((box) => box.move === 'roll')) return 'roll';
  const all = moves(choices.filter((box) => box.move !== 'time'));
  return all.length === 1 && all[0] !== 'give_up' ? all[0]! : '';
}

export function consequence(view: View, seat: number, move: string, texts: BoardTexts): Consequence | null {
  const seen = view as Bibs;
  const own = seen.seats?.[seat];
  if (!own) return null;
  const words = new Words(texts, []);
  const [kind, what = ''] = move.split(' ');
  const spend = (price: number, text?: string): Consequence => ({ price, before: own.cash, after: own.cash - price, text });
  const earn = (sum: number, text?: string): Consequence => ({ before: own.cash, after: own.cash + sum, text });
  const firm = seen.firms.find((one) => one.name === what);
  if (kind === 'roll') return { text: words.dice(seen) };
  if (kind === 'buy') return spend(plotAt(seen, own.position)?.price ?? 0);
  if (kind === 'buy_back') return spend(2 * (firmAt(seen, own.position)?.nominal ?? 0), texts.t('ui-instead-of-rent'));
  if (kind === 'ride') return spend(FARE);
  if (kind === 'accept') return accepted(seen, seat, Number(what) - 1, words);
  if (kind === 'found' && firm) return spend(groupNamed(seen, firm.group).price, founding(seen, seat, firm, words));
  if (kind === 'place' && firm) return { text: founding(seen, seat, firm, words) };
  if (kind === 'develop' && firm?.next) return spend(firm.next.price, [words.t('ui-rent-grows', { now: words.money(firm.rent), then: words.money(firm.next.rent) }), firm.next.concern ? texts.t('ui-half') : ''].filter(Boolean).join(' · '));
  if (kind === 'propose') return proposed(seen, seat, what, move.split(' ')[2]!, words);
  if (firm) return sale(seen, kind!, firm, words, earn);
  return offered(seen, seat, move, words);
}

function founding(view: Bibs, seat: number, firm: Firm, words: Words): string {
  const count = standingOf(view, firm.group, seat) + 1;
  return [words.t('ui-rent-now', { money: words.money(groupNamed(view, firm.group).rents[0]!) }), words.t('ui-of-group', { count })].join(' · ');
}

/** Half the cost of the unit bought last, nothing if it cost half. */
export function lastUnit(view: Bibs, firm: Firm): number {
  return firm.cheap.includes(firm.level) ? 0 : Math.floor((groupNamed(view, firm.group).units[firm.level - 1] ?? 0) / 2);
}

/** What all units that the holder of a firm has in its holding bring. */
function ownUnits(view: Bibs, firm: Firm): number {
  const own = groupNamed(view, firm.group).leaving.filter((one) => one.holder === firm.holder);
  return own.reduce((sum, one) => sum + one.units_half, 0);
}

/** What the bank gives for a move at its desk. */
export function proceeds(view: Bibs, kind: string, firm: Firm): number {
  if (kind === 'sell_unit') return lastUnit(view, firm);
  if (kind === 'strip') return firm.units_half;
  if (kind === 'return') return firm.half;
  if (kind === 'sell') return firm.nominal;
  if (kind === 'leave') return firm.half + ownUnits(view, firm);
  return kind === 'order' ? firm.rent : 0;
}

function sale(view: Bibs, kind: string, firm: Firm, words: Words, earn: (sum: number, text?: string) => Consequence): Consequence {
  if (kind === 'leave') return earn(proceeds(view, kind, firm), words.t('ui-leave-ends'));
  if (kind === 'take') return { text: words.t('ui-take-means') };
  const followers = kind === 'sell_unit' || kind === 'strip' ? groupNamed(view, firm.group).holding.length : 0;
  return earn(proceeds(view, kind, firm), followers ? words.t('ui-others-follow') : undefined);
}

/** What a ready offer pays, in hundredths of what plot, firm and units cost. */
export const PREMIUMS = [['cost', 100], ['half_more', 150], ['double', 200], ['triple', 300]] as const;

export function premiumOf(view: Bibs, firm: Firm, name: string): number {
  const { price, units } = groupNamed(view, firm.group);
  const cost = (plotAt(view, firm.plot ?? '')?.price ?? 0) + price + units.slice(0, firm.level).reduce((sum, one) => sum + one, 0);
  return Math.floor((cost * (PREMIUMS.find(([known]) => known === name)?.[1] ?? 100)) / 100);
}

function accepted(view: Bibs, seat: number, maker: number, words: Words): Consequence | null {
  const offer = view.offers.find((one) => one.maker === maker);
  if (!offer) return null;
  const side = sideOf(view, seat, maker, draftOf(offer), -offer.money);
  return { text: words.side(side).join(' · ') || undefined, before: view.seats[seat]!.cash, after: side.cash };
}

function proposed(view: Bibs, seat: number, premium: string, name: string, words: Words): Consequence | null {
  const firm = firmNamed(view, name);
  const money = premiumOf(view, firm, premium);
  const side = sideOf(view, seat, firm.holder, { partner: firm.holder, things: [firm.plot!], money }, money);
  return { price: money, text: words.side(side).join(' · ') || undefined, before: view.seats[seat]!.cash, after: side.cash };
}

function offered(view: Bibs, seat: number, move: string, words: Words): Consequence | null {
  const draft = readOffer(move, GOODS.all);
  if (!draft) return null;
  const [side] = sidesOf(view, seat, draft);
  return { text: words.side(side).join(' · ') || undefined, before: view.seats[seat]!.cash, after: side.cash };
}

/** What has been paid for the units of a firm, and what of it is lost if they go back. */
export function lostUnits(view: Bibs, name: string): number {
  const firm = firmNamed(view, name);
  const { units } = groupNamed(view, groupOf(name));
  const paid = Array.from({ length: firm.level }, (_, i) => (firm.cheap.includes(i + 1) ? units[i]! / 2 : units[i]!));
  return paid.reduce((sum, one) => sum + one, 0) - firm.units_half;
}
