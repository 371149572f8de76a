import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Told } from '../src/lib/messages';
import { Book, LANGUAGES, type Language, type Words } from '../src/lib/texts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Fixture {
  names: string[];
  words: Words;
  events: ({ told: Told } & Record<Language, string>)[];
  moves: ({ text: string } & Record<Language, string>)[];
}
const fixture = JSON.parse(read('sentences.json')) as Fixture;

function book(language: Language): Book {
  const core = read(`../../src/polis/core/texts/${language}.ftl`);
  return new Book(language, [core, read(`../../src/polis/games/estates/texts/${language}.ftl`)]);
}

describe.each(LANGUAGES)('the sentences of a whole game in %s', (language) => {
  const texts = book(language);

  it('tell every event as the engine does', () => {
    const said = fixture.events.map(({ told }) => texts.event(told, fixture.words, fixture.names));
    expect(said).toEqual(fixture.events.map((one) => one[language]));
  });

  it('name every move as the engine does', () => {
    const said = fixture.moves.map(({ text }) => texts.move(text, fixture.words, fixture.names));
    expect(said).toEqual(fixture.moves.map((one) => one[language]));
  });
});

describe('forms of a named value', () => {
  const small = new Book('ru', [
    'seat = Игрок { $number }\npiece-roof = крыша\n    .acc = крышу\nmove-offer = Выставить { $piece_acc }\n' +
      'event-x = { $piece_id ->\n    [roof] та самая\n   *[other] другая\n }\n',
  ]);
  const words: Words = {
    moves: [{ name: 'offer', args: [{ name: 'piece', domain: 'piece' }] }],
    events: [{ name: 'x', args: [{ name: 'piece', domain: 'piece' }] }],
    refusals: [],
    opportunities: [{ name: 'sell', args: [{ name: 'amount', domain: 'money' }] }],
  };

  it('are the attributes of its message', () => {
    expect(small.forms('piece', 'piece', 'roof')).toEqual({ piece: 'крыша', piece_id: 'roof', piece_acc: 'крышу' });
  });

  it('fill the sentence of a move', () => {
    expect(small.move('offer roof', words, [])).toBe('Выставить крышу');
  });

  it('let a sentence choose by the bare name', () => {
    expect(small.event({ event: 'x', args: { piece: 'roof' } }, words, [])).toBe('та самая');
  });

  it('leave a seat without a name its number, counted from 1', () => {
    expect(small.seat(1, ['Анна', ''])).toBe('Игрок 2');
  });

  it('show the key of a text that is missing', () => {
    expect(small.say('nowhere')).toBe('nowhere');
  });
});
