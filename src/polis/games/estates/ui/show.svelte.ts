/** Plays events on the board one after another: pieces travel, money changes hands. */

import type { Shown } from '$lib/board';
import type { Told } from '$lib/messages';
import { walk } from '$lib/steps';
import type { Flight } from './Flights.svelte';
import { ROWS, type Estates } from './view';

const STEP = 240; // milliseconds for an event at pace 1
const LONGEST = 3000; // for all events of a beat together
const QUIET = new Set(['floor_dealt', 'row_scored', 'stash_scored', 'round_score', 'stashed']);

type Cargo = Omit<Flight, 'id' | 'x' | 'y'>;

interface Point {
  x: number;
  y: number;
}

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
  private goal: Estates; // what is being led to
  private run = 0;
  private flown = 0;

  constructor(
    first: Estates,
    private readonly setting: Setting,
  ) {
    this.seen = this.goal = first;
  }

  /** Jump to a position. */
  jump(view: Estates): void {
    this.run++;
    this.seen = view;
    this.flights = [];
    this.lifted = false;
    this.playing = false;
  }

  /** Show how the events lead to a position, line by line; true if nothing interrupted it. */
  async play(events: readonly Told[], steps: readonly Shown[], view: Estates, pace: number, reached: (line: number) => void): Promise<boolean> {
    if (this.playing) this.jump(this.goal); // what was cut short has happened all the same
    const run = ++this.run;
    const loud = events.filter((told) => !QUIET.has(told.event)).length;
    const time = Math.min(STEP, LONGEST / Math.max(1, loud)) / Math.max(0.1, pace);
    this.goal = view;
    this.playing = true;
    for (const leg of walk(events, steps, view)) {
      for (const told of leg.events.filter(({ event }) => !QUIET.has(event))) {
        await this.event(told, leg.view, time);
        if (run !== this.run) return false;
        this.lifted = told.event in LANDING;
      }
      this.seen = leg.view;
      reached(leg.line);
      this.lifted = false;
      await this.setting.settle();
      if (run !== this.run) return false;
    }
    this.jump(view);
    return true;
  }

  private async event(told: Told, next: Estates, time: number): Promise<void> {
    if (FALLS.has(told.event)) this.knocks++;
    const cargo = this.cargo(told, this.seen);
    this.lifted = told.event in LANDING || told.event.startsWith('offered');
    const [from, to] = await this.way(told, next);
    if (from && to && cargo) await this.fly(cargo, from, to, time * 1.2);
    else await pause(time * (SLOW.has(told.event) ? 1.6 : 0.8));
  }

  /** What travels with an event, if anything. */
  private cargo(told: Told, view: Estates): Cargo | null {
    const box = { piece: '', floor: null, roof: null, cheques: 0, width: 48, height: 40 };
    if (told.event === 'sold' || told.event === 'kept') return { ...box, cheques: Number(told.args['amount']) };
    if (told.event === 'offered_floor') return { ...box, floor: String(told.args['floor']) };
    if (told.event === 'offered') return { ...box, piece: String(told.args['piece']) };
    const auction = view.auction;
    if (!auction || !(told.event in LANDING || told.event === 'barrier_lifted')) return null;
    return { ...box, piece: auction.piece, floor: auction.floor, roof: auction.roof };
  }

  /** From where to where it travels, by the corner of the board. */
  private async way(told: Told, next: Estates): Promise<[Point | null, Point | null]> {
    const { args, event } = told;
    const seat = (name: string) => this.find(`[data-seat="${args[name]}"]`);
    if (event === 'sold') return [seat('other'), seat('player')];
    if (event === 'kept') return [seat('player'), seat('other')];
    if (event.startsWith('offered')) {
      const from = this.find(`[data-spot="offer ${args['piece']}"]`);
      this.seen = next; // before it, there is no place under the hammer to fly to
      await this.setting.settle();
      return [from, this.find('[data-prize]')];
    }
    const row = ROWS.findIndex((name) => name === args['row']);
    const lot = LANDING[event]?.(told);
    if (lot === undefined) return [null, null];
    return [this.find('[data-prize]'), this.find(lot ? `[data-spot="lot ${row} ${lot}"]` : `[data-spot="hat ${row}"]`)];
  }

  private find(mark: string): Point | null {
    const home = this.setting.root();
    const found = home?.querySelector(mark);
    return home && found ? middle(found, home) : null;
  }

  private async fly(cargo: Cargo, start: Point, end: Point, time: number): Promise<void> {
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

/** What the hammer falls for. */
const FALLS = new Set(['sold', 'kept', 'taken_free']);

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
function middle(of: Element, home: HTMLElement): Point {
  const [box, base] = [of.getBoundingClientRect(), home.getBoundingClientRect()];
  const scale = base.width / home.offsetWidth || 1;
  return { x: (box.x + box.width / 2 - base.x) / scale, y: (box.y + box.height / 2 - base.y) / scale };
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
