/** How the endless grid is looked at: moved, magnified, or whole. */

export const CELL = 100; // of the drawing, in its own units
const NEAREST = 2.4;
const LARGEST = 1.25; // of a board that is shown whole

export interface Bounds {
  left: number;
  top: number;
  right: number; // in cells, behind the last one
  bottom: number;
}

/** Pixels at the edges that something lies on: the whole city keeps away from there. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  own = $state(false); // the player has chosen what to look at
  moving = $state(false); // by hand just now: no easing
  private bounds: Bounds = { left: 0, top: 0, right: 2, bottom: 2 };
  private width = 0;
  private height = 0;
  private covered: Covered = { top: 0, right: 0, bottom: 0 };

  /** New bounds or a new room: the whole is shown unless the player looks at something. */
  set(bounds: Bounds, width: number, height: number, covered: Covered): void {
    this.bounds = bounds;
    this.width = width;
    this.height = height;
    this.covered = covered;
    if (!this.own) this.whole();
    else this.place(this.x, this.y, this.scale);
  }

  get fitting(): number {
    const { left, top, right, bottom } = this.bounds;
    const [across, down] = this.clear;
    const fit = Math.min(across / (right - left), down / (bottom - top)) / CELL;
    return Math.min(fit, LARGEST * Math.max(1, this.height / 640));
  }

  private get clear(): [number, number] {
    return [this.width - this.covered.right, this.height - this.covered.top - this.covered.bottom];
  }

  whole(): void {
    const { left, top, right, bottom } = this.bounds;
    this.own = false;
    this.scale = Math.max(0.05, this.fitting);
    const [across, down] = this.clear;
    this.x = across / 2 - ((left + right) / 2) * CELL * this.scale;
    this.y = this.covered.top + down / 2 - ((top + bottom) / 2) * CELL * this.scale;
  }

  /** Come closer to, or away from, a point of the screen. */
  zoom(by: number, px: number, py: number): void {
    const next = Math.min(NEAREST, Math.max(this.fitting * 0.7, this.scale * by));
    this.own = true;
    this.place(px - ((px - this.x) * next) / this.scale, py - ((py - this.y) * next) / this.scale, next);
  }

  zoomMiddle(by: number): void {
    this.zoom(by, this.width / 2, this.height / 2);
  }

  pan(dx: number, dy: number): void {
    this.own = true;
    this.place(this.x + dx, this.y + dy, this.scale);
  }

  /** Never lose the city: the middle of the screen stays over it. */
  private place(x: number, y: number, scale: number): void {
    const { left, top, right, bottom } = this.bounds;
    const [cx, cy] = [this.width / 2, this.height / 2];
    this.scale = scale;
    this.x = Math.min(cx - left * CELL * scale, Math.max(cx - right * CELL * scale, x));
    this.y = Math.min(cy - top * CELL * scale, Math.max(cy - bottom * CELL * scale, y));
  }

  /** Show a cell that is out of sight. */
  show(column: number, row: number): void {
    const size = CELL * this.scale;
    const [left, top] = [this.x + column * size, this.y + row * size];
    const dx = left < 0 ? -left + 8 : left + size > this.width ? this.width - left - size - 8 : 0;
    const dy = top < 0 ? -top + 8 : top + size > this.height ? this.height - top - size - 8 : 0;
    if (dx || dy) this.pan(dx, dy);
  }
}
