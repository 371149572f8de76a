/** Places by what lies on them or beside them: a number says nothing to anybody. */

import type { BoardTexts, View } from '$lib/board';
import type { Told } from '$lib/messages';
import { capital } from '$lib/texts';
import { tileOf } from './tiles';
import { isPlant, type Spread, type Tycoon } from './view';

/** What a laid tile is called. */
function named(here: Spread, texts: BoardTexts): string {
  if (here.tile) return texts.value('tile', here.tile);
  if (here.plant) return texts.value('plant', here.plant);
  return isPlant(here.kind) ? texts.t(`ui-city-${here.kind}`) : texts.t(`ui-${here.kind}`).split(',')[0]!;
}

/** The same after "north of". */
function namedOf(here: Spread, texts: BoardTexts): string {
  if (here.tile) return texts.t('ui-side-of', { tile: named(here, texts) });
  if (here.plant) return texts.form('plant', here.plant, 'gen');
  return texts.form('ui', isPlant(here.kind) ? `city-${here.kind}` : here.kind, 'gen');
}

/** How well a neighbour tells where a place is: there is only one of each district and plant. */
function tells({ kind, tile }: Spread): number {
  return tile ? 3 : isPlant(kind) ? 2 : kind === 'sight' ? 1 : 0;
}

/** Where a place is: "north of Office Park"; by two neighbours where one is not enough. */
export function whereabouts(view: Tycoon, place: number, texts: BoardTexts): string {
  const here = view.places[place]!;
  const near = view.places
    .filter((one) => one.kind !== 'free' && Math.abs(one.x - here.x) + Math.abs(one.y - here.y) === 1)
    .toSorted((a, b) => tells(b) - tells(a));
  const side = ({ x, y }: Spread) => (here.y < y ? 'north' : here.y > y ? 'south' : here.x > x ? 'east' : 'west');
  const enough = near[0] && tells(near[0]) > 1 ? 1 : 2;
  return near.slice(0, enough).map((one) => texts.t('ui-side', { side: side(one), what: namedOf(one, texts) })).join(', ');
}

export function placeName(view: Tycoon, place: number, texts: BoardTexts): string {
  const here = view.places[place];
  if (!here) return '';
  return here.kind === 'free' ? whereabouts(view, place, texts) : named(here, texts);
}

const LAID = ['place', 'park', 'pond'];

/** Moves that name a place, by its neighbours or its district; an investment by its sum. */
export function says(move: string, view: View, texts: BoardTexts): string {
  const [kind = '', at = '', level] = move.split(':')[0]!.trim().split(' ');
  if (kind === 'invest') return texts.t('ui-invest-for', { tile: texts.value('tile', at), money: texts.t('ui-money', { amount: tileOf(at).cost[Number(level) - 1]! }) });
  const here = (view as Tycoon).places?.[Number(at)];
  if (!here) return '';
  if (LAID.includes(kind)) return texts.t(kind === 'place' ? 'ui-build-at' : `ui-${kind}-at`, { where: whereabouts(view as Tycoon, Number(at), texts) });
  if (kind !== 'supply' && kind !== 'deliver') return '';
  return here.tile ? texts.t(`ui-${kind}-tile`, { tile: texts.value('tile', here.tile) }) : '';
}

/** Events that name a plant by its place. */
export function saysEvent({ event, args }: Told, view: View, texts: BoardTexts): string {
  const at = (name: string) => (view as Tycoon).places?.[Number(args[name])];
  const source = at(event === 'cube_carried' ? 'source' : 'place');
  if (!source || !isPlant(source.kind)) return '';
  const plant = named(source, texts);
  if (event === 'refilled') return texts.t('ui-filled', { plant: capital(plant), count: Number(args['count']) });
  if (event !== 'cube_carried') return '';
  const [load, tile] = [texts.form('resource', String(args['resource']), 'load'), texts.value('tile', String(args['tile']))];
  return texts.t('ui-carried', { load, plant, tile, amount: Number(args['amount']) });
}

/** Where the strip of opportunities points. */
export function spot(domain: string, written: string): string {
  return domain === 'place' ? `place ${written}` : '';
}
