/** The language the page speaks now; switched live, everything on the page follows. */

import { Book, NO_WORDS, type Facts, type Language, type Words } from './texts';
import { settings } from './settings.svelte';
import { getText, getGame } from './api';

const OWN = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

class Speech {
  language = $state<Language>(settings.language);
  private books = $state.raw<Record<string, Book>>({});
  private loading = new Map<string, Promise<Book>>();
  private shared = new Map<Language, Promise<string>>();
  private wanted = new Set<string>(['']); // games whose words are in use
  words = $state.raw<Record<string, Words>>({});

  /** The page's own sentences, or those of a game with them. */
  book(game = ''): Book {
    return this.books[`${this.language}/${game}`] ?? NOTHING;
  }

  /** Load what is needed to speak of a game. */
  async ready(game = ''): Promise<void> {
    this.wanted.add(game);
    await Promise.all([this.load(this.language, game), game && this.learn(game)]);
  }

  async speak(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((game) => this.load(language, game)));
    this.language = settings.language = language;
    document.documentElement.lang = language;
  }

  of(game: string): Words {
    return this.words[game] ?? NO_WORDS;
  }

  private async learn(game: string): Promise<void> {
    if (this.words[game]) return;
    this.words = { ...this.words, [game]: await getGame(game) };
  }

  private load(language: Language, game: string): Promise<Book> {
    const key = `${language}/${game}`;
    const known = this.loading.get(key);
    if (known) return known;
    const made = this.fetch(language, game).then(([book, whole]) => {
      if (!whole) this.loading.delete(key);
      this.books = { ...this.books, [key]: book };
      return book;
    });
    this.loading.set(key, made);
    return made;
  }

  /** What all games share, asked once. */
  private common(language: Language): Promise<string> {
    const known = this.shared.get(language) ?? getText(language);
    this.shared.set(language, known);
    known.catch(() => this.shared.delete(language));
    return known;
  }

  /** The book, and whether the server gave all it should: offline the shell speaks alone. */
  private async fetch(language: Language, game: string): Promise<[Book, boolean]> {
    const fetched = await Promise.allSettled([
      game ? getText(language, game) : OWN[`../texts/${language}.ftl`]!(),
      this.common(language),
    ]);
    const sources = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return [new Book(language, sources), sources.length === fetched.length];
  }
}

const NOTHING = new Book('en', []);

export const speech = new Speech();

/** A sentence of the page. */
export function t(key: string, facts?: Facts): string {
  return speech.book().say(key, facts);
}

/** A sentence of a game; empty until its words are here. */
export function tg(game: string, key: string, facts?: Facts): string {
  const book = speech.book(game);
  return book === NOTHING ? '' : book.say(key, facts);
}

/** What a game is called, or says of itself in a line, before its sentences are here. */
export function named(game: string, what: 'title' | 'tagline' = 'title'): string {
  return speech.book().maybe(`${what}-${game}`);
}

/** How long ago, in words. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60000);
  if (!minutes) return t('just-now');
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto', style: 'short' });
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}
