/** The sentences of a review, and how it is asked for. */

import { json } from '$lib/api';
import type { ReviewState } from '$lib/messages';
import { speech } from '$lib/speech.svelte';
import { Book, type Facts } from '$lib/texts';
import en from '../texts/review/en.ftl?raw';
import ru from '../texts/review/ru.ftl?raw';

const BOOKS = { ru: new Book('ru', [ru]), en: new Book('en', [en]) };

export function tr(key: string, facts?: Facts): string {
  return BOOKS[speech.language].say(key, facts);
}

export const askReview = (id: string) => json<ReviewState>('POST', `/api/tables/${encodeURIComponent(id)}/review`, {});

/** Ten thousandths of the win as points of a hundred. */
export const percent = (share: number): number => Math.round(share / 100);

/** A change with its sign. */
export function change(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
