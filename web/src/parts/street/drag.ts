/** A thing dragged by finger or mouse: where it is, and where it was let go. */

const SLACK = 8; // pixels a finger may slip before it drags

export interface Drag {
  moved(at: PointerEvent): void;
  ended(at: PointerEvent, dragged: boolean): void; // dragged: and let go, not broken off
}

export function drag(start: PointerEvent, { moved, ended }: Drag): void {
  let dragged = false;
  const move = (at: PointerEvent) => {
    if (!dragged && Math.hypot(at.clientX - start.clientX, at.clientY - start.clientY) <= SLACK) return;
    dragged = true;
    moved(at);
  };
  const end = (at: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    ended(at, dragged && at.type === 'pointerup');
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

export function isOver(box: DOMRect, at: PointerEvent): boolean {
  return at.clientX >= box.left && at.clientX <= box.right && at.clientY >= box.top && at.clientY <= box.bottom;
}
