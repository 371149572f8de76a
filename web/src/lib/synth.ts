/** Short sounds of our own, worked out here, so that no file is fetched.
 *
 * A sound is a few layers: tones that glide from one pitch to another, and noise through a filter. The
 * same sound is the same samples every time. */

export const SOUNDS = [
  'knock', 'place', 'paper', 'dice', 'coin', 'coins', 'hammer', 'power', 'water', 'brick', 'thud', 'rise', 'cadence',
] as const;
export type Sound = (typeof SOUNDS)[number];

export const RATE = 22_050; // samples a second: nothing here is higher than a coin
export const PEAK = 10 ** (-12 / 20); // of full scale: 12 dB below

/** Sine or noise: when it begins, how long it lasts, how loud it is beside the others, in seconds. */
interface Layer {
  at: number;
  lasts: number;
  loud: number;
  from: number; // pitch of a tone, edge of the filter of noise, in hertz
  to?: number;
  noise?: true;
  overtones?: number; // share of the third harmonic: wood has some, metal more
}

const tone = (at: number, lasts: number, from: number, loud = 1, overtones = 0.15, to = from): Layer => ({
  at, lasts, from, to, loud, overtones,
});
const noise = (at: number, lasts: number, from: number, loud = 1, to = from): Layer => ({ at, lasts, from, to, loud, noise: true });
const coin = (at: number): Layer[] => [tone(at, 0.22, 2093, 0.6, 0.5), tone(at + 0.03, 0.28, 3136, 0.5, 0.4)];

const LAYERS: Record<Sound, readonly Layer[]> = {
  knock: [tone(0, 0.2, 262), tone(0.12, 0.22, 330)],
  place: [tone(0, 0.12, 180, 1, 0.3, 130), noise(0, 0.05, 1800, 0.5)],
  paper: [noise(0, 0.18, 2600, 0.6, 5200)],
  dice: [0, 0.07, 0.16, 0.21, 0.33, 0.42].flatMap((at, i) => [
    tone(at, 0.06, 420 + 60 * (i % 3), 0.5, 0.4), noise(at, 0.04, 3200, 0.5),
  ]),
  coin: coin(0),
  coins: [0, 0.08, 0.15, 0.24].flatMap(coin),
  hammer: [tone(0, 0.24, 140, 1, 0.35, 90), noise(0, 0.04, 1200, 0.8), tone(0.2, 0.2, 120, 0.5, 0.3, 85)],
  power: [noise(0, 0.02, 4000, 0.6), tone(0.05, 0.5, 100, 0.6, 0.6, 120)],
  water: [tone(0, 0.09, 500, 0.8, 0, 1100), tone(0.12, 0.1, 650, 0.6, 0, 1300)],
  brick: [noise(0, 0.12, 700, 1), tone(0, 0.1, 150, 0.7, 0.3, 110), noise(0.14, 0.08, 900, 0.5)],
  thud: [tone(0, 0.45, 98, 1, 0.1, 55), noise(0, 0.08, 300, 0.5)],
  rise: [tone(0, 0.22, 392), tone(0.14, 0.22, 494), tone(0.28, 0.4, 587)],
  cadence: [
    tone(0, 0.3, 392), tone(0.22, 0.3, 440), tone(0.44, 0.3, 494), tone(0.66, 0.3, 587), tone(0.88, 0.3, 523),
    tone(1.1, 0.9, 784, 1, 0.2), tone(1.1, 0.9, 494, 0.7), tone(1.1, 0.9, 392, 0.7),
  ],
};

/** The samples of a sound, no louder than `PEAK`. */
export function samples(sound: Sound): Float32Array {
  const layers = LAYERS[sound];
  const all = new Float32Array(Math.ceil(Math.max(...layers.map(({ at, lasts }) => at + lasts)) * RATE));
  for (const layer of layers) (layer.noise ? hiss : sing)(layer, all);
  const loudest = all.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return all.map((one) => (one * PEAK) / loudest);
}

/** Quick to begin, slow to fade, silent at both ends. */
function loudness(layer: Layer, i: number, count: number): number {
  const attack = Math.min(1, i / (0.005 * RATE));
  return layer.loud * attack * Math.exp((-5 * i) / count) * (1 - i / count);
}

function sing(layer: Layer, into: Float32Array): void {
  const [first, count] = [Math.round(layer.at * RATE), Math.floor(layer.lasts * RATE)];
  let turned = 0;
  for (let i = 0; i < count && first + i < into.length; i += 1) {
    turned += (2 * Math.PI * (layer.from + ((layer.to! - layer.from) * i) / count)) / RATE;
    into[first + i]! += loudness(layer, i, count) * (Math.sin(turned) + layer.overtones! * Math.sin(3 * turned));
  }
}

function hiss(layer: Layer, into: Float32Array): void {
  const [first, count] = [Math.round(layer.at * RATE), Math.floor(layer.lasts * RATE)];
  let [state, held] = [first + 1, 0];
  for (let i = 0; i < count && first + i < into.length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0; // the noise is the same every time
    const edge = layer.from + ((layer.to! - layer.from) * i) / count;
    held += (state / 2 ** 31 - held) * Math.min(1, (2 * Math.PI * edge) / RATE);
    into[first + i]! += loudness(layer, i, count) * held;
  }
}
