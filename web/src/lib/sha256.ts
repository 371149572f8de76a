/** SHA-256 and HMAC: the browser's own where it offers them, otherwise written out here.
 *
 * Decision: browsers keep WebCrypto from pages without https, and a game on a home network has
 * none; the proof must work there too. */

type Bytes = Uint8Array<ArrayBuffer>;

const PRIMES = ((): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
})();

const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(data: Uint8Array): DataView {
  const size = Math.ceil((data.length + 9) / 64) * 64;
  const whole = new Uint8Array(size);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 4, data.length * 8);
  return view;
}

function block(state: number[], view: DataView, at: number): number[] {
  const w = Array.from({ length: 64 }, (_, i) => (i < 16 ? view.getInt32(at + i * 4) : 0));
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + state[i]!) | 0);
}

export function sha256Here(data: Uint8Array): Bytes {
  const view = padded(data);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = block(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((x, i) => out.setInt32(i * 4, x));
  return new Uint8Array(out.buffer);
}

export function hmacHere(key: Uint8Array, data: Uint8Array): Bytes {
  const whole = new Uint8Array(64);
  whole.set(key.length > 64 ? sha256Here(key) : key);
  const inner = sha256Here(Uint8Array.of(...whole.map((x) => x ^ 0x36), ...data));
  return sha256Here(Uint8Array.of(...whole.map((x) => x ^ 0x5c), ...inner));
}

export async function sha256(data: Uint8Array): Promise<Bytes> {
  if (!globalThis.crypto?.subtle) return sha256Here(data);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data as Bytes));
}

export async function hmac(key: Uint8Array, data: Uint8Array): Promise<Bytes> {
  if (!globalThis.crypto?.subtle) return hmacHere(key, data);
  const kind = { name: 'HMAC', hash: 'SHA-256' };
  const sealed = await crypto.subtle.importKey('raw', key as Bytes, kind, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', sealed, data as Bytes));
}
