/** Where everything stands on the plan, in pixels of the width at hand.
 *
 * The ground is seen from a little above and from the left: what lies further back is higher up and
 * a little to the right. A row is a band of its own: lots at its foot, air for buildings above. */

import { BEFORE_RIVER, LOTS, type Row } from './view';

export const NARROW = 560; // below it the board is drawn for a phone held upright
export const WIDE = 740; // the width all other sizes are given for

export interface Band {
  x: number; // where the row's lots begin, at their front edge
  y: number; // front edge of the lots
  top: number; // upper edge of the band
  storey: number; // height of a floor, where nothing has to be squeezed
  lane: number; // the path before it
}

export interface Plan {
  narrow: boolean;
  width: number;
  height: number;
  unit: number; // 1 on a phone, more on large screens
  slant: number; // how far right for each pixel back
  street: number; // width of the Street
  river: number;
  pitch: number; // from lot to lot
  depth: number; // of a lot, on paper
  block: Block;
  bands: Band[];
}

/** A floor: its front, and how far its top and side lean back. */
export interface Block {
  width: number;
  back: number; // to the right
  up: number;
  roof: number;
  flag: number;
  smallest: number; // height a floor is never squeezed below
}

// On a phone, in pixels: above every lot, above it where there is room, and what points of a long row need.
const [AIR, MORE_AIR, DEPTH, LANE, FOOT] = [44, 30, 22, 6, 14];

/** How high a plan on a phone is while no house has more than three floors. */
export const USUAL = 2 + FOOT + 3 * (AIR + MORE_AIR + DEPTH + LANE);
const SQUEEZED = 4; // floors from which a building is drawn lower

/** `room` is the height a phone has for it. The plan keeps it whatever is built, and grows only if its
 *  lowest floors need more: lower still where the room is `low`. */
export function plan(width: number, rows: readonly Row[], room = 0, low = false, lying = false): Plan {
  return width >= NARROW ? widePlan(width, rows) : narrowPlan(width, rows, room, low, lying);
}

function narrowPlan(width: number, rows: readonly Row[], room: number, low: boolean, lying: boolean): Plan {
  const street = 30;
  const river = 10;
  const slant = 0.04;
  const pitch = (width - 6 - street - river - 12) / LOTS;
  const [storey, smallest] = [19, low ? 13 : 15];
  const block = blockOf(pitch, 0.8, { roof: 17, flag: 13, smallest });
  const depth = DEPTH;
  const top = { ...block, roof: storey + block.up }; // a floor about to be set there is higher still
  const foot = lying ? 0 : FOOT; // a phone that lies has no room for it
  const rest = 2 + foot + rows.length * (depth + LANE);
  const needs = rows.map((row) => Math.max(AIR, need(row, storey, top) - depth * 0.6));
  const least = rows.map((row) => Math.max(AIR, need(row, smallest, block) - depth * 0.6));
  const height = Math.max(room, rest + sum(least));
  const bands: Band[] = [];
  let y = 2;
  for (const [i, air] of share(height - rest, needs, least).entries()) {
    bands.push({ x: 0, y: y + air + depth, top: y, storey: Math.max(smallest, storey * Math.min(1, air / needs[i]!)), lane: LANE });
    y += air + depth + LANE;
  }
  return finish({ narrow: true, width, height, unit: 1, slant, street, river, pitch, depth, block, bands });
}

/** The air above each row. Decision: a row takes air from others only if it needs more than its share,
 *  so that rows seldom move; where there is not enough for all, each comes down towards its least. */
