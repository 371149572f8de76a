/** The keys of a table. They rest while somebody types or a dialog is open. */

import type { Desk } from '$lib/desk.svelte';

/** What keys reach that is not the desk's. */
export interface Reach {
  whole(): void; // show the whole board
  talk(): void;
  menu(): void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable);
}

/** Whether Enter already does something there. A card that is taken or laid down answers to the space bar. */
function presses(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button:not([role=checkbox]), a, summary');
}

export function press(event: KeyboardEvent, desk: Desk, reach: Reach): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const undoable = desk.frame?.can_undo !== 'no' && desk.seat !== null;
  if (/^[1-9]$/.test(event.key)) {
    const found = document.querySelector<HTMLElement>(`[data-key="${event.key}"]`);
    found?.focus(); // so that Enter confirms this, not what was in focus before
    if (!(found instanceof HTMLInputElement)) found?.click();
  } else if (event.key === 'Enter' && desk.picked && !(event.target instanceof HTMLButtonElement && !event.target.ariaPressed)) {
    event.preventDefault();
    desk.confirm();
  } else if (event.key === 'Enter' && !desk.picked && !presses(event.target)) {
    document.querySelector<HTMLElement>('[data-primary]')?.click();
  } else if (event.key === 'Escape') {
    if (desk.past) desk.past = null;
    else desk.preview(null);
  } else if (event.code === 'KeyU' && undoable) void desk.order({ type: 'undo', seat: desk.seat! });
  else if (event.code === 'KeyW') reach.whole();
  else if (event.code === 'KeyH') void desk.lookBack();
  else if (event.code === 'KeyM') reach.menu();
  else if (event.code === 'KeyC') {
    event.preventDefault();
    reach.talk();
  }
}
