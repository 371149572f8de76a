/** What a raise bids: the engine tells it, the page does not work it out. */

import type { Previewed } from '$lib/messages';

export function bidOf(tried: Previewed | null): number | null {
  const made = tried?.events.find((told) => told.event === 'bid_made');
  return made ? Number(made.args['amount']) : null;
}
