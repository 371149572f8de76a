import { describe, expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import type { Told } from '$lib/messages';
import { PEAK, RATE, samples, SOUNDS, type Sound } from '$lib/synth';

const GAMES = new URL('../../src/polis/games/', import.meta.url);
const games = readdirSync(GAMES).filter((name) => {
  try {
    return readdirSync(new URL(`${name}/ui/`, GAMES)).includes('sounds.ts');
  } catch {
    return false;
  }
});
const told = (event: string, args: Told['args'] = {}): Told => ({ line: 1, event, clause: '', args, whispered: false });

describe('sounds', () => {
  it.each(SOUNDS)('%s is short, audible, not loud, the same every time, and ends in silence', (sound) => {
    const found = samples(sound);
    const loudest = Math.max(...found.map(Math.abs));
    expect(found.length / RATE).toBeLessThanOrEqual(sound === 'cadence' ? 2.5 : 0.7);
    expect(loudest).toBeCloseTo(PEAK, 5);
    expect(Math.abs(found.at(-1)!)).toBeLessThan(0.002);
    expect(samples(sound)).toEqual(found);
  });

  it('differ from one another', () => {
    const heads = SOUNDS.map((sound) => samples(sound).slice(0, 2000).join());
    expect(new Set(heads).size).toBe(SOUNDS.length);
  });
});

describe.each(games)('the sounds of %s', (game) => {
  it('belong to events there are', async () => {
    const { SOUND_OF } = (await import(`../../src/polis/games/${game}/ui/sounds.ts`)) as { SOUND_OF: Record<string, Sound> };
    const texts = readFileSync(new URL(`${game}/texts/en.ftl`, GAMES), 'utf8');
    for (const [event, sound] of Object.entries(SOUND_OF)) {
      expect(texts, event).toMatch(new RegExp(`^event-${event} =`, 'm'));
      expect(SOUNDS).toContain(sound);
    }
    expect(new Set(Object.values(SOUND_OF)).size).toBeGreaterThanOrEqual(5);
  });
});

describe('what an event sounds like', () => {
  it('depends on how much is paid', async () => {
    const { soundOf } = await import('../../src/polis/games/fallout/ui/sounds');
    expect(soundOf(told('paid_rent', { amount: 6 }))).toBe('coin');
    expect(soundOf(told('paid_rent', { amount: 600 }))).toBe('coins');
    expect(soundOf(told('landed'))).toBeNull();
  });

  it('depends on what is carried', async () => {
    const { soundOf } = await import('../../src/polis/games/tycoon/ui/sounds');
    expect(soundOf(told('cube_carried', { resource: 'water' }))).toBe('water');
    expect(soundOf(told('cube_carried', { resource: 'electricity' }))).toBe('power');
  });
});
