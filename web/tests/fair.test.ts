import { readFileSync } from 'node:fs';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { below, check, promiseOf } from '../src/lib/fair';
import type { Proof } from '../src/lib/messages';
import { hmacHere, sha256Here } from '../src/lib/sha256';

const { proof } = JSON.parse(readFileSync(new URL('sentences.json', import.meta.url), 'utf8')) as { proof: Proof };
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');

describe('the proof of chance', () => {
  it('keeps the promise of the engine', async () => {
    expect(await promiseOf(proof.secret)).toBe(proof.promise);
  });

  it('redoes every draw of the engine', async () => {
    const { promise, draws } = await check(proof);
    expect(promise).toBe(true);
    expect(draws.map((one) => one.ticket)).toEqual(proof.draws.map((draw) => draw.ticket));
  });

  it('finds a draw that was changed', async () => {
    const forged = structuredClone(proof);
    forged.draws[3]!.ticket += 1;
    expect((await check(forged)).draws.filter((one) => !one.right)).toHaveLength(1);
  });

  it('finds a secret that was changed', async () => {
    expect((await check({ ...proof, secret: proof.secret.replace(/^../, 'ab') })).promise).toBe(false);
  });

  it('finds a draw whose outcome is not the one of its ticket', async () => {
    const forged = structuredClone(proof);
    forged.draws[3]!.text = forged.draws[3]!.outcomes.find((text) => text !== forged.draws[3]!.text)!;
    expect((await check(forged)).draws.filter((one) => !one.right)).toHaveLength(1);
  });

  it('finds a word that was not committed to', async () => {
    expect((await check(proof)).words).toBe(true);
    expect((await check({ ...proof, nonces: ['suits', ...proof.nonces.slice(1)] })).words).toBe(false);
  });

  it('throws words away until the choice is even', async () => {
    // Nearly half of all words are unfair to this many tickets.
    const ways = 2 ** 31 + 1;
    const tickets = await Promise.all(Array.from({ length: 40 }, (_, k) => below(proof.secret, ['n'], k, ways)));
    const redo = (k: number): number => {
      for (let used = 0; ; used++) {
        const word = createHmac('sha256', Buffer.from(proof.secret, 'hex')).update(`n\n${k}.${used}`).digest().readUInt32BE();
        const product = BigInt(word) * BigInt(ways);
        if (product % 2n ** 32n >= (2n ** 32n - BigInt(ways)) % BigInt(ways)) return Number(product >> 32n);
      }
    };
    expect(tickets).toEqual(tickets.map((_, k) => redo(k)));
  });
});

describe('hashing without the browser', () => {
  it.each(['', 'abc', 'я'.repeat(40), 'x'.repeat(1000)])('agrees with the known one on %j', (text) => {
    const data = new TextEncoder().encode(text);
    expect(hex(sha256Here(data))).toBe(createHash('sha256').update(data).digest('hex'));
    expect(hex(hmacHere(data, data))).toBe(createHmac('sha256', data).update(data).digest('hex'));
  });
});
