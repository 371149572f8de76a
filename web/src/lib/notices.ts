/** Ways to say "your turn" to somebody who looks elsewhere: title, a small sound, a notification. */

import { settings } from './settings.svelte';

let sounding: AudioContext | null = null;

/** Two soft wooden knocks. Made here, so that no file is fetched. */
export function knock(pitch = 1): void {
  if (!settings.sound) return;
  try {
    sounding ??= new AudioContext();
    [0, 0.12].forEach((after, i) => tone((i ? 330 : 262) * pitch, sounding!.currentTime + after));
  } catch {
    // Without an audio device there is nothing to say.
  }
}

function tone(frequency: number, at: number): void {
  const oscillator = sounding!.createOscillator();
  const gain = sounding!.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  oscillator.connect(gain).connect(sounding!.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.25);
}

/** Ask once whether the browser may show notices. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: text, icon: '/icon.svg', tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones only allow this from a service worker.
  }
}
