/** Tiles that do not lie on the board, as the drawing of a tile wants them. */

import { tileOf } from './tiles';
import { sideOf, STATIONS, type Side, type Spread, type Tycoon } from './view';

const BARE: Spread = { x: 0, y: 0, kind: 'free', tile: null, plant: null, owner: null, cubes: 0, renewed: false, supplied: false };

export function bareTile(tile: string, owner: number | null = null): Spread {
  return { ...BARE, kind: 'district', tile, owner };
}

export function barePlant(side: Side, owner: number | null = null): Spread {
  const kind = side.plant.startsWith('power') ? 'power' : 'water';
  return { ...BARE, kind, plant: side.plant, owner, cubes: side.cubes, renewed: side.renewed };
}

export function bareLand(kind: 'park' | 'pond', owner: number): Spread {
  return { ...BARE, kind, owner: kind === 'park' ? owner : null };
}

/** The tile that would be built by a move, or is being built. */
export function buildingFace(view: Tycoon, move: string, owner: number | null): Spread | null {
  const [kind, planned = '', station = ''] = move.split(' ');
  const { tile, plant } = view.building ?? { tile: null, plant: null };
  const side = kind === 'plant' ? sideOf(view, station) : STATIONS.map((one) => sideOf(view, one)).find((one) => plant && one?.plant === plant);
  if (side) return barePlant(side, owner);
  return planned || tile ? bareTile(planned || tile!, owner) : null;
}

/** "4", or "3+" where the builder chooses. */
export function costText(tile: string): string {
  const { cost } = tileOf(tile);
  return cost.length > 1 ? `${cost[0]}+` : String(cost[0]);
}
