/** Plays events on the board one after another, each with its sentence. */

import type { Told } from '$lib/messages';
import { after } from './stage';
import type { NewYork } from './view';

const STEP = 260; // milliseconds for an event at pace 1
const LONGEST = 5000; // for all events of a beat together
const QUIET = new Set([
  'letter_laid', 'base_laid', 'marker_stacked', 'tom_marker_stacked', 'tile_opened', 'starter_opened', 'reserve_dealt',
  'drew', 'drew_card', 'pair_laid', 'tom_stocked', 'token_opened', 'laid', 'tom_laid', 'spare_discarded', 'reshuffled',
  'total_scored', 'tom_total_scored', 'starter_gained', 'tom_starter_gained', 'discarded', 'tom_discarded',
]);
/** What decides an auction stays in sight a little longer. */
const SLOW = new Set(['highest', 'tom_highest', 'statue_won', 'tom_statue_won', 'won', 'tom_won']);

export class Show {
  seen = $state.raw<NewYork>() as NewYork; // what is drawn
  now = $state.raw<Told | null>(null); // the event being shown
  playing = $state(false);
  private run = 0;

  constructor(first: NewYork) {
    this.seen = first;
  }

  /** Jump to a position. */
  jump(view: NewYork): void {
    this.run++;
    this.seen = view;
    this.now = null;
    this.playing = false;
  }

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], view: NewYork, pace: number): Promise<boolean> {
    const run = ++this.run;
    const loud = events.filter((told) => !QUIET.has(told.event)).length;
    const time = Math.min(STEP, LONGEST / Math.max(1, loud)) / Math.max(0.1, pace);
    this.playing = true;
    for (const told of events) {
      this.seen = after(this.seen, told);
      if (QUIET.has(told.event)) continue;
      this.now = told;
      await new Promise((done) => setTimeout(done, time * (SLOW.has(told.event) ? 2.5 : 1)));
      if (run !== this.run) return false;
    }
    this.jump(view);
    return true;
  }
}
