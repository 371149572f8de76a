/** Who has how many points from what. */

import type { Desk } from '$lib/desk.svelte';
import type { Told } from '$lib/messages';

/** A player at the end: a seat of the table, or a rival whom the rules play. */
export interface Player {
  name: string;
  colour: number;
  points: number;
  place: number;
  won: boolean;
  column: number; // in the rows of sources
}

/** Everybody, in the order of the seats; rivals behind them. */
export function players(desk: Desk): Player[] {
  const result = desk.frame?.result;
  const seats = desk.seats.map(({ number, name, colour }) => ({
    name, colour, points: result?.scores[number] ?? 0, place: result?.places[number] ?? 0, won: result?.winners.includes(number) ?? false,
  }));
  const rivals = desk.rivals.map(({ name, colour, points, place }) => ({ name, colour, points, place, won: place === 1 }));
  return [...seats, ...rivals].map((one, column) => ({ ...one, column }));
}

/** What was told with the last move; what says how a tie was broken has "tie" or "tied" in its name. */
export function lastTold(desk: Desk): Told[] {
  const line = desk.live.told.at(-1)?.line ?? 0;
  return desk.live.told.filter((told) => told.line === line);
}

export const ties = (told: readonly Told[]): Told[] => told.filter(({ event }) => event.split('_').some((word) => word === 'tie' || word === 'tied'));
