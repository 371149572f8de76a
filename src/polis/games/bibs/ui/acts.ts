/** What can be done with a firm: legal moves, and those whose refusal is worth a tap. */

import { allows } from '$lib/choices';
import type { Box, Previewed } from '$lib/messages';
import { groupNamed, isBound, type Bibs, type Firm } from './view';
import type { Words } from './words';

export interface Act {
  move: string;
  label: string;
  sum: number; // above zero the player gets it; 0 until that is told
  legal: boolean;
}

export type Tried = (move: string) => Previewed | null;

const AT_DESK = ['sell_unit', 'strip', 'take', 'return', 'sell', 'leave'];

export function actsOf(view: Bibs, firm: Firm, seat: number | null, boxes: readonly Box[], words: Words, tried: Tried): Act[] {
  if (seat === null || !boxes.length || firm.holder !== seat) return [];
  const found: Act[] = [];
  const add = (kind: string, otherwise: number | null = null) => {
    const move = `${kind} ${firm.name}`;
    const legal = allows(boxes, move);
    const sum = legal ? (tried(move)?.money[seat] ?? 0) : (otherwise ?? 0);
    if (legal || otherwise !== null) found.push({ move, label: words.t(`ui-do-${kind}`), sum, legal });
  };
  add('order');
  if (firm.plot) add('develop', view.phase === 'acting' && firm.next ? -firm.next.price : null);
  const one = firm.level === 1 && allows(boxes, `sell_unit ${firm.name}`); // then all its units are that one
  for (const kind of AT_DESK) if (kind !== 'strip' || !one) add(kind);
  return found;
}

/** A card received that can and must be put down before the roll; "" if there is none. */
export function dueCard(view: Bibs, seat: number, boxes: readonly Box[]): string {
  return view.seats[seat]!.received.find((name) => sitesFor(name, boxes)?.kind === 'place') ?? '';
}

/** What can be agreed on about the group of a firm. */
export function pactsOf(view: Bibs, group: string, seat: number | null, boxes: readonly Box[], words: Words): Act[] {
  if (seat === null || !boxes.length || !groupNamed(view, group).holders.includes(seat)) return [];
  const act = (kind: string, always: boolean): Act[] => {
    const move = `${kind} ${group}`;
    const legal = allows(boxes, move);
    return legal || always ? [{ move, label: words.t(`ui-do-${kind}`), sum: 0, legal }] : [];
  };
  return [...act('holding', groupNamed(view, group).shared && !isBound(view, group) && view.turn === seat && view.phase === 'acting'), ...act('break', false)];
}

/** Ready offers of cash for another's business, each with what it offers. */
export function proposalsFor(firm: Firm, boxes: readonly Box[], words: Words, tried: Tried): Act[] {
  const fitting = boxes.filter((box) => box.move === 'propose' && box.args[1]?.values.includes(firm.name));
  return fitting.flatMap((box) => box.args[0]!.values).map((premium) => {
    const move = `propose ${premium} ${firm.name}`;
    const cash = tried(move)?.events.find(({ event }) => event === 'term_cash');
    return { move, label: words.t('ui-do-propose'), sum: cash ? -Number(cash.args['amount']) : 0, legal: true };
  });
}

/** Where a firm that is free or in hand can be put now. */
export function sitesFor(firm: string, boxes: readonly Box[]): { kind: 'found' | 'place'; plots: string[] } | null {
  for (const kind of ['place', 'found'] as const) {
    const plots = boxes.filter((box) => box.move === kind && box.args[0]?.values.includes(firm)).flatMap((box) => box.args[1]!.values);
    if (plots.length) return { kind, plots: [...new Set(plots)] };
  }
  return null;
}

/** The plots on which anything can be put now. */
export function sitesOfAll(boxes: readonly Box[]): string[] {
  return [...new Set(boxes.filter((box) => box.move === 'found' || box.move === 'place').flatMap((box) => box.args[1]!.values))];
}

/** What can be put on a plot now. */
export function firmsFor(plot: string, boxes: readonly Box[]): { move: string; firm: string }[] {
  const fitting = boxes.filter((box) => (box.move === 'found' || box.move === 'place') && box.args[1]?.values.includes(plot));
  return fitting.flatMap((box) => box.args[0]!.values.map((firm) => ({ move: `${box.move} ${firm} ${plot}`, firm })));
}
