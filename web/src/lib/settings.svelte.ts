/** What this device remembers: theme, language, sound, motion. */

import type { Language } from './texts';

interface Kept {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'calm';
  sound: boolean;
  notify: boolean;
  confirm: 'costly' | 'all'; // which moves ask again before they are made
  speed: boolean; // what has only one choice is played by itself
  curtain: boolean;
  met: boolean; // has been here before
}

const KEY = 'polis';
const spoken = typeof document === 'undefined' ? 'en' : document.documentElement.lang;

const DEFAULTS: Kept = {
  language: spoken === 'ru' ? 'ru' : 'en',
  theme: 'system',
  motion: 'system',
  sound: true,
  notify: false,
  confirm: 'costly',
  speed: false,
  curtain: true,
  met: false,
};

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window keeps nothing; the page works all the same.
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export const settings: Kept = $state({ ...DEFAULTS, ...recall<Partial<Kept>>(KEY, {}) });
if (settings.confirm !== 'all') settings.confirm = 'costly'; // earlier pages kept a yes or no

const media = (query: string) => matchMedia(`(${query})`);

/** Whether motion is to be left out. */
class Motion {
  reduced = $state(media('prefers-reduced-motion: reduce').matches);
  calm = $derived(settings.motion === 'calm' || (settings.motion === 'system' && this.reduced));
}
export const motion = new Motion();

class Sky {
  night = $state(media('prefers-color-scheme: dark').matches);
  dark = $derived(settings.theme === 'dark' || (settings.theme === 'system' && this.night));
}
export const sky = new Sky();

/** Keep the settings, and let the document follow them. Called once. */
export function followSettings(): void {
  media('prefers-reduced-motion: reduce').addEventListener('change', (e) => (motion.reduced = e.matches));
  media('prefers-color-scheme: dark').addEventListener('change', (e) => (sky.night = e.matches));
  // Paper is white whatever the screen is.
  addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light'));
  addEventListener('afterprint', () => (document.documentElement.dataset.theme = sky.dark ? 'dark' : 'light'));
  $effect.root(() => {
    $effect(() => remember(KEY, { ...settings }));
    $effect(() => {
      document.documentElement.dataset.theme = sky.dark ? 'dark' : 'light';
    });
    $effect(() => {
      document.documentElement.toggleAttribute('data-calm', motion.calm);
    });
  });
}
