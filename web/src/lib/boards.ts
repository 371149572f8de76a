/** Finds what a game brings for the page: its board and its cover. */

import type { Component } from 'svelte';
import type { BoardModule, Holding, View } from './board';
import type { Book } from './texts';

const BOARDS = import.meta.glob<BoardModule>('../../../src/polis/games/*/ui/Board.svelte');

/** What one game has of what all of them bring. */
export function ofGame<T>(found: Record<string, T>, game: string): T | undefined {
  return Object.entries(found).find(([path]) => path.includes(`/games/${game}/ui/`))?.[1];
}

/** The board of a game, null where it has none. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await ofGame(BOARDS, game)?.()) ?? null;
}

export async function coverOf(game: string): Promise<Component | null> {
  const { COVERS } = await import('./covers');
  return ofGame(COVERS, game)?.default ?? null;
}

/** What a seat holds, read from `view.seats` by the labels of the game: for games without a board
 *  or a board that says nothing of it. */
export function plainHoldings(view: View, seat: number, book: Book): Holding[] {
  const seats = view['seats'];
  const row: unknown = Array.isArray(seats) ? seats[seat] : null;
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row)
    .filter(([key, value]) => book.has(`label-${key}`) && isShort(value))
    .map(([key, value], i) => ({
      key,
      label: book.say(`label-${key}`),
      value: value as number | string | null,
      main: i < 2,
    }));
}

function isShort(value: unknown): boolean {
  return value === null || typeof value === 'number' || typeof value === 'string';
}
