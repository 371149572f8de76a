/** Names and small readings of what the server shows of Monopoly: Fallout. */

import type { Box } from '$lib/messages';
import type { FalloutView as Fallout, PropertyView as Property } from './shown';

export const SPACES = 40;
export const VAULT = 5; // the step after four shacks
export const BANK = -1;
export const EVERYBODY = -2;
export const NOBODY = -1;

export type {
  AuctionView as Auction,
  FalloutView as Fallout,
  OfferView as Offer,
  PropertyView as Property,
  SeatView as Player,
  SideView as Side,
} from './shown';

/** How many steps the group of a site may keep when this site keeps one more than the others, or one fewer. */
export function oddSteps(boxes: readonly Box[], kind: 'sell_keep' | 'sell_less', site: string): string[] {
  return boxes.filter((box) => box.move === kind && box.args[1]?.values.includes(site)).flatMap((box) => box.args[0]!.values);
}

export function propertyAt(view: Fallout, position: number): Property | null {
  return view.properties.find((one) => one.position === position) ?? null;
}

export function named(view: Fallout, name: string): Property {
  return view.properties.find((one) => one.name === name)!;
}

export function groupOf(view: Fallout, group: string): Property[] {
  return view.properties.filter((one) => one.group === group);
}

/** Whether one player has all of a group. */
export function isWhole(view: Fallout, group: string, owner: number): boolean {
  return view.seats[owner]?.wholes.includes(group) ?? false;
}
