/** What chance did over and over is told once: in the log, and where a replay begins. */

import type { Desk } from './desk.svelte';
import type { Told } from './messages';
import { t } from './speech.svelte';

const MANY = 4; // alike in a row, from which they are told as one

export interface Entry {
  told: Told;
  alike: Told[]; // what came right after it and is of the same kind
}

/** What no seat did: dice, shuffled cards, those whom the rules play. */
function byChance(desk: Desk, told: Told): boolean {
  return !desk.seats.some((seat) => seat === desk.whose(told));
}

export function entries(desk: Desk, rows: readonly Told[]): Entry[] {
  const found: Entry[] = [];
  for (const told of rows) {
    const last = found.at(-1);
    if (last?.told.event === told.event && byChance(desk, told) && desk.whose(told) === desk.whose(last.told)) last.alike.push(told);
    else found.push({ told, alike: [] });
  }
  return found.flatMap((one) =>
    one.alike.length + 1 < MANY ? [one.told, ...one.alike].map((told) => ({ told, alike: [] })) : [one],
  );
}

/** In one sentence of the game's own where it has one; "" where it needs no words. */
export function sayEntry(desk: Desk, { told, alike }: Entry, line?: readonly Told[]): string {
  if (!alike.length) return desk.tell(told, line);
  const count = alike.length + 1;
  return desk.book.maybe(`label-many-${told.event}`, { count }) || `${desk.tell(told, line)} ${t('and-so-on', { count: count - 1 })}`;
}
