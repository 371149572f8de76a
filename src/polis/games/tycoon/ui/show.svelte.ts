/** Plays events on the board one after another, each with its sentence. */

import type { Shown } from '$lib/board';
import type { Told } from '$lib/messages';
import { walk } from '$lib/steps';
import type { Tycoon } from './view';

const STEP = 260; // milliseconds for an event at pace 1
const LONGEST = 3000; // for all events of a beat together
const QUIET = new Set([
  'seated', 'order_set', 'dealt', 'all_dealt', 'chose', 'kept', 'kept_last', 'received_2', 'received_3', 'received_4', 'received_5',
  'tile_shown', 'tile_given', 'goods_used', 'refilled', 'money_scored', 'final_score', 'draft_ended', 'cannot_supply',
]);

/** A cube on its way across the board. */
export interface Cube {
  resource: string;
  from: number;
  to: number;
}

export class Show {
  seen = $state.raw<Tycoon>() as Tycoon; // what is drawn
  now = $state.raw<Told | null>(null); // the event being shown
  fresh = $state(-1); // the place that has just changed
  cube = $state.raw<Cube | null>(null);
  playing = $state(false);
  private goal: Tycoon; // what is being led to
  private run = 0;

  constructor(first: Tycoon) {
    this.seen = this.goal = first;
  }

  /** Jump to a position. */
  jump(view: Tycoon): void {
    this.run++;
    this.seen = view;
    this.now = null;
    this.cube = null;
    this.fresh = -1;
    this.playing = false;
  }

  /** Show how the events lead to a position, line by line; true if nothing interrupted it. */
  async play(events: readonly Told[], steps: readonly Shown[], view: Tycoon, pace: number, reached: (line: number) => void): Promise<boolean> {
    if (this.playing) this.jump(this.goal); // what was cut short has happened all the same
    const run = ++this.run;
    const loud = events.filter((told) => !QUIET.has(told.event)).length;
    const time = Math.min(STEP, LONGEST / Math.max(1, loud)) / Math.max(0.1, pace);
    this.goal = view;
    this.playing = true;
    for (const leg of walk(events, steps, view)) {
      for (const told of leg.events.filter(({ event }) => !QUIET.has(event))) {
        this.cube = told.event === 'cube_carried' ? cubeOf(told) : null;
        if (!this.cube) this.seen = leg.view; // a cube leaves the plant it is still drawn on
        if (!this.cube) reached(leg.line);
        this.now = told;
        this.fresh = Number(told.args['place'] ?? -1);
        await new Promise((done) => setTimeout(done, time));
        if (run !== this.run) return false;
      }
      this.seen = leg.view;
      reached(leg.line);
    }
    this.jump(view);
    return true;
  }
}

function cubeOf(told: Told): Cube {
  return { resource: String(told.args['resource']), from: Number(told.args['source']), to: Number(told.args['place']) };
}