function share(air: number, needs: number[], least: number[]): number[] {
  if (sum(needs) > air) {
    const part = (air - sum(least)) / (sum(needs) - sum(least));
    return needs.map((one, i) => least[i]! + (one - least[i]!) * part);
  }
  let [left, rows] = [air, needs.length];
  for (const one of needs.toSorted((a, b) => b - a)) {
    if (one <= left / rows) break;
    left -= one;
    rows--;
  }
  return needs.map((one) => Math.max(one, left / rows));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** On a phone the points of a row hang over its empty lots; those of a long row, or of one with barriers
 * one upon the other at its far end, stand below it. */
export function hasLane(row: Row): boolean {
  return row.built > 6 || (row.required > 5 && row.barriers.length > 1);
}

function widePlan(width: number, rows: readonly Row[]): Plan {
  const unit = width / WIDE;
  const street = 54 * unit;
  const river = 30 * unit;
  const slant = 0.14;
  const pitch = 50 * unit;
  const block = blockOf(pitch, 0.74, { roof: 19 * unit, flag: 15 * unit, smallest: 14 * unit });
  const [depth, lane, storey] = [27 * unit, 10 * unit, 23 * unit];
  const needs = rows.map((row) => Math.max(62 * unit, need(row, storey, block) - depth * 0.6));
  const bands: Band[] = [];
  let y = 8 * unit;
  // Decision: the plan keeps its height. A tall row takes its air from the low ones.
  for (const [i, air] of share(3 * 74 * unit, needs, needs.map(() => 0)).entries()) {
    bands.push({ x: 0, y: y + air + depth, top: y, storey: storey * Math.min(1, air / needs[i]!), lane });
    y += air + depth + lane;
  }
  return finish({ narrow: false, width, height: y + 4 * unit, unit, slant, street, river, pitch, depth, block, bands });
}

function blockOf(pitch: number, share: number, rest: Pick<Block, 'roof' | 'flag' | 'smallest'>): Block {
  return { width: pitch * share, back: pitch * 0.12, up: pitch * 0.13, ...rest };
}

/** Rows further back begin further right. */
function finish(plan: Plan): Plan {
  const left = plan.narrow ? 2 : 8 * plan.unit;
  for (const band of plan.bands) band.x = left + plan.street + (plan.height - band.y) * plan.slant;
  return plan;
}

/** How much air the tallest building of a row takes; there is always room for its roof. */
function need(row: Row, storey: number, block: Block): number {
  const heights = row.lots.map((lot) => {
    const floors = lot.floors.length;
    if (!floors) return 0;
    return floors * storeyOf(floors, storey, block) + block.roof + block.flag;
  });
  return Math.max(0, ...heights);
}

/** Height of one floor in a building of so many: tall ones are squeezed, never past reading. */
export function storeyOf(floors: number, storey: number, block: Block): number {
  return floors < SQUEEZED ? storey : Math.max(block.smallest, (storey * (SQUEEZED - 0.6)) / floors);
}

/** Left end of a lot's front edge, from the beginning of the row; lots count from 1. */
export function lotX(plan: Plan, lot: number): number {
  return (lot - 1) * plan.pitch + (lot > BEFORE_RIVER ? plan.river : 0);
}

/** A patch of ground in a row: the corners of a parallelogram as a path. */
export function ground(plan: Plan, from: number, to: number, front = 0, back = 0): string {
  const lean = (height: number) => height * plan.slant;
  const [near, far] = [front, plan.depth - back];
  const points: [number, number][] = [
    [from + lean(near), -near],
    [to + lean(near), -near],
    [to + lean(far), -far],
    [from + lean(far), -far],
  ];
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Left edge of a building's front, and its foot, measured from the row's beginning. */
export function foot(plan: Plan, lot: number): { x: number; y: number } {
  const y = -plan.depth * 0.28;
  return { x: lotX(plan, lot) + (plan.pitch - plan.block.width - plan.block.back * 0.6) / 2 - y * plan.slant, y };
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A slanted band of the ground that crosses all rows: the Street, the River. */
export function crossing(plan: Plan, from: number, to: number): string {
  const left = plan.narrow ? 2 : 8 * plan.unit;
  const at = (x: number, y: number) => round(left + plan.street + x + (plan.height - y) * plan.slant);
  return `M${at(from, plan.height)} ${plan.height}L${at(to, plan.height)} ${plan.height}L${at(to, 0)} 0L${at(from, 0)} 0Z`;
}
