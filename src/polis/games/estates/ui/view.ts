/** Names and small readings of what the server shows of The Estates. */

import type { EstatesView as Estates } from './shown';

export const ROWS = ['top', 'middle', 'bottom'] as const;
export const COLOURS = ['blue', 'green', 'grey', 'yellow', 'red', 'purple'] as const;
export const LOTS = 10;
export const BEFORE_RIVER = 4;
export const ENDS = ['left1', 'right1', 'left2', 'right2', 'left3', 'right3'] as const;
export const SPECIALS = ['barrier1', 'barrier2', 'barrier3', 'mayor', 'cancel'] as const;

export type RowName = (typeof ROWS)[number];
export type Colour = (typeof COLOURS)[number];

export type { AuctionView as Auction, BarrierView as Barrier, EstatesView as Estates, LotView as Lot, RowView as Row, SeatView as Money } from './shown';

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
