/** A piece carried by hand from under the hammer to a place of the board. */

import type { Flight } from './Flights.svelte';
import type { Auction } from './view';

const SLACK = 6; // pixels a finger may slip before it carries

export interface Goal {
  choose(move: string): void;
  refuse(move: string): void;
}

export class Carry {
  flight = $state.raw<Flight | null>(null);
  over = $state(''); // the legal move under the finger

  constructor(private readonly root: () => HTMLElement | null) {}

  begin(event: PointerEvent, auction: Auction, goal: Goal): void {
    const box = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    let carried = false;
    event.stopPropagation(); // a magnified board must not be dragged along
    const move = (moved: PointerEvent) => {
      carried ||= Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > SLACK;
      if (carried) this.follow(moved, auction);
    };
    const end = (last: PointerEvent) => {
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', end);
      box.removeEventListener('pointercancel', end);
      this.flight = null;
      this.over = '';
      if (carried && last.type === 'pointerup') drop(last, goal);
    };
    box.setPointerCapture(event.pointerId);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', end);
    box.addEventListener('pointercancel', end);
  }

  private follow(event: PointerEvent, auction: Auction): void {
    const home = this.root()!;
    const base = home.getBoundingClientRect();
    const scale = base.width / home.offsetWidth || 1; // the board may be magnified
    const [width, height] = [54, 44];
    const x = (event.clientX - base.x) / scale - width / 2;
    const y = (event.clientY - base.y) / scale - height * 0.8;
    this.flight = { ...auction, id: 0, cheques: 0, x, y, width, height };
    this.over = spotAt(event)?.dataset['move'] ?? '';
  }
}

function spotAt(event: PointerEvent): HTMLElement | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-spot]') ?? null;
}

function drop(event: PointerEvent, goal: Goal): void {
  const spot = spotAt(event);
  const { move, refused } = spot?.dataset ?? {};
  if (move) goal.choose(move);
  else if (refused) goal.refuse(refused);
}
