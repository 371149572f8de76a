/** Packs what the builder made, once and well: the server hands it out as it is. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const assets = new URL('../dist/assets/', import.meta.url);
for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one))) {
  const packed = brotliCompressSync(readFileSync(new URL(name, assets)));
  writeFileSync(new URL(`${name}.br`, assets), packed);
}
