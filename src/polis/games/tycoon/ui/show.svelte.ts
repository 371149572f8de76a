/** Plays events on the board one after another, each with its sentence. */

import type { Told } from '$lib/messages';
import { after, opened } from './stage';
import type { Tycoon } from './view';

const STEP = 260; // milliseconds for an event at pace 1
const LONGEST = 5000; // for all events of a beat together
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
  private run = 0;

  constructor(first: Tycoon) {
    this.seen = first;
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

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], view: Tycoon, pace: number): Promise<boolean> {
    const run = ++this.run;
    const loud = events.filter((told) => !QUIET.has(told.event)).length;
    const time = Math.min(STEP, LONGEST / Math.max(1, loud)) / Math.max(0.1, pace);
    this.playing = true;
    this.seen = opened(this.seen, view);
    for (const told of events) {
      this.seen = after(this.seen, view, told);
      if (QUIET.has(told.event)) continue;
      this.now = told;
      this.fresh = Number(told.args['place'] ?? -1);
      this.cube = told.event === 'cube_carried' ? cubeOf(told) : null;
      await new Promise((done) => setTimeout(done, time));
      if (run !== this.run) return false;
    }
    this.jump(view);
    return true;
  }
}

function cubeOf(told: Told): Cube {
  return { resource: String(told.args['resource']), from: Number(told.args['source']), to: Number(told.args['place']) };
}
