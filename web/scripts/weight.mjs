/** What the shell weighs on the wire, gzipped: scripts and styles, boards and fonts apart.
 *
 * The shell is what a player fetches from the first visit to the last score: home, a new table, the
 * table itself, one language. Other pages come when they are opened and are listed below. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 81_000; // names of styles follow from the folder: the same source weighs some bytes more elsewhere
const SHELL = ['index.html', 'src/pages/Home.svelte', 'src/pages/New.svelte', 'src/pages/Table.svelte', 'src/texts/ru.ftl?raw'];
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A part with all it imports at once; what it imports later is not followed. */
function files(key, found = new Set()) {
  const part = manifest[key];
  if (!part) throw new Error(`no part of the build is called ${key}`);
  if (found.has(part.file)) return found;
  found.add(part.file);
  for (const style of part.css ?? []) found.add(style);
  for (const other of part.imports ?? []) files(other, found);
  return found;
}

const sizes = new Map();
function weigh(names) {
  return [...names].filter((name) => /\.(js|css)$/.test(name)).reduce((sum, name) => {
    if (!sizes.has(name)) sizes.set(name, gzipSync(readFileSync(new URL(name, dist))).length);
    return sum + sizes.get(name);
  }, 0);
}

const shell = SHELL.reduce((found, key) => files(key, found), new Set());
const row = (size, what) => console.log(`${String(size).padStart(8)}  ${what}`);
for (const name of [...shell].sort()) row(weigh([name]), name);
row(weigh(shell), `the shell, gzipped; at most ${LIMIT}`);
console.log('\nwhen they are opened:');
for (const key of Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry && !SHELL.includes(name))) {
  row(weigh([...files(key)].filter((name) => !shell.has(name))), key);
}
process.exit(weigh(shell) > LIMIT ? 1 : 0);
