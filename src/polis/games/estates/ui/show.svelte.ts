/** Plays events on the board one after another: pieces travel, money changes hands. */

import type { Told } from '$lib/messages';
import type { Flight } from './Flights.svelte';
import { after } from './stage';
import { ROWS, type Estates } from './view';

const STEP = 240; // milliseconds for an event at pace 1
const LONGEST = 6000; // for all events of a beat together
const QUIET = new Set(['floor_dealt', 'row_scored', 'stash_scored', 'round_score', 'stashed']);

export interface Setting {
  root(): HTMLElement | null;
  settle(): Promise<void>; // until the page shows what was set
}

export class Show {
  seen = $state.raw<Estates>() as Estates; // what is drawn
  flights = $state.raw<Flight[]>([]);
  knocks = $state(0);
  lifted = $state(false); // the piece has left its place under the hammer
  playing = $state(false);
  private run = 0;
  private flown = 0;

  constructor(
    first: Estates,
    private readonly setting: Setting,
  ) {
    this.seen = first;
  }

  /** Jump to a position. */
  jump(view: Estates): void {
    this.run++;
    this.seen = view;
    this.flights = [];
    this.lifted = false;
    this.playing = false;
  }

  /** Show how the events lead to a position; true if nothing interrupted it. */
  async play(events: readonly Told[], view: Estates, pace: number): Promise<boolean> {
    const run = ++this.run;
    const loud = events.filter((told) => !QUIET.has(told.event));
    const time = Math.min(STEP, LONGEST / Math.max(1, loud.length)) / Math.max(0.1, pace);
    this.playing = true;
    for (const told of loud) {
      await this.event(told, time, () => run === this.run);
      if (run !== this.run) return false;
    }
    this.jump(view);
    return true;
  }

  private async event(told: Told, time: number, on: () => boolean): Promise<void> {
    const before = this.seen;
    if (told.event === 'sold' || told.event === 'kept') this.knocks++;
    const [from, to] = this.way(told);
    const flight = this.cargo(told, before);
    const lands = told.event === 'sold' || told.event === 'kept' || told.event === 'certificate_taken';
    if (lands) this.seen = after(before, told);
    this.lifted = told.event in LANDING;
    if (from && to && flight) await this.fly(flight, from, to, time * 1.2);
    else await pause(time * (SLOW.has(told.event) ? 1.6 : 0.8));
    if (on() && !lands) {
      this.seen = after(this.seen, told);
      this.lifted = false;
      await this.setting.settle();
    }
  }

  /** What travels with an event, if anything. */
  private cargo(told: Told, view: Estates): Omit<Flight, 'id' | 'x' | 'y'> | null {
    const box = { piece: '', floor: null, roof: null, cheques: 0, width: 48, height: 40 };
    if (told.event === 'sold' || told.event === 'kept') return { ...box, cheques: Number(told.args['amount']) };
    if (told.event === 'offered_floor') return { ...box, floor: String(told.args['floor']) };
    if (told.event === 'offered') return { ...box, piece: String(told.args['piece']) };
    const auction = view.auction;
    if (!auction || !(told.event in LANDING || told.event === 'barrier_lifted')) return null;
    return { ...box, piece: auction.piece, floor: auction.floor, roof: auction.roof };
  }

  /** From where to where it travels. */
  private way(told: Told): [Element | null, Element | null] {
    const args = told.args;
    const find = (mark: string) => this.setting.root()?.querySelector(mark) ?? null;
    const prize = find('[data-prize]');
    const seat = (name: string) => find(`[data-seat="${args[name]}"]`);
    if (told.event === 'sold') return [seat('other'), seat('player')];
    if (told.event === 'kept') return [seat('player'), seat('other')];
    if (told.event.startsWith('offered')) return [find(`[data-spot="offer ${args['piece']}"]`), prize];
    const row = ROWS.findIndex((name) => name === args['row']);
    const lot = LANDING[told.event]?.(told);
    if (lot === undefined) return [null, null];
    return [prize, find(lot ? `[data-spot="lot ${row} ${lot}"]` : `[data-spot="hat ${row}"]`)];
  }

  private async fly(cargo: Omit<Flight, 'id' | 'x' | 'y'>, from: Element, to: Element, time: number): Promise<void> {
    const home = this.setting.root()!;
    const start = middle(from, home);
    const end = middle(to, home);
    const id = ++this.flown;
    const x = start.x - cargo.width / 2;
    const y = start.y - cargo.height / 2;
    this.flights = [...this.flights, { ...cargo, id, x, y }];
    await this.setting.settle();
    const drawn = this.setting.root()?.querySelector(`[data-flight="${id}"]`);
    const lift = `translate(${(end.x - start.x) / 2}px, ${(end.y - start.y) / 2 - 24}px) scale(1.12)`;
    const there = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(0.9)`;
    const frames = [{ transform: 'none' }, { transform: lift }, { transform: there }];
    await drawn?.animate(frames, { duration: time, easing: 'ease-in-out' }).finished.catch(() => undefined);
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}

const SLOW = new Set(['roof_turned', 'row_completed', 'taken_free']);

/** The lot a piece lands on by an event; 0 is the place before the row. */
const LANDING: Record<string, (told: Told) => number> = {
  floor_built: (told) => Number(told.args['lot']),
  roof_placed: (told) => Number(told.args['lot']),
  row_extended: (told) => Math.min(10, Number(told.args['count']) + 1),
  row_shortened: (told) => Number(told.args['count']) + 1,
  mayor_seated: () => 0,
};

/** The middle of an element from the corner of the board, though the board may be magnified. */
function middle(of: Element, home: HTMLElement): { x: number; y: number } {
  const [box, base] = [of.getBoundingClientRect(), home.getBoundingClientRect()];
  const scale = base.width / home.offsetWidth || 1;
  return { x: (box.x + box.width / 2 - base.x) / scale, y: (box.y + box.height / 2 - base.y) / scale };
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
