/** Sentences of pages and dialogs that many never open; they come with the first of them. */

import { speech } from './speech.svelte';
import { Book, type Facts } from './texts';
import en from '../texts/aside/en.ftl?raw';
import ru from '../texts/aside/ru.ftl?raw';

const BOOKS = { ru: new Book('ru', [ru]), en: new Book('en', [en]) };

export function ta(key: string, facts?: Facts): string {
  return BOOKS[speech.language].say(key, facts);
}
