import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.POLIS_SERVER ?? 'http://127.0.0.1:8000';

// What most pages share. The proof of chance, sounds and the QR code are fetched by those who ask for them,
// places to tap, dice, tables of data and what boards with a way round have in common by the boards.
const SHARED = /web\/src\/(App|styles\/|lib\/(?!aside|covers|fair|pictures|notices|sha256|toml|tried|word|desk|live|previews|choices|steps|clock)|parts\/(?!Account|Lines|Qr|Dialog|Table|Spot|Dice|street|walk))/;
// What a live table shares with a replay and with what comes later: the front page does not wait for it.
const TABLE = /web\/src\/(lib\/(desk|live|previews|choices|steps|clock)\.|table\/(BoardArea|Chip|Tabs|holdings)\.|widgets\/(Pick|Range)\.)/;
const ICONS = /node_modules\/lucide/; // one that a single page draws stays with it
// What the front page draws, so that it asks for one file less; and the signs its covers share with boards.
const FIRST = /lucide\/dist\/esm\/icons\/(book-open|bot|graduation-cap|users)\./;
const SIGNS = /games\/\w+\/ui\/signs\./;

/** Sentences travel without the remarks and the wide margins of their files. */
const sentences = {
  name: 'sentences',
  transform(code: string, id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return { code: `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, '').replace(/^ +/gm, ' '))}`, map: null };
  },
};

export default defineConfig({
  plugins: [svelte(), sentences],
  resolve: {
    alias: { $lib: here('./src/lib'), $parts: here('./src/parts') },
    // Boards live with their games, outside this folder, yet share its packages.
    dedupe: ['svelte'],
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Few files instead of fifty: small ones pack badly and each costs a slow phone a request.
      output: { codeSplitting: { groups: [{ name: 'shell', test: (id: string) => SHARED.test(id) || FIRST.test(id), priority: 2 }, { name: 'signs', test: SIGNS, priority: 2 }, { name: 'icons', test: ICONS, minShareCount: 2, priority: 1 }, { name: 'table', test: TABLE }] } },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
