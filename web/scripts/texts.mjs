/** Fails on a text that is missing, unused, or asks for other arguments in the other language. */

import { parse } from '@fluent/syntax';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['ru', 'en'];
const root = new URL('..', import.meta.url).pathname;

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

/** Every `$name` in a message, wherever it stands. */
function placeables(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => placeables(one, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'VariableReference') found.add(node.id.name);
    Object.values(node).forEach((one) => placeables(one, found));
  }
  return found;
}

/** The page's own book is asked by `t`, one that is fetched later by a name of its own. */
const BOOKS = [
  { folder: 'src/texts', asked: 't' },
  { folder: 'src/texts/aside', asked: 'ta' },
  { folder: 'src/texts/hints', asked: 'th' },
  { folder: 'src/texts/review', asked: 'tr' },
  { folder: 'src/texts/over', asked: 'te' },
];

function read(folder, language) {
  const resource = parse(readFileSync(join(root, folder, `${language}.ftl`), 'utf8'), {});
  const junk = resource.body.filter((entry) => entry.type === 'Junk');
  for (const entry of junk) problems.push(`${language}: cannot be read: ${entry.content.trim().split('\n')[0]}`);
  const messages = resource.body.filter((entry) => entry.type === 'Message');
  const twice = messages.map((one) => one.id.name).filter((name, i, all) => all.indexOf(name) !== i);
  for (const name of twice) problems.push(`${language}: ${name} stands twice`);
  return new Map(messages.map((one) => [one.id.name, placeables(one)]));
}

const problems = [];
// What boards share speaks with the texts of their games.
const shell = files(join(root, 'src')).filter((path) => !path.includes('/parts/street/'));
const source = shell.map((path) => readFileSync(path, 'utf8')).join('\n');

function compare({ folder, asked: name }) {
  const books = Object.fromEntries(LANGUAGES.map((language) => [language, read(folder, language)]));
  const asked = new Map(); // key → arguments given, where they can be read off
  for (const [, key, facts] of source.matchAll(new RegExp(`\\b${name}\\(\\s*'([\\w-]+)'(?:,\\s*(\\{[^}]*\\}|\\w+))?`, 'g'))) {
    if (/^\w/.test(facts ?? '') || /\.\.\./.test(facts ?? '')) asked.set(key, asked.get(key) ?? []); // made elsewhere
    else {
      const names = [...(facts ?? '').slice(1, -1).matchAll(/(?:^|,)\s*(\w+)/g)].map((one) => one[1]);
      asked.set(key, [...(asked.get(key) ?? []), names]);
    }
  }
  const hole = new RegExp(`\\b${name}\\(\\s*\`([\\w-]*)\\$\\{[^}]*\\}([\\w-]*)`, 'g');
  const holes = [...source.matchAll(hole)].map(([, before, after]) => [before, after]);
  const fits = (key) => holes.some(([before, after]) => key.startsWith(before) && key.endsWith(after));

  for (const [key, calls] of asked) {
    for (const language of LANGUAGES) {
      const wanted = books[language].get(key);
      if (!wanted) problems.push(`${language}: ${key} is missing`);
      else for (const names of calls) {
        for (const name of wanted) if (!names.includes(name)) problems.push(`${language}: ${key} wants $${name}, not given`);
      }
    }
  }
  for (const [before, after] of holes) {
    const any = [...books.en.keys()].some((key) => key.startsWith(before) && key.endsWith(after));
    if (!any) problems.push(`no text is called ${before}…${after}`);
  }
  for (const key of new Set(LANGUAGES.flatMap((language) => [...books[language].keys()]))) {
    const [ru, en] = LANGUAGES.map((language) => books[language].get(key));
    if (!ru || !en) problems.push(`${key} is missing in ${ru ? 'en' : 'ru'}`);
    else if ([...ru].sort().join() !== [...en].sort().join()) problems.push(`${key}: other arguments in ru and en`);
    if (!asked.has(key) && !fits(key)) problems.push(`${key} is used nowhere`);
  }
  return books.en.size;
}

const sizes = BOOKS.map(compare);
console.log(problems.join('\n') || `texts: ${sizes.join(' and ')} in each language, all there`);
process.exit(problems.length ? 1 : 0);
