/** How an event changes the picture, for the moment before the true view is shown.
 *
 * Nothing is decided here: when the last event has been played, the server's view replaces all. */

import type { Told } from '$lib/messages';
import type { Spread, Tycoon } from './view';

/** The end as it is before any event: all but the board is there at once, and places that open later
 *  are still bare. */
export function opened(view: Tycoon, end: Tycoon): Tycoon {
  if (end.places.length < view.places.length) return end;
  return { ...end, places: [...view.places, ...end.places.slice(view.places.length).map(bare)] };
}

function bare(place: Spread): Spread {
  return { ...place, kind: 'free', tile: null, plant: null, owner: null, cubes: 0, supplied: false };
}

export function after(view: Tycoon, end: Tycoon, told: Told): Tycoon {
  const at = Number(told.args['place'] ?? -1);
  switch (told.event) {
    case 'district_built':
    case 'plant_built':
    case 'park_laid':
    case 'pond_laid':
      return withPlace(view, at, () => ({ ...end.places[at]!, supplied: false }));
    case 'supplied':
      return withPlace(view, at, (place) => ({ ...place, supplied: true }));
    case 'cube_carried':
      return withPlace(view, Number(told.args['source']), (place) => ({ ...place, cubes: Math.max(0, place.cubes - 1) }));
    case 'cleaned_up':
      return { ...view, places: view.places.map((place) => ({ ...place, supplied: false })) };
    case 'refilled':
      return withPlace(view, at, (place) => ({ ...place, cubes: Number(told.args['count']) }));
    default:
      return view;
  }
}

function withPlace(view: Tycoon, at: number, change: (place: Spread) => Spread): Tycoon {
  return { ...view, places: view.places.map((place, i) => (i === at ? change(place) : place)) };
}
