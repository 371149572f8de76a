/** Plays events on a board one after another: dice fall, tokens walk, money changes hands. */

import type { View } from '$lib/board';
import type { Told } from '$lib/messages';
import type { Leg } from '$lib/steps';

const STEP = 300; // milliseconds for an event at pace 1
const HOP = 65; // and for one space of a walk
const LONGEST = 3000; // for all events of a beat together
const READING = 3200; // and for all that is held up in it to be read

export interface Payment {
  from: number; // seats; -1 is the bank
  to: number;
  amount: number;
}

/** Money on its way. */
export interface Flight extends Payment {
  id: number;
  time: number; // milliseconds until the next event: it is there by then
}

/** A position with tokens in it; P is how its game names a space. */
export interface Walked<P> extends View {
  seats: { position: P }[];
}

/** How a game's events look. */
export interface Scenario<P, V extends Walked<P>> {
  quiet: ReadonlySet<string>; // events told without a pause
  fallen(told: Told): number[] | null;
  payment(told: Told): Payment | null;
  walk(view: V, told: Told): P[]; // the spaces a token goes over, the last one included; none if it stays
  reads?(told: Told): number; // milliseconds for which an event is held up before its effect is shown
}

type Wait = (time: number, reading?: boolean) => Promise<boolean>;

export class Show<P, V extends Walked<P>> {
  private view = $state.raw<V>({} as V); // after the last line shown to its end
  private end: V; // where the beat that is being shown leads
  private stands = $state.raw<Record<number, P>>({}); // tokens on their way
  now = $state.raw<Told | null>(null); // the event being shown
  read = $state.raw<Told | null>(null); // the event held up to be read
  dice = $state.raw<number[]>([]); // as they fell last
  tumbling = $state(false);
  flight = $state.raw<Flight | null>(null);
  playing = $state(false);
  private run = 0;
  private flights = 0;
  private beat = STEP; // milliseconds for an event of what is being shown

  constructor(
    private readonly scenario: Scenario<P, V>,
    first: V,
  ) {
    this.view = this.end = first;
  }

  /** What is drawn. */
  seen = $derived.by((): V => {
    const [view, stands] = [this.view, this.stands];
    if (!Object.keys(stands).length) return view;
    return { ...view, seats: view.seats.map((one, seat) => (seat in stands ? { ...one, position: stands[seat]! } : one)) };
  });

  /** Jump to a position. */
  jump(view: V): void {
    this.run++;
    this.settle(view);
    this.end = view;
    this.now = this.read = null;
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

  /** Show line by line what happened; true if nothing interrupted it. */
  async play(legs: readonly Leg<V>[], pace: number, reached: (line: number) => void): Promise<boolean> {
    this.jump(this.end); // a beat cut short by this one has led there
    const run = this.run;
    const events = legs.flatMap((leg) => leg.events);
    const slow = Math.min(1, LONGEST / Math.max(1, this.takes(events)));
    const held = Math.min(1, READING / Math.max(1, events.reduce((sum, told) => sum + this.reads(told), 0)));
    const wait = async (time: number, reading = false): Promise<boolean> => {
      await new Promise((done) => setTimeout(done, (time * (reading ? held : slow)) / Math.max(0.1, pace)));
      return run === this.run;
    };
    this.beat = (STEP * slow) / Math.max(0.1, pace);
    this.playing = true;
    this.end = legs.at(-1)?.view ?? this.end;
    for (const leg of legs) {
      if (!(await this.tell(leg, wait, () => reached(leg.line)))) return false;
    }
    this.jump(this.end);
    return true;
  }

  private takes(events: readonly Told[]): number {
    return events.reduce((sum, told) => sum + (told.event === 'moved' ? 7 * HOP : this.scenario.quiet.has(told.event) ? 0 : STEP), 0);
  }

  private reads(told: Told): number {
    return this.scenario.reads?.(told) ?? 0;
  }

  private settle(view: V): void {
    this.view = view;
    this.stands = {};
  }

  /** The view after a line is there when its last event is told. */
  private async tell({ events, view }: Leg<V>, wait: Wait, arrive: () => void): Promise<boolean> {
    const settle = () => {
      this.settle(view);
      arrive();
    };
    const last = events.findLast((told) => !this.scenario.quiet.has(told.event));
    for (const told of events) {
      if (!(await this.step(told, wait, told === last ? settle : null))) return false;
    }
    settle();
    return true;
  }

  private async step(told: Told, wait: Wait, then: (() => void) | null): Promise<boolean> {
    const { fallen, payment, quiet } = this.scenario;
    const dice = fallen(told);
    this.keep(told);
    if (dice) {
      [this.tumbling, this.now] = [true, told];
      if (!(await wait(STEP))) return false;
      this.tumbling = false;
    }
    if (this.reads(told)) {
      this.now = this.read = told;
      if (!(await wait(this.reads(told), true))) return false;
      this.read = null;
    }
    if (!(await this.hop(told, wait))) return false;
    const money = payment(told);
    this.flight = money ? { ...money, id: ++this.flights, time: this.beat } : null;
    then?.();
    if (quiet.has(told.event) || dice || this.reads(told)) return true;
    this.now = told;
    return wait(STEP);
  }

  private async hop(told: Told, wait: Wait): Promise<boolean> {
    const seat = Number(told.args['player'] ?? -1);
    for (const space of this.scenario.walk(this.seen, told)) {
      this.stands = { ...this.stands, [seat]: space };
      if (!(await wait(HOP))) return false;
    }
    return true;
  }
}
