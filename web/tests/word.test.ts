import { beforeEach, describe, expect, it, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const { commitmentOf, promiseOf } = await import('../src/lib/fair');
const { doubtOf, Keeper, keptOf, newNonce } = await import('../src/lib/word');
type Chance = import('../src/lib/word').Chance;

const SECRET = '11'.repeat(32);
const OTHER = 'some-other-players-word';
const PROMISE = await promiseOf(SECRET);

class Table {
  sent: { type: string; commitment?: string; nonce?: string }[] = [];
  keeper = new Keeper({ id: 't', send: (order) => (this.sent.push(order as never), new Promise(() => undefined)) });
  info: Chance = { status: 'open', promise: PROMISE, commitments: ['', ''], awaited: [], nonces: [], secret: '', my_seats: [0] };

  hear(change: Partial<Chance> = {}) {
    this.info = { ...this.info, ...change };
    return this.keeper.hear(this.info);
  }

  /** Both have committed, the seats are fixed, and this device has told its word. */
  async told(): Promise<string> {
    await this.hear();
    const commitments = [await this.keeper.commitment(), await commitmentOf(OTHER)];
    await this.hear({ commitments });
    await this.hear({ awaited: [0, 1] });
    return keptOf('t')!.nonce;
  }
}

beforeEach(() => store.clear());

describe('the word of this device', () => {
  it('cannot be guessed and is another one every time', () => {
    const words = new Set(Array.from({ length: 100 }, newNonce));
    expect(words.size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[\w-]{20}$/);
  });

  it('is committed to once, and told only when the seats are fixed', async () => {
    const table = new Table();
    const nonce = await table.told();
    expect(table.sent).toEqual([{ type: 'commit', commitment: await commitmentOf(nonce) }, { type: 'reveal', nonce }]);
    expect(keptOf('t')).toEqual({ promise: PROMISE, nonce, seen: table.info.commitments });
  });

  it('is the same after the page was loaded again', async () => {
    const nonce = await new Table().told();
    const again = new Table();
    await again.hear({ commitments: [await commitmentOf(nonce), await commitmentOf(OTHER)], awaited: [0] });
    expect(again.sent).toEqual([{ type: 'reveal', nonce }]);
  });

  it('leaves a seat alone that another device has bound', async () => {
    const table = new Table();
    await table.hear({ commitments: [await commitmentOf('of another device'), ''] });
    await table.hear({ awaited: [0] });
    expect(table.sent).toEqual([]);
  });

  it('is not told to a server that shows another promise', async () => {
    const table = new Table();
    await table.hear();
    const commitments = [await table.keeper.commitment(), ''];
    expect(await table.hear({ commitments, awaited: [0], promise: await promiseOf('22'.repeat(32)) })).toBe('promise');
    expect(table.sent.filter(({ type }) => type === 'reveal')).toEqual([]);
  });

  it('is nothing where nobody sits', async () => {
    const table = new Table();
    await table.hear({ my_seats: [] });
    expect(table.sent).toEqual([]);
  });
});

describe('what this device kept', () => {
  async function begun(change: Partial<Chance> = {}) {
    const table = new Table();
    const nonce = await table.told();
    return table.hear({ status: 'running', awaited: [], nonces: [nonce, OTHER], ...change });
  }

  it('is content with a fair game to its end', async () => {
    expect(await begun()).toBe('');
    expect(await doubtOf(keptOf('t'), { status: 'over', promise: PROMISE, commitments: keptOf('t')!.seen!, awaited: [], nonces: [keptOf('t')!.nonce, OTHER], secret: SECRET, my_seats: [0] })).toBe('');
  });

  it('notices another promise', async () => {
    expect(await begun({ promise: await promiseOf('22'.repeat(32)) })).toBe('promise');
  });

  it('notices a commitment that was chosen after its word was told', async () => {
    const suits = 'a-word-picked-to-suit';
    const table = new Table();
    const nonce = await table.told();
    const commitments = [table.info.commitments[0]!, await commitmentOf(suits)];
    expect(await table.hear({ status: 'running', commitments, nonces: [nonce, suits] })).toBe('commitments');
  });

  it('notices a word that nobody committed to', async () => {
    const table = new Table();
    const nonce = await table.told();
    expect(await table.hear({ status: 'running', nonces: [nonce, 'a-word-picked-to-suit'] })).toBe('words');
  });

  it('notices that its own word was left out', async () => {
    expect(await begun({ nonces: ['', OTHER] })).toBe('left-out');
  });

  it('is not alarmed by a seat that copied its commitment and keeps silent', async () => {
    const table = new Table();
    await table.hear();
    const own = await table.keeper.commitment();
    await table.hear({ commitments: [own, own], awaited: [0, 1] });
    expect(await table.hear({ status: 'running', awaited: [], nonces: [keptOf('t')!.nonce, ''] })).toBe('');
  });

  it('notices another secret', async () => {
    expect(await begun({ status: 'over', secret: '22'.repeat(32) })).toBe('secret');
  });

  it('has nothing to say where it was not there', async () => {
    const table = new Table();
    expect(await table.hear({ status: 'running', commitments: ['', ''], nonces: ['', ''] })).toBe('');
    expect(keptOf('t')).toBeNull();
  });
});
