/** Places by what lies on them or beside them: a number says nothing to anybody. */

import type { BoardTexts, View } from '$lib/board';
import { CITY, isPlant, type Spread, type Tycoon } from './view';

/** What a laid tile is called. */
function named(here: Spread, texts: BoardTexts): string {
  if (here.tile) return texts.value('tile', here.tile);
  if (here.plant) return texts.value('plant', here.plant);
  return isPlant(here.kind) ? texts.t(`ui-city-${here.kind}`) : texts.t(`ui-${here.kind}`).split(',')[0]!;
}

/** The tiles around a free place, the city's four as one. */
export function around(view: Tycoon, place: number, texts: BoardTexts): string {
  const here = view.places[place]!;
  const near = view.places.flatMap((one, at) => {
    const touches = Math.abs(one.x - here.x) + Math.abs(one.y - here.y) === 1;
    return touches && one.kind !== 'free' ? [at < CITY ? texts.t('ui-city') : named(one, texts)] : [];
  });
  return [...new Set(near)].join(', ');
}

export function placeName(view: Tycoon, place: number, texts: BoardTexts): string {
  const here = view.places[place];
  if (!here) return '';
  return here.kind === 'free' ? texts.t('ui-beside', { tiles: around(view, place, texts) }) : named(here, texts);
}

const SAID: Record<string, string> = { place: 'ui-build-beside', park: 'ui-park-beside', pond: 'ui-pond-beside' };

/** Moves that name a place, by its neighbours or its district. */
export function says(move: string, view: View, texts: BoardTexts): string {
  const [kind = '', at] = move.split(':')[0]!.trim().split(' ');
  const here = (view as Tycoon).places?.[Number(at)];
  if (!here) return '';
  if (SAID[kind]) return texts.t(SAID[kind], { tiles: around(view as Tycoon, Number(at), texts) });
  if (kind !== 'supply' && kind !== 'deliver') return '';
  return here.tile ? texts.t(`ui-${kind}-tile`, { tile: texts.value('tile', here.tile) }) : '';
}

/** Where the strip of opportunities points. */
export function spot(domain: string, written: string): string {
  return domain === 'place' ? `place ${written}` : '';
}
