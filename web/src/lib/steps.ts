/** The way from one position to the next, line by line, as boards show it. */

import type { Shown, View } from './board';
import type { Step, Told } from './messages';

/** What is told of one line, and the position after it; `line` is Infinity for the last. */
export interface Leg<V extends View = View> {
  line: number;
  events: Told[];
  view: V;
}

/** Positions after each line but the last, from the parts that changed. */
export function shownBy(before: View, steps: readonly Step[]): Shown[] {
  let view = before;
  return steps.map(({ line, changed }) => {
    view = { ...view, ...changed };
    return { line, view };
  });
}

/** The events of each line with the position they lead to. Without `steps` all of them lead to
 *  `view` at once. */
export function walk<V extends View>(events: readonly Told[], steps: readonly Shown[], view: V): Leg<V>[] {
  let after = -1;
  const legs = steps.map((step): Leg<V> => {
    const told = events.filter(({ line }) => line > after && line <= step.line);
    after = step.line;
    return { line: step.line, events: told, view: step.view as V };
  });
  return [...legs, { line: Infinity, events: events.filter(({ line }) => line > after), view }];
}
