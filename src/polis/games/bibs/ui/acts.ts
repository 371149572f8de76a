/** What can be done with a firm: legal moves, and those whose refusal is worth a tap. */

import { allows } from '$lib/choices';
import type { Box } from '$lib/messages';
import { premiumOf, PREMIUMS, proceeds } from './purse';
import { groupNamed, isBound, isShared, type Bibs, type Firm } from './view';
import type { Words } from './words';

export interface Act {
  move: string;
  label: string;
  sum: number; // above zero the player gets it
  legal: boolean;
}

const AT_DESK = ['sell_unit', 'strip', 'take', 'return', 'sell', 'leave'];

export function actsOf(view: Bibs, firm: Firm, seat: number | null, boxes: readonly Box[], words: Words): Act[] {
  if (seat === null || !boxes.length || firm.holder !== seat) return [];
  const found: Act[] = [];
  const add = (move: string, sum: number, always = false) => {
    const legal = allows(boxes, move);
    if (legal || always) found.push({ move, label: words.t(`ui-do-${move.split(' ')[0]}`), sum, legal });
  };
  add(`order ${firm.name}`, firm.rent);
  if (firm.plot) add(`develop ${firm.name}`, -(firm.next?.price ?? 0), view.phase === 'acting' && firm.next !== null);
  const one = firm.level === 1 && allows(boxes, `sell_unit ${firm.name}`); // then all its units are that one
  for (const kind of AT_DESK) if (kind !== 'strip' || !one) add(`${kind} ${firm.name}`, proceeds(view, kind, firm));
  return found;
}

/** What can be agreed on about the group of a firm. */
export function pactsOf(view: Bibs, group: string, seat: number | null, boxes: readonly Box[], words: Words): Act[] {
  if (seat === null || !boxes.length || !groupNamed(view, group).holders.includes(seat)) return [];
  const act = (kind: string, always: boolean): Act[] => {
    const move = `${kind} ${group}`;
    const legal = allows(boxes, move);
    return legal || always ? [{ move, label: words.t(`ui-do-${kind}`), sum: 0, legal }] : [];
  };
  return [...act('holding', isShared(view, group) && !isBound(view, group) && view.turn === seat && view.phase === 'acting'), ...act('break', false)];
}

/** Ready offers of cash for another's business. */
export function proposalsFor(view: Bibs, firm: Firm, boxes: readonly Box[], words: Words): Act[] {
  const all = PREMIUMS.map(([name]) => ({ move: `propose ${name} ${firm.name}`, label: words.t('ui-do-propose'), sum: -premiumOf(view, firm, name), legal: true }));
  return all.filter(({ move }) => allows(boxes, move));
}

/** Where a firm that is free or in hand can be put now. */
export function sitesFor(firm: string, boxes: readonly Box[]): { kind: 'found' | 'place'; plots: string[] } | null {
  for (const kind of ['place', 'found'] as const) {
    const plots = boxes.filter((box) => box.move === kind && box.args[0]?.values.includes(firm)).flatMap((box) => box.args[1]!.values);
    if (plots.length) return { kind, plots: [...new Set(plots)] };
  }
  return null;
}

/** What can be put on a plot now. */
export function firmsFor(plot: string, boxes: readonly Box[]): { move: string; firm: string }[] {
  const fitting = boxes.filter((box) => (box.move === 'found' || box.move === 'place') && box.args[1]?.values.includes(plot));
  return fitting.flatMap((box) => box.args[0]!.values.map((firm) => ({ move: `${box.move} ${firm} ${plot}`, firm })));
}
