/** Plays events on a board one after another: dice fall, tokens walk, money changes hands. */

import type { Told } from '$lib/messages';

const STEP = 300; // milliseconds for an event at pace 1
const HOP = 65; // and for one space of a walk
const LONGEST = 5200; // for all events of a beat together

export interface Flight {
  id: number;
  from: number; // seats; -1 is the bank
  to: number;
  amount: number;
}

/** How a game's events look. */
export interface Scenario<V> {
  quiet: ReadonlySet<string>; // events told without a pause
  fallen(told: Told): number[] | null;
  payment(told: Told): Omit<Flight, 'id'> | null;
  after(view: V, told: Told): V;
  walk(view: V, told: Told): Told[]; // a move space by space
}

type Wait = (time: number) => Promise<boolean>;

export class Show<V> {
  seen = $state.raw<V>({} as V);
  now = $state.raw<Told | null>(null); // the event being shown
  dice = $state.raw<number[]>([]); // as they fell last
  tumbling = $state(false);
  flight = $state.raw<Flight | null>(null);
  playing = $state(false);
  private run = 0;
  private flights = 0;

  constructor(
    private readonly scenario: Scenario<V>,
    first: V,
  ) {
    this.seen = first;
  }

  /** Jump to a position. */
  jump(view: V): void {
    this.run++;
    this.seen = view;
    this.now = null;
    this.flight = null;
    this.tumbling = false;
    this.playing = false;
  }

  /** What fell last is to be seen even by those who want no motion. */
  note(events: readonly Told[]): void {
    for (const told of events) this.keep(told);
  }

  protected keep(told: Told): void {
    this.dice = this.scenario.fallen(told) ?? this.dice;
  }

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], view: V, pace: number): Promise<boolean> {
    const run = ++this.run;
    const slow = Math.min(1, LONGEST / Math.max(1, this.takes(events))) / Math.max(0.1, pace);
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

  private takes(events: readonly Told[]): number {
    return events.reduce((sum, told) => sum + (told.event === 'moved' ? 7 * HOP : this.scenario.quiet.has(told.event) ? 0 : STEP), 0);
  }

  private async step(told: Told, wait: Wait): Promise<boolean> {
    const { fallen, payment, after, quiet } = this.scenario;
    const dice = fallen(told);
    this.keep(told);
    if (dice) {
      [this.tumbling, this.now] = [true, told];
      if (!(await wait(STEP))) return false;
      this.tumbling = false;
    }
    if (told.event === 'moved' && !(await this.hop(told, wait))) return false;
    const money = payment(told);
    this.flight = money ? { ...money, id: ++this.flights } : null;
    this.seen = after(this.seen, told);
    if (quiet.has(told.event) || dice) return true;
    this.now = told;
    return wait(STEP);
  }

  private async hop(told: Told, wait: Wait): Promise<boolean> {
    for (const step of this.scenario.walk(this.seen, told)) {
      this.seen = this.scenario.after(this.seen, step);
      if (!(await wait(HOP))) return false;
    }
    return true;
  }
}
