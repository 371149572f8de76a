/** Plays events on the board one after another: dice fall, tokens walk, money changes hands. */

import type { Told } from '$lib/messages';
import { walk } from './box';
import { after, payment } from './stage';
import type { Bibs } from './view';

const STEP = 300; // milliseconds for an event at pace 1
const HOP = 65; // and for one cell of a walk
const LONGEST = 5200; // for all events of a beat together
const QUIET = new Set([
  'round_began', 'turn_began', 'term_plot', 'term_business', 'term_card', 'term_cash', 'lapsed', 'worth', 'plot_left', 'pact_lapsed', 'agreed',
]);

export interface Flight {
  id: number;
  from: number; // seats; -1 is the bank
  to: number;
  amount: number;
}

export class Show {
  seen = $state.raw<Bibs>({} as Bibs);
  now = $state.raw<Told | null>(null); // the event being shown
  dice = $state.raw<number[]>([]); // as they fell last
  tumbling = $state(false);
  flight = $state.raw<Flight | null>(null);
  playing = $state(false);
  private run = 0;
  private flights = 0;

  constructor(first: Bibs) {
    this.seen = first;
  }

  /** Jump to a position. */
  jump(view: Bibs): void {
    this.run++;
    this.seen = view;
    this.now = null;
    this.flight = null;
    this.tumbling = false;
    this.playing = false;
  }

  /** What fell last is to be seen even by those who want no motion. */
  note(events: readonly Told[]): void {
    for (const told of events) this.dice = fallen(told) ?? this.dice;
  }

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], view: Bibs, pace: number): Promise<boolean> {
    const run = ++this.run;
    const slow = Math.min(1, LONGEST / Math.max(1, takes(events))) / Math.max(0.1, pace);
    const wait = async (time: number): Promise<boolean> => {
      await new Promise((done) => setTimeout(done, time * slow));
      return run === this.run;
    };
    this.playing = true;
    for (const told of events) {
      if (!(await this.step(told, wait))) return false;
    }
    this.jump(view);
    return true;
  }

  private async step(told: Told, wait: (time: number) => Promise<boolean>): Promise<boolean> {
    const dice = fallen(told);
    if (dice) {
      [this.dice, this.tumbling, this.now] = [dice, true, told];
      if (!(await wait(STEP))) return false;
      this.tumbling = false;
    }
    if (told.event === 'moved' && !(await this.hop(told, wait))) return false;
    const money = payment(told);
    this.flight = money ? { ...money, id: ++this.flights } : null;
    this.seen = after(this.seen, told);
    if (QUIET.has(told.event) || dice) return true;
    this.now = told;
    return wait(STEP);
  }

  /** A token walks cell by cell, along the arrows that lie. */
  private async hop(told: Told, wait: (time: number) => Promise<boolean>): Promise<boolean> {
    const who = Number(told.args['player']);
    const from = this.seen.seats[who]?.position ?? 'o0';
    for (const cell of walk(from, String(told.args['cell']), this.seen.arrows)) {
      this.seen = after(this.seen, { ...told, args: { player: who, cell } });
      if (!(await wait(HOP))) return false;
    }
    return true;
  }
}

function takes(events: readonly Told[]): number {
  return events.reduce((sum, told) => sum + (told.event === 'moved' ? 7 * HOP : QUIET.has(told.event) ? 0 : STEP), 0);
}

function fallen(told: Told): number[] | null {
  const { die, second } = told.args as Record<string, number>;
  if (told.event === 'rolled') return [die!, second!];
  return told.event === 'rolled_one' ? [die!] : null;
}
