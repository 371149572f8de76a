/** What the server shows of The Estates: the shape of `polis.games.estates.view`. */

import type { View } from '$lib/board';

export const ROWS = ['top', 'middle', 'bottom'] as const;
export const COLOURS = ['blue', 'green', 'grey', 'yellow', 'red', 'purple'] as const;
export const LOTS = 10;
export const BEFORE_RIVER = 4;
export const ENDS = ['left1', 'right1', 'left2', 'right2', 'left3', 'right3'] as const;
export const SPECIALS = ['barrier1', 'barrier2', 'barrier3', 'mayor', 'cancel'] as const;

export type RowName = (typeof ROWS)[number];
export type Colour = (typeof COLOURS)[number];

export interface Lot {
  floors: string[]; // from the ground up
  roof: number; // 0 without one
  white: boolean;
  worth: number;
  owner: number; // -1: nobody
}

export interface Barrier {
  barrier: number;
  step: number;
  effect: number; // what it adds to the row, with its sign
}

export interface Row {
  required: number;
  built: number;
  complete: boolean;
  mayor: boolean;
  sign: number;
  points: number[]; // by seat, as if the round ended now
  barriers: Barrier[];
  lots: Lot[];
}

export interface Auction {
  piece: string;
  floor: string | null;
  roof: number | null;
  bid: number;
  bidder: number;
  speaker: number;
  builder: number;
}

export interface Money {
  cash: number | null; // null: not shown to this viewer
  stash: number | null;
  total: number;
  wins: number;
  settled: boolean;
}

export interface Estates extends View {
  phase: string;
  round: number;
  rounds: number;
  turn: number;
  auction: Auction | null;
  seats: Money[];
  rows: Row[];
  lines: string[][];
  roofs: number[]; // face down, by number from 1
  beside: string[];
  companies: Record<string, number>; // by colour: who holds the certificate, -1 nobody
  champion: number;
}

export function colourOf(floor: string): Colour {
  return floor.slice(0, -1) as Colour;
}

export function numberOf(floor: string): number {
  return Number(floor.at(-1));
}

export function roofsLeft(view: Estates): number {
  return view.roofs.reduce((sum, count) => sum + count, 0);
}

/** The floor at an end of a line, by the name of the piece: `left2`. */
export function floorAt(view: Estates, end: string): string | undefined {
  const line = view.lines[Number(end.at(-1)) - 1] ?? [];
  return end.startsWith('left') ? line[0] : line.length > 1 ? line.at(-1) : undefined;
}

export function barrierOf(piece: string): number {
  return piece.startsWith('barrier') ? Number(piece.at(-1)) : 0;
}

/** Points with a true minus, a plus where there is one. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

export function plain(points: number): string {
  return String(points).replace('-', '−');
}
