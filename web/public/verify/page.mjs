/** The verifier as a page: a file goes in, sentences come out, nothing leaves the browser. */

import { sentences, verify } from './verify.mjs';

const language = navigator.language.startsWith('ru') ? 'ru' : 'en';
const WORDS = {
  en: {
    title: 'Check the chance of a game',
    about: 'Choose a proof that you downloaded after a game. It is checked here, in your browser; nothing is sent.',
    file: 'Proof (.json) or record (.polis)',
    kept: 'The promise you kept before the game, if you did',
  },
  ru: {
    title: 'Проверить случай в игре',
    about: 'Выберите доказательство, скачанное после игры. Оно проверяется здесь, в вашем браузере; ничего не отправляется.',
    file: 'Доказательство (.json) или запись (.polis)',
    kept: 'Обещание, которое вы сохранили до игры, если сохранили',
  },
}[language];

const at = (id) => document.getElementById(id);
document.documentElement.lang = language;
document.title = at('title').textContent = WORDS.title;
at('about').textContent = WORDS.about;
at('file-label').textContent = WORDS.file;
at('kept-label').textContent = WORDS.kept;

async function check() {
  const [file] = at('file').files;
  if (!file) return;
  const found = await verify(await file.text(), at('kept').value);
  at('found').replaceChildren(...sentences(found, language).map((sentence) => Object.assign(document.createElement('li'), { textContent: sentence })));
}
at('file').addEventListener('change', check);
at('kept').addEventListener('change', check);
