/** The contract between the shell and a game's board.
 *
 * A board is `src/polis/games/<id>/ui/Board.svelte`: it draws a position and lets moves be picked on
 * it. It knows no rules: what is legal comes in `choices`, what a move would do in its preview, how a
 * position came to be in `events` and `steps`. Moves of kinds it does not claim are drawn by the shared widgets, so a game can be played before it has a board.
 *
 * Whatever makes a move carries it in `data-move`: a lesson lights it there, and tests press it. What is opened first
 * names in `data-opens` a kind and a thing that moves name too, a tab `moves` and the kinds of moves behind it; parts of
 * a move, as cards of a bid, list in `data-leads` the moves they are part of. */

import type { Component } from 'svelte';
import type { Box, Opportunity, Previewed, Told } from './messages';
import type { Sound } from './synth';
import type { Facts } from './texts';

export type View = Record<string, unknown>;

/** The position after a line of the record. */
export interface Shown {
  line: number;
  view: View;
}

/** A seat as a board may draw it. */
export interface BoardSeat {
  number: number; // from 0
  name: string;
  colour: number; // 0 to 5: classes .seat-0 … set --seat and --seat-wash; shape by SHAPES[colour]
  mine: boolean;
  acts: boolean; // owes a decision now
  out: boolean; // resigned
}

/** The game's sentences in the reader's language. Reading them is reactive: no need to re-render. */
export interface BoardTexts {
  language: 'ru' | 'en';
  t(key: string, facts?: Facts): string;
  has(key: string): boolean;
  move(text: string): string; // "bid 3" → "Bid 3 cheques"
  event(told: Told): string;
  value(domain: string, written: string): string; // ("colour", "blue") → "blue"
  form(domain: string, written: string, form: string): string; // its attribute: ("row", "top", "gen")
  number(n: number): string;
}

/** What a player points at and asks about: shown by the shell with its name, rule and value. */
export interface Asked {
  title: string;
  text?: string;
  value?: string;
  clause?: string; // "E4.2"
}

export interface BoardProps<V extends View = View> {
  view: V;
  seats: BoardSeat[];
  seat: number | null; // whose eyes; null for a spectator
  choices: Box[]; // legal moves of `seat` now; empty while it waits, replays or watches
  picked: string; // the move in the confirm bar, "" if none: draw it as a ghost
  events: Told[]; // what led from the previous `view` to this one, to be animated in order
  steps: Shown[]; // positions after each line of `events` but the last; see `walk` in `steps.ts`
  beat: number; // changes with every new batch of events, even an equal one
  texts: BoardTexts;
  help: boolean; // whether projected scores and hints may be shown
  calm: boolean; // no motion wanted: jump to the end
  pace: number; // 1 in play; a replay may run faster
  counting?: string; // the source of points that is being counted at the end: light it up
  direct: boolean; // what is previewed is played at once, unless it is costly; else all of it waits in the bar
  /** Make a move, or put it into the confirm bar: where the player wants that of all moves, or where
   *  the move is costly, as its preview or the board says (of a deal that would be taken). null takes
   *  it out. `whole` is what it would do together with the move the board makes right after it. */
  preview(move: string | null, costly?: boolean, whole?: Previewed): void;
  /** What a move would do; null until the server has said. Reading it is reactive. */
  previewOf(move: string): Previewed | null;
  /** Ask the server what moves would do. Of the legal ones few are asked by themselves, and the
   *  picked one always is: this is for what is still being put together. */
  askPreviews(moves: readonly string[]): void;
  /** Ask for the preview of a move with the position it would lead to, in `changed`; after an answer
   *  that another could give to it ("2: accept 1"), if there is one. */
  foresee(move: string, answer: string): Promise<Previewed[]>;
  /** What could be done now, or once a move was made; nothing where help is off. */
  survey(after: string): Promise<Opportunity[]>;
  /** Play a move now: drag and drop that already is a confirmation. */
  choose(move: string): void;
  /** A place that is not legal was tapped: the server says why not, with rule and nearest move. */
  refuse(move: string): void;
  ask(about: Asked): void;
  /** The position after this line of the record is on show (Infinity: the last): log and purses follow. */
  reached(line: number): void;
  /** All events of this beat have been shown (or skipped). */
  shown(beat: number): void;
}

