/** Chance redone in the browser; the twin of `polis.core.fair` and `Rng.below`. */

import type { Draw, Proof } from './messages';
import { hmac, sha256 } from './sha256';

const WORD = 2n ** 32n;

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published before the first move. */
export async function promiseOf(secret: string): Promise<string> {
  return hex(await sha256(bytes(secret)));
}

/** What is published of a player's word before it is told. */
export async function commitmentOf(nonce: string): Promise<string> {
  return hex(await sha256(new TextEncoder().encode(nonce)));
}

async function word(key: Uint8Array, nonces: string[], draw: number, n: number): Promise<bigint> {
  const text = [...nonces, `${draw}.${n}`].join('\n');
  const digest = await hmac(key, new TextEncoder().encode(text));
  return BigInt(new DataView(digest.buffer, digest.byteOffset).getUint32(0));
}

/** A whole number from 0 to ways - 1, all exactly equally likely. */
export async function below(
  secret: string,
  nonces: string[],
  draw: number,
  ways: number,
): Promise<number> {
  const key = bytes(secret);
  const n = BigInt(ways);
  let used = 0;
  let product = (await word(key, nonces, draw, used++)) * n;
  if (product % WORD < n) {
    const unfair = (WORD - n) % n;
    while (product % WORD < unfair) product = (await word(key, nonces, draw, used++)) * n;
  }
  return Number(product / WORD);
}

export interface Checked {
  draw: Draw;
  ticket: number;
  right: boolean;
}

function outcome({ outcomes, weights }: Draw, ticket: number): string {
  let left = ticket;
  return outcomes[weights.findIndex((weight) => (left -= weight) < 0)] ?? '?';
}

/** Every draw of a finished game, redone from the secret alone; `words`: all are those committed to. */
export async function check(proof: Proof): Promise<{ promise: boolean; words: boolean; draws: Checked[] }> {
  const promise = (await promiseOf(proof.secret)) === proof.promise;
  const hashes = await Promise.all(proof.nonces.map(commitmentOf));
  const words = proof.commitments.every((bound, seat) => !bound || !proof.nonces[seat] || hashes[seat] === bound);
  const draws: Checked[] = [];
  for (const [number, draw] of proof.draws.entries()) {
    const ticket = draw.ways ? await below(proof.secret, proof.nonces, number, draw.ways) : 0;
    draws.push({ draw, ticket, right: ticket === draw.ticket && outcome(draw, ticket) === draw.text });
  }
  return { promise, words, draws };
}
