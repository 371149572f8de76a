/** Fingers and mouse on the map: they move it, magnify it and draw routes on it. */

import type { Camera } from './camera.svelte';
import type { Freight } from './freight.svelte';

const SLACK = 7; // pixels a finger may slip before it moves the board

interface Point {
  x: number;
  y: number;
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function placeUnder(event: PointerEvent): number {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot]');
  const [kind, place] = under?.dataset['spot']?.split(' ') ?? [];
  return kind === 'place' ? Number(place) : -1;
}

export class Fingers {
  private held = new Map<number, Point>();
  private began: Point = { x: 0, y: 0 };
  private pen = -1; // the place a route is being drawn from by hand
  private last = { at: 0, x: 0, y: 0 }; // tap

  constructor(
    private camera: Camera,
    private freight: Freight,
  ) {}

  down = (event: PointerEvent): void => {
    event.stopPropagation(); // the shell must not magnify as well
    this.began = pointOf(event);
    this.held.set(event.pointerId, this.began);
    const place = this.freight.on ? placeUnder(event) : -1;
    this.pen = this.held.size === 1 && this.freight.lit().includes(place) ? place : -1;
    if (event.pointerType === 'touch' && event.target === event.currentTarget) this.tapped(event);
  };

  /** Two taps in a row come closer, or show the whole again. */
  private tapped(event: PointerEvent): void {
    const at = pointOf(event);
    if (apart(at, this.last) < 30 && event.timeStamp - this.last.at < 300) {
      if (this.camera.own) this.camera.whole();
      else this.zoom(1.8, event, at);
    }
    this.last = { at: event.timeStamp, ...at };
  }

  move = (event: PointerEvent): void => {
    const was = this.held.get(event.pointerId);
    if (!was) return;
    event.stopPropagation();
    if (!event.buttons) return this.up(event);
    const is = pointOf(event);
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(event, was, is, other);
    else if (this.pen >= 0) this.draw(event);
    else if (apart(is, this.began) > SLACK || this.camera.moving) {
      if (!this.camera.moving) this.capture(event);
      this.camera.moving = true;
      this.camera.pan(is.x - was.x, is.y - was.y);
    } else return;
    this.held.set(event.pointerId, is);
  };

  private pinch(event: PointerEvent, was: Point, is: Point, other: Point): void {
    const before = apart(was, other);
    this.camera.moving = true;
    if (before > 0) this.zoom(apart(is, other) / before, event, { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 });
    this.camera.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
  }

  /** A route follows the finger from tile to tile. */
  private draw(event: PointerEvent): void {
    const place = placeUnder(event);
    if (place < 0 || place === this.pen) return;
    this.capture(event);
    if (this.freight.path.at(-1) !== this.pen) this.freight.touch(this.pen);
    this.freight.touch(place);
    this.pen = place === this.freight.place ? -1 : place;
  }

  up = (event: PointerEvent): void => {
    this.held.delete(event.pointerId);
    if (this.held.size) return;
    this.camera.moving = false;
    this.pen = -1;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    this.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 260), event, { x: event.clientX, y: event.clientY });
  };

  private capture(event: PointerEvent): void {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  private zoom(by: number, event: Event, at: Point): void {
    const ground = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.camera.zoom(by, at.x - ground.left, at.y - ground.top);
  }
}
