/** Plays events on the board one after another: dice fall, tokens walk, caps change hands. */

import type { Told } from '$lib/messages';
import { walk } from './ring';
import { after, payment, spaceOf } from './stage';
import type { Fallout } from './view';

const STEP = 300; // milliseconds for an event at pace 1
const HOP = 65; // and for one space of a walk
const LONGEST = 5200; // for all events of a beat together
const QUIET = new Set([
  'round_began', 'turn_began', 'term_given', 'term_taken', 'term_cash', 'rent_due', 'landed', 'worth', 'starter_rolled', 'starts_tied', 'lapsed',
]);

export interface Flight {
  id: number;
  from: number; // seats; -1 is the bank
  to: number;
  amount: number;
}

export class Show {
  seen = $state.raw<Fallout>({} as Fallout);
  now = $state.raw<Told | null>(null); // the event being shown
  dice = $state.raw<[number, number] | null>(null);
  tumbling = $state(false);
  trail = $state.raw<{ who: number; amount: number }[]>([]); // bids of the sale that goes on
  card = $state(''); // drawn last
  flight = $state.raw<Flight | null>(null);
  playing = $state(false);
  private run = 0;
  private flights = 0;

  constructor(first: Fallout) {
    this.seen = first;
  }

  /** Jump to a position. */
  jump(view: Fallout): void {
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

  private keep(told: Told): void {
    this.dice = fallen(told) ?? this.dice;
    if (told.event === 'card_drawn') this.card = String(told.args['card']);
    if (told.event === 'auction_opened' || told.event === 'building_auctioned') this.trail = [];
    if (told.event === 'bid_made') this.climb(Number(told.args['player']), Number(told.args['amount']));
  }

  /** A bid is noted once, however often it is told. */
  private climb(who: number, amount: number): void {
    if (amount > (this.trail.at(-1)?.amount ?? 0)) this.trail = [...this.trail, { who, amount }];
  }

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], view: Fallout, pace: number): Promise<boolean> {
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
    return events.reduce((sum, told) => sum + (told.event === 'moved' ? 7 * HOP : QUIET.has(told.event) ? 0 : STEP), 0);
  }

  private async step(told: Told, wait: (time: number) => Promise<boolean>): Promise<boolean> {
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
    if (QUIET.has(told.event) || dice) return true;
    this.now = told;
    return wait(STEP);
  }

  /** A token walks space by space. */
  private async hop(told: Told, wait: (time: number) => Promise<boolean>): Promise<boolean> {
    const who = Number(told.args['player']);
    for (const space of walk(this.seen.seats[who]?.position ?? 0, spaceOf(told))) {
      this.seen = after(this.seen, { ...told, args: { player: who, space: `at${space}` } });
      if (!(await wait(HOP))) return false;
    }
    return true;
  }
}

function fallen(told: Told): [number, number] | null {
  const { die, second } = told.args as Record<string, number>;
  if (told.event === 'rolled' || told.event === 'threw') return [die!, second!];
  return told.event === 'rolled_double' ? [die!, die!] : null;
}
