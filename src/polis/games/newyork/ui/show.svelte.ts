/** Plays events on the board line by line, each with its sentence. */

import type { Shown } from '$lib/board';
import type { Told } from '$lib/messages';
import { walk, type Leg } from '$lib/steps';
import type { NewYork } from './view';

const STEP = 260; // milliseconds for an event at pace 1; a marker or a tower moves on while the next one is told
const LONGEST = 3000; // for all events of a beat together
const QUIET = new Set([
  'letter_laid', 'base_laid', 'marker_stacked', 'tom_marker_stacked', 'tile_opened', 'starter_opened', 'reserve_dealt',
  'drew', 'drew_card', 'pair_laid', 'tom_stocked', 'token_opened', 'laid', 'tom_laid', 'spare_discarded', 'reshuffled',
  'total_scored', 'tom_total_scored', 'starter_gained', 'tom_starter_gained', 'discarded', 'tom_discarded',
]);
/** What decides an auction stays in sight a little longer. */
const SLOW = new Set(['highest', 'tom_highest', 'statue_won', 'tom_statue_won', 'won', 'tom_won']);

const isLoud = (told: Told): boolean => !QUIET.has(told.event);

export class Show {
  seen = $state.raw<NewYork>() as NewYork; // what is drawn
  now = $state.raw<Told | null>(null); // the event being shown
  playing = $state(false);
  private end: NewYork; // where the beat that is being shown leads
  private run = 0;

  constructor(first: NewYork) {
    this.seen = this.end = first;
  }

  /** Jump to a position. */
  jump(view: NewYork): void {
    this.run++;
    this.seen = this.end = view;
    this.now = null;
    this.playing = false;
  }

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], steps: readonly Shown[], view: NewYork, pace: number, reached: (line: number) => void): Promise<boolean> {
    this.jump(this.end); // a beat cut short by this one has led there
    const run = this.run;
    const time = Math.min(STEP, LONGEST / Math.max(1, events.filter(isLoud).length)) / Math.max(0.1, pace);
    this.playing = true;
    this.end = view;
    for (const leg of walk(events, steps, view)) {
      if (!(await this.tell(leg, time, () => run === this.run, () => reached(leg.line)))) return false;
    }
    this.jump(view);
    return true;
  }

  /** The view after a line is there when its last event is told. */
  private async tell({ events, view }: Leg<NewYork>, time: number, goesOn: () => boolean, arrive: () => void): Promise<boolean> {
    const loud = events.filter(isLoud);
    for (const told of loud) {
      this.now = told;
      if (told === loud.at(-1)) {
        this.seen = view;
        arrive();
      }
      await new Promise((done) => setTimeout(done, time * (SLOW.has(told.event) ? 2.2 : 1)));
      if (!goesOn()) return false;
    }
    this.seen = view;
    arrive();
    return true;
  }
}
