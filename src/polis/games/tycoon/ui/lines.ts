/** Routes as lines through the middles of tiles. */

import { CITY, type Spread } from './view';

type Point = Pick<Spread, 'x' | 'y'>;

/** Inside the city a line goes from plant to gate by way of its own streets. */
export function lineOf(places: readonly Point[], route: readonly number[], end: number): Point[] {
  const found: number[] = [route[0]!];
  for (const stop of [...route.slice(1), end]) {
    const last = found.at(-1)!;
    if (last < CITY || stop < CITY) found.push(...inner(places, last, stop));
    if (found.at(-1) !== stop) found.push(stop);
  }
  return found.map((place) => places[place]!);
}

function touch(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

/** The city's tiles beside a place. */
function gates(places: readonly Point[], place: number): number[] {
  return [0, 1, 2, 3].filter((one) => touch(places[one]!, places[place]!));
}

/** Tiles of the city between one of them and a tile outside, in the order of the way. */
function inner(places: readonly Point[], from: number, to: number): number[] {
  const [inside, outside] = from < CITY ? [from, to] : [to, from];
  const [gate] = gates(places, outside);
  if (outside < CITY || gate === undefined || touch(places[inside]!, places[outside]!)) return [];
  const corner = gate === inside || touch(places[inside]!, places[gate]!) ? [] : gates(places, inside).slice(0, 1);
  return from < CITY ? [...corner, gate] : [gate, ...corner];
}
