/** Sentences of one language from Fluent sources; the twin of `polis.core.texts`.
 *
 * A named value is a message `<domain>-<value>`, its attributes are its grammatical forms. Where a
 * sentence has the argument `piece`, it may use `$piece`, `$piece_acc` for `.acc`, and `$piece_id`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'ru' | 'en';
export const LANGUAGES: readonly Language[] = ['ru', 'en'];
export type Facts = Record<string, FluentVariable>;
export type Value = number | string;

/** An argument of a move, an event or a refusal, as the game's words name it. */
export interface Arg {
  name: string;
  domain: string;
}

export interface Word {
  name: string;
  args: Arg[];
  freeform?: boolean; // a move with a payload
  final?: boolean; // a move that ends the game for its mover
}

/** The vocabulary of a game: what can be done, told, refused and pointed out. */
export interface Words {
  moves: Word[];
  events: Word[];
  refusals: Word[];
  opportunities: Word[];
}

const HYPHEN = /(?<![\p{L}\d_-])-(?=\d)/gu; // before a number it means a minus

export const NO_WORDS: Words = { moves: [], events: [], refusals: [], opportunities: [] };

export class Book {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** One sentence. A missing text shows its key: ugly, but the table goes on. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, facts, errors).replace(HYPHEN, '−');
  }

  /** A sentence that may not exist. */
  maybe(key: string, facts: Facts = {}): string {
    return this.has(key) ? this.say(key, facts) : '';
  }

  seat(number: number, seats: readonly string[]): string {
    return seats[number] || this.say('seat', { number: number + 1 });
  }

  /** A named value in all its grammatical forms. */
  forms(name: string, domain: string, value: string): Facts {
    const key = `${domain}-${value}`;
    const found: Facts = { [name]: this.say(key), [`${name}_id`]: value };
    const attributes = this.bundle.getMessage(key)?.attributes ?? {};
    for (const [form, pattern] of Object.entries(attributes)) {
      found[`${name}_${form}`] = this.bundle.formatPattern(pattern);
    }
    return found;
  }

  /** One grammatical form of a named value, "" if it has no such form. */
  form(domain: string, value: string, form: string): string {
    const pattern = this.bundle.getMessage(`${domain}-${value}`)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern) : '';
  }

  /** Arguments of a sentence from the values of an event, a refusal or a move. */
  facts(args: readonly Arg[], values: Record<string, Value>, seats: readonly string[]): Facts {
    const told: Facts = {};
    for (const { name, domain } of args) {
      const value = values[name];
      if (value === undefined) continue;
      if (domain === 'seat') told[name] = this.seat(Number(value), seats);
      else if (this.has(`${domain}-${value}`)) {
        Object.assign(told, this.forms(name, domain, String(value)));
      } else told[name] = isNumber(value) ? Number(value) : value;
    }
    return told;
  }

  /** One value of a domain as people read it. Seats are written from 1 in notation. */
  value(domain: string, written: string, seats: readonly string[]): string {
    if (domain === 'seat') return this.seat(Number(written) - 1, seats);
    return this.maybe(`${domain}-${written}`) || written;
  }

  /** What a part of a position or a number of the box is called, or a value of whatever domain;
   * under `type` or `types` it is a type first, whatever else is called so. */
  word(written: string, domains: readonly string[], under = ''): string {
    const first = domains.filter((one) => one === under || `${one}s` === under);
    const domain = [...first, 'field', ...domains, 'phase'].find((one) => this.has(`${one}-${written}`));
    return domain ? this.say(`${domain}-${written}`) : written;
  }

  /** What happened, in one sentence. */
  event(
    told: { event: string; args: Record<string, Value> },
    words: Words,
    seats: readonly string[],
  ): string {
    const word = words.events.find((event) => event.name === told.event);
    return this.say(`event-${told.event}`, this.facts(word?.args ?? [], told.args, seats));
  }

  /** What could be done, in one sentence. */
  could(found: { kind: string; args: Record<string, Value> }, words: Words, seats: readonly string[]): string {
    const word = words.opportunities.find((one) => one.name === found.kind);
    return this.say(`could-${found.kind}`, this.facts(word?.args ?? [], found.args, seats));
  }

  /** A move in notation, in one sentence: `bid 3` → "Bid 3 cheques". */
  move(text: string, words: Words, seats: readonly string[]): string {
    const [name = '', ...written] = text.split(':')[0]!.trim().split(/\s+/);
    const word = words.moves.find((move) => move.name === name);
    const values: Record<string, Value> = {};
    word?.args.forEach((arg, i) => {
      const value = written[i] ?? '';
      values[arg.name] = arg.domain === 'seat' ? Number(value) - 1 : value;
    });
    return this.say(`move-${name}`, this.facts(word?.args ?? [], values, seats));
  }
}

function isNumber(value: Value): boolean {
  return typeof value === 'number' || /^-?\d+$/.test(value);
}

/** The first letter large: phrases that follow a colon elsewhere may stand alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A number with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
