/** Plays the sounds of a moment, once somebody has touched the page. */

import { settings } from './settings.svelte';
import { RATE, samples, type Sound } from './synth';

const GAP = 0.14; // seconds between the sounds of one moment
const MOST = 3; // of one moment

let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

/** Browsers let a page sound only after somebody has touched it. */
export function allowSounds(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    // Without an audio device there is nothing to hear.
  }
}

function buffer(sound: Sound): AudioBuffer {
  let found = made.get(sound);
  if (!found) {
    const data = samples(sound);
    found = context!.createBuffer(1, data.length, RATE);
    found.getChannelData(0).set(data);
    made.set(sound, found);
  }
  return found;
}

/** Play the sounds of one moment, one after another; twice the same is one. */
export function play(...sounds: readonly Sound[]): void {
  if (!settings.sound || !context) return;
  [...new Set(sounds)].slice(0, MOST).forEach((sound, i) => {
    const source = context!.createBufferSource();
    source.buffer = buffer(sound);
    source.connect(context!.destination);
    source.start(context!.currentTime + i * GAP);
  });
}
