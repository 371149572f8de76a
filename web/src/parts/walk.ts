/** Arrows walk within a part of the board, Tab goes from part to part. */
export function walkGroup(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target as HTMLElement;
  const group = here.closest('[data-group]');
  if (!step || !group || here instanceof HTMLInputElement) return;
  const all = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  event.preventDefault();
  all[(all.indexOf(here) + step + all.length) % all.length]?.focus();
}
