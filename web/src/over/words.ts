/** The sentences of the end of a game. */

import { speech } from '$lib/speech.svelte';
import { Book, type Facts } from '$lib/texts';
import en from '../texts/over/en.ftl?raw';
import ru from '../texts/over/ru.ftl?raw';

const BOOKS = { ru: new Book('ru', [ru]), en: new Book('en', [en]) };

export function te(key: string, facts?: Facts): string {
  return BOOKS[speech.language].say(key, facts);
}
