/** What of the board is looked at: there is no room for all of it on a phone. */

import type { Box } from '$lib/messages';
import type { NewYork } from './view';

export type Scene = 'map' | 'table' | 'office' | 'people';
export const PARTS: readonly Scene[] = ['table', 'map', 'office', 'people'];

const CHOOSING = new Set(['picking', 'blind', 'pairing', 'drafting', 'keeping', 'sparing', 'drawing']);

/** Whether something lies open to be chosen from. */
function hasTable(view: NewYork): boolean {
  return CHOOSING.has(view.phase) || (view.ability.drawn_size > 0 && view.ability.drawn !== null);
}

export function scenes(view: NewYork, wide: boolean): Scene[] {
  return PARTS.filter((scene) => !(scene === 'table' && !hasTable(view)) && !(wide && scene === 'map'));
}

/** What is to be decided on. */
export function wanted(view: NewYork, boxes: readonly Box[], wide: boolean): Scene {
  const may = (...kinds: string[]) => boxes.some((box) => kinds.includes(box.move));
  if (may('take')) return 'office';
  if (may('place', 'move', 'erect')) return 'map';
  if (hasTable(view)) return 'table';
  if (view.phase === 'taking' || (view.auction.category === 'office' && view.phase === 'bidding')) return 'office';
  return wide ? 'office' : 'map';
}
