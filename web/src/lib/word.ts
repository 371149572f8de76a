/** This device's part in the chance of a table: a word that it commits to, tells when the seats are fixed,
 *  and keeps, with the promise and all commitments, to compare them later. See docs/chance.md. */

import { commitmentOf, promiseOf } from './fair';
import type { Live } from './live.svelte';
import type { TableInfo } from './messages';
import { recall, remember } from './settings.svelte';

/** `seen`: the commitments of all seats when the word was told; none while it was not. */
export interface Kept {
  promise: string;
  nonce: string;
  seen: string[] | null;
}
export type Doubt = '' | 'promise' | 'commitments' | 'words' | 'left-out' | 'secret';
export type Chance = Pick<TableInfo, 'status' | 'promise' | 'commitments' | 'awaited' | 'nonces' | 'secret' | 'my_seats'>;
type Say = { type: 'commit'; commitment: string } | { type: 'reveal'; nonce: string };

const keyOf = (id: string) => `polis-chance:${id}`;
export const keptOf = (id: string) => recall<Kept | null>(keyOf(id), null);
const same = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);

/** Something nobody can guess. */
export function newNonce(): string {
  const random = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...random)).replaceAll('+', '-').replaceAll('/', '_');
}

/** What a table has that it cannot have if all is fair: the first thing found. */
export async function doubtOf(kept: Kept | null, info: Chance): Promise<Doubt> {
  if (!kept) return '';
  if (kept.promise !== info.promise) return 'promise';
  if (kept.seen && !same(kept.seen, info.commitments)) return 'commitments';
  if (info.secret && (await promiseOf(info.secret)) !== kept.promise) return 'secret';
  if (!info.nonces.length) return '';
  if (kept.seen && !info.nonces.includes(kept.nonce)) return 'left-out';
  for (const [seat, nonce] of info.nonces.entries()) {
    const bound = info.commitments[seat] ?? '';
    if (nonce && (bound || kept.seen) && (await commitmentOf(nonce)) !== bound) return 'words';
  }
  return '';
}

/** What this device has to say to the table now. A seat bound by another device of mine is left to it. */
export async function sayOf(kept: Kept, info: Chance): Promise<Say | null> {
  if (info.status !== 'open' || kept.promise !== info.promise) return null;
  const commitment = await commitmentOf(kept.nonce);
  const mine = (seats: readonly number[], bound: string) => info.my_seats.some((seat) => seats.includes(seat) && info.commitments[seat] === bound);
  if (mine(info.awaited, commitment)) return { type: 'reveal', nonce: kept.nonce };
  return !info.awaited.length && mine(info.my_seats, '') ? { type: 'commit', commitment } : null;
}

export class Keeper {
  private heard = ''; // what was looked at last
  private said = '';
  private kept: Kept | null;
  private turn: Promise<Doubt> = Promise.resolve('');

  constructor(private readonly live: Pick<Live, 'id' | 'send'>) {
    this.kept = keptOf(live.id);
  }

  /** Look at the table: say what is to be said, and tell what is wrong. One look after another. */
  hear(info: Chance): Promise<Doubt> {
    const { status, promise, commitments, awaited, nonces, secret, my_seats } = info;
    const facts = JSON.stringify([status, promise, commitments, awaited, nonces, secret, my_seats]);
    if (facts !== this.heard) {
      this.heard = facts;
      this.turn = this.turn.then(() => this.look(info), () => this.look(info));
    }
    return this.turn;
  }

  /** The hash that binds me, for whoever sits down. */
  async commitment(): Promise<string> {
    await this.turn;
    return this.kept ? commitmentOf(this.kept.nonce) : '';
  }

  private async look(info: Chance): Promise<Doubt> {
    if (!this.kept && info.status === 'open') this.keep({ promise: info.promise, nonce: newNonce(), seen: null });
    const doubt = await doubtOf(this.kept, info);
    const say = this.kept && !doubt ? await sayOf(this.kept, info) : null;
    const once = JSON.stringify([say, info.my_seats]);
    if (!say || this.said === once) return doubt;
    this.said = once;
    // What is kept now is what others could not choose after they have heard my word.
    if (say.type === 'reveal') this.keep({ ...this.kept!, seen: [...info.commitments] });
    void this.live.send(say);
    return doubt;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    remember(keyOf(this.live.id), kept);
  }
}
