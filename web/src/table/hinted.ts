/** Hints and reasons: how they are asked for, and the sentences that come with the first of them. */

import { json, place } from '$lib/api';
import type { Hint, Reason } from '$lib/messages';
import { speech } from '$lib/speech.svelte';
import { Book, type Facts } from '$lib/texts';
import en from '../texts/hints/en.ftl?raw';
import ru from '../texts/hints/ru.ftl?raw';

const BOOKS = { ru: new Book('ru', [ru]), en: new Book('en', [en]) };

/** A sentence about hints. */
export function th(key: string, facts?: Facts): string {
  return BOOKS[speech.language].say(key, facts);
}

export const askHint = (id: string, seat: number, seq: number, move = '') =>
  json<Hint>('POST', place(id, 'hints'), { seat, seq, move });
export const askWhy = (id: string, line: number, seat: number | null) =>
  json<Reason>('POST', place(id, 'why'), { line, seat });

export const percent = (share: number): number => Math.round(100 * share);

/** "3 points ahead". */
export function leadOf(lead: number): string {
  const points = Math.round(Math.abs(lead));
  return th('lead', { side: !points ? 'even' : lead > 0 ? 'ahead' : 'behind', points });
}
