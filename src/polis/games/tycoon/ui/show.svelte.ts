/** Plays events on the board one after another, each with its sentence. */

import type { Shown } from '$lib/board';
import type { Told } from '$lib/messages';
import { walk } from '$lib/steps';
import type { Resource, Tycoon } from './view';

const STEP = 260; // milliseconds for an event at pace 1
const RIDE = 2 * STEP; // for a cube on its way
const LONGEST = 3000; // for all events of a beat together
const QUIET = new Set([
  'seated', 'order_set', 'dealt', 'all_dealt', 'chose', 'kept', 'kept_last', 'received_2', 'received_3', 'received_4', 'received_5',
  'tile_shown', 'tile_given', 'goods_used', 'refilled', 'money_scored', 'final_score', 'draft_ended', 'cannot_supply',
]);

/** A cube on its way across the board; along its route, where the viewer may know it. */
export interface Cube {
  resource: Resource;
  from: number;
  to: number;
  route: readonly number[];
}

export class Show {
  seen = $state.raw<Tycoon>() as Tycoon; // what is drawn
  now = $state.raw<Told | null>(null); // the event being shown
  fresh = $state(-1); // the place that has just changed
  cubes = $state.raw<readonly Cube[]>([]); // of the delivery being shown; the last one is on its way
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
    this.cubes = [];
    this.fresh = -1;
    this.playing = false;
  }

  /** Show how the events lead to a position, line by line; true if nothing interrupted it. */
  async play(events: readonly Told[], steps: readonly Shown[], view: Tycoon, pace: number, reached: (line: number) => void): Promise<boolean> {
    if (this.playing) this.jump(this.goal); // what was cut short has happened all the same
    const run = ++this.run;
    const loud = events.filter((told) => !QUIET.has(told.event));
    const rides = loud.filter(({ event }) => event === 'cube_carried').length;
    const haste = Math.min(1, LONGEST / (STEP * loud.length + (RIDE - STEP) * rides || 1)) / Math.max(0.1, pace);
    this.goal = view;
    this.playing = true;
    for (const leg of walk(events, steps, view)) {
      const told = leg.events.filter(({ event }) => !QUIET.has(event));
      const last = told.findLastIndex(({ event }) => event === 'cube_carried');
      const routes = routesOf(this.seen, leg.events);
      for (const [i, one] of told.entries()) {
        if (one.event === 'cube_carried') this.cubes = [...this.cubes, cubeOf(one, routes[this.cubes.length] ?? [])];
        else if (i > last) {
          this.seen = leg.view; // lights go on when all cubes have come
          reached(leg.line);
        }
        this.now = one;
        this.fresh = i > last ? Number((one.args['place'] ?? told[last]?.args['place']) ?? -1) : -1;
        await new Promise((done) => setTimeout(done, (one.event === 'cube_carried' ? RIDE : STEP) * haste));
        if (run !== this.run) return false;
      }
      this.cubes = [];
      this.seen = leg.view;
      reached(leg.line);
    }
    this.jump(view);
    return true;
  }
}

function cubeOf({ args }: Told, route: readonly number[]): Cube {
  return { resource: args['resource'] === 'water' ? 'water' : 'electricity', from: Number(args['source']), to: Number(args['place']), route };
}

/** The routes of a delivery that was on offer to the viewer: from the same plants, for the same price. */
function routesOf(before: Tycoon, events: readonly Told[]): readonly number[][] {
  const carried = events.filter(({ event }) => event === 'cube_carried');
  const price = carried.reduce((sum, { args }) => sum + Number(args['amount']), 0);
  const offered = before.deliveries.find(({ place }) => place === Number(carried[0]?.args['place']));
  const same = offered?.ways.filter((way) => way.price === price && way.routes.every((route, i) => route[0] === Number(carried[i]?.args['source']))) ?? [];
  return same[0]?.routes ?? [];
}
