/** What I am about to build and where: the tile and its place are chosen together, then made as two
 *  moves. A place is pointed at first, by mouse, by keys or by the first tap of a finger. */

import type { Opportunity } from '$lib/messages';
import { sitesOf, type Site } from './sites';

interface Shell {
  preview(move: string | null): void;
  survey(after: string): Promise<Opportunity[]>;
  picked(): string;
}

export class Plan {
  tile = $state(''); // of my hand, looked at
  move = $state(''); // what is to be done with it
  site = $state(-1); // where it is built as soon as it is shown
  aimed = $state(-1); // the place pointed at
  finger = $state(false); // the map was touched last, and not by mouse or keys
  sites = $state.raw<ReadonlyMap<number, Site>>(new Map()); // what supply would cost and bring there
  private asked = 0;

  constructor(private readonly shell: Shell) {}

  /** The position is another one: only what is being built goes on. */
  renew(placing: boolean): void {
    this.move = '';
    this.aimed = -1;
    if (!placing) this.site = -1;
  }

  take(tile: string, move: string): void {
    this.tile = tile;
    this.move = move;
    this.site = this.aimed = -1;
    if (this.shell.picked()) this.shell.preview(null);
  }

  /** What supplying the tile would cost and bring wherever it may be built, as the server says. */
  async look(move: string | null): Promise<void> {
    const asked = ++this.asked;
    this.sites = new Map();
    if (move === null) return;
    const found = sitesOf(await this.shell.survey(move));
    if (asked === this.asked) this.sites = found;
  }

  /** A finger points first and acts when it comes again; whether this is the first time. */
  points(place: number): boolean {
    const first = this.finger && this.aimed !== place;
    this.aimed = place;
    return first;
  }

  buildAt(place: number): void {
    this.site = place;
    this.shell.preview(this.move);
  }
}
