/** What I am about to build and where: the tile and its place are chosen together, then made as two
 *  moves. */

import type { Opportunity, Previewed } from '$lib/messages';
import { sitesOf, type Site } from './sites';

interface Shell {
  preview(move: string | null, costly?: boolean, whole?: Previewed): void;
  /** What a move would do if the tile were then laid on a place. */
  tryOut(move: string, place: number): Promise<Previewed | undefined>;
  survey(after: string): Promise<Opportunity[]>;
  picked(): string;
}

export class Plan {
  tile = $state(''); // of my hand, looked at
  move = $state(''); // what is to be done with it
  site = $state(-1); // where it is built as soon as it is shown
  aimed = $state(-1); // the place pointed at, by mouse, by keys or by a finger that is still down
  sites = $state.raw<ReadonlyMap<number, Site>>(new Map()); // what supply would cost and bring there
  private asked = 0;
  private tried = -1; // the place that the server is asked about

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

  /** Make both moves, unless what they do together has to be asked about. */
  async buildAt(place: number): Promise<void> {
    const { move, site } = this;
    if (this.tried === place) return; // a finger may tap twice
    this.site = this.tried = place;
    const whole = await this.shell.tryOut(move, place);
    this.tried = -1;
    if (this.move !== move || this.site !== place) return;
    if (site !== place) this.shell.preview(null); // else what is asked about would be taken as confirmed
    this.shell.preview(move, whole?.costly, whole);
  }
}
