/** What moves would do, as the server says. It is asked once, and forgotten with the position. */

import type { Live } from './live.svelte';
import type { Previewed } from './messages';

const PAUSE = 200; // milliseconds between two questions: a slider names a move for every value
const MOST = 64; // moves the server answers at once

export class Previews {
  private position = 0; // of the table, when these were asked
  private readonly asked = new Set<string>();
  private queue: string[] = [];
  private timer = 0;
  private found = $state.raw<{ position: number; previews: ReadonlyMap<string, Previewed> }>({ position: 0, previews: new Map() });

  constructor(private readonly live: Live) {}

  /** What a move would do; null until the server has said. */
  of(move: string): Previewed | null {
    return (this.found.position === this.live.position && this.found.previews.get(move)) || null;
  }

  ask(moves: readonly string[]): void {
    if (this.position !== this.live.position) this.forget();
    const fresh = moves.filter((move) => move && !this.asked.has(move));
    for (const move of fresh) this.asked.add(move);
    this.queue.push(...fresh);
    if (!this.timer) this.send();
  }

  private forget(): void {
    this.position = this.live.position;
    this.asked.clear();
    this.queue = [];
  }

  private send(): void {
    const [moves, position, seat] = [this.queue.splice(-MOST), this.position, this.live.frame?.seat ?? null];
    this.timer = 0;
    if (!moves.length || seat === null) return;
    this.timer = window.setTimeout(() => this.send(), PAUSE);
    void this.live.ask({ type: 'preview', seat, moves }).then((previews) => this.keep(position, previews));
  }

  private keep(position: number, previews: readonly Previewed[]): void {
    if (position !== this.live.position) return;
    const known = this.found.position === position ? this.found.previews : [];
    this.found = { position, previews: new Map([...known, ...previews.map((one) => [one.move, one] as const)]) };
  }
}