/** A number of a seat for its chip: money, points. `hidden` ones are not known to the viewer. */
export interface Holding {
  key: string;
  label: string;
  value: number | string | null; // null: hidden
  main?: boolean; // shown on the small chip of a phone
  icon?: 'money' | 'points' | 'safe' | 'cards' | 'goods' | 'debt' | 'locked';
}

/** Somebody whom the rules of the game play: no seat of the table, yet a rival of the seats. */
export interface Rival {
  key: string;
  name: string;
  colour: number;
  holdings: Holding[];
  points: number; // as if the game ended now
  place: number;
  about: Asked;
}

/** What `Board.svelte` may export from its `<script module>`. */
export interface BoardModule {
  default: Component<BoardProps>;
  claims?: readonly string[]; // kinds of moves picked on the board
  asksItself?: boolean; // nearly every decision is made on the board: the sheet below it may be low
  holdings?(view: View, seat: number, texts: BoardTexts): Holding[];
  /** What a seat is asked for now, where it is something else than the phase says; "" if it is not. */
  asks?(view: View, seat: number, texts: BoardTexts, choices: readonly Box[]): string;
  /** The move that goes without saying, for those who play fast; "" where there is a choice. Without
   *  it, the only legal move. It may read the choices, but judge none. */
  hurry?(view: View, seat: number, choices: readonly Box[]): string;
  /** A move in the words of the position, where the game's sentence has only a number for a place; ""
   *  where its own will do. */
  says?(move: string, view: View, texts: BoardTexts): string;
  /** An event likewise. */
  saysEvent?(told: Told, view: View, texts: BoardTexts): string;
  /** The `data-spot` at which a named thing lies ("property", "junktown"), so that the shell can point
   *  at it; "" if it lies nowhere. */
  spot?(domain: string, written: string, view: View): string;
  /** The move of the large button among those the board does not claim; "" if none of them is what a
   *  player has come for. Without it, the first. */
  primary?(view: View, seat: number, choices: readonly Box[]): string;
  /** How the log says an event that is told better together with the others of its line; "" where
   *  that needs no words of its own, null for its sentence. */
  tells?(told: Told, line: readonly Told[], texts: BoardTexts): string | null;
  /** What an event sounds like when it is shown; null for nothing. */
  soundOf?(told: Told): Sound | null;
  rivals?(view: View, seats: readonly BoardSeat[], texts: BoardTexts): Rival[];
  ratio?: number; // width / height the board is drawn for
}

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines of the seat shapes in a box of 24 × 24; for boards and the shell alike. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  square: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
  triangle: 'M10.4 3.2a1.9 1.9 0 0 1 3.2 0l9 15.4a1.9 1.9 0 0 1-1.6 2.9h-18a1.9 1.9 0 0 1-1.6-2.9z',
  diamond: 'M10.6 1.4a2 2 0 0 1 2.8 0l9.2 9.2a2 2 0 0 1 0 2.8l-9.2 9.2a2 2 0 0 1-2.8 0l-9.2-9.2a2 2 0 0 1 0-2.8z',
  hexagon: 'M11 1.7a2 2 0 0 1 2 0l7.6 4.4a2 2 0 0 1 1 1.7v8.4a2 2 0 0 1-1 1.7l-7.6 4.4a2 2 0 0 1-2 0l-7.6-4.4a2 2 0 0 1-1-1.7v-8.4a2 2 0 0 1 1-1.7z',
  star: 'M12 .8l3.3 7.1 7.7.9-5.7 5.3 1.5 7.7-6.8-3.8-6.8 3.8 1.5-7.7-5.7-5.3 7.7-.9z',
};

export function shapeOf(colour: number): Shape {
  return SHAPES[colour % SHAPES.length]!;
}
