/** Pictures of the parts of a box, for the rulebook. */

import type { Component } from 'svelte';
import { ofGame } from './boards';

/** A part of the box to be drawn; `say` gives the game's words for what is written on it. */
interface Drawn {
  component: string;
  say(key: string): string;
}

const PICTURES = import.meta.glob<{ default: Component<Drawn> }>('../../../src/polis/games/*/ui/Picture.svelte');

/** Draws a part of the box for the rulebook, by its name in `data/*.toml`. */
export async function pictureOf(game: string): Promise<Component<Drawn> | null> {
  return (await ofGame(PICTURES, game)?.())?.default ?? null;
}
