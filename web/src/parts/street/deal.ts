/** What the parts of the trade table say to each other. */

/** The sign of a deal: two arrows that pass each other. */
export const DEAL = 'M8 3v4h13v3H8v4L2 8.500zm8 7v4H3v3h13v4l6-5.500z';

/** What a deal does to one of the two. */
export interface Outcome {
  gives: string[];
  cash: number | null; // after it; null: not told yet
}

export interface Speech {
  t(key: string, facts?: Record<string, string | number>): string;
  name(seat: number): string;
  money(amount: number): string;
}

/** How a thing on the trade table answers to fingers. */
export interface Handling {
  on?: boolean;
  toggle?: (thing: string) => void;
  drag?: (event: PointerEvent, thing: string) => void;
}

export interface Offer {
  maker: number;
  partner: number;
  money: number; // above zero the maker pays
}

/** How a game shows a side of a deal. */
export interface Showing<S extends Outcome> {
  after: (side: S) => string;
  effects: (side: S) => string[];
}
