/** The six companies: a sign each, so that colour is never the only one. Boxes of 10 × 10. */

import type { Colour } from './view';

interface Emblem {
  d: string;
  filled: boolean;
}

export const EMBLEMS: Record<Colour, Emblem> = {
  blue: { d: 'M0 2.6q1.7-2.2 3.3 0t3.3 0t3.4 0M0 5.6q1.7-2.2 3.3 0t3.3 0t3.4 0M0 8.6q1.7-2.2 3.3 0t3.3 0t3.4 0', filled: false },
  green: { d: 'M.8 9.2C-.6 3.6 3.4.2 9.6.4C10 6.4 6.6 10.4.8 9.2z', filled: true },
  grey: { d: 'M0 .6H10M0 3.5H10M0 6.5H10M0 9.4H10M3.3 .6V3.5M6.7 3.5V6.5M3.3 6.5V9.4', filled: false },
  yellow: { d: 'M5 0V10M0 5H10M1.4 1.4L8.6 8.6M8.6 1.4L1.4 8.6', filled: false },
  red: { d: 'M.8 4.4L5 .8L9.2 4.4M.8 9.2L5 5.6L9.2 9.2', filled: false },
  purple: { d: 'M3.3 0H6.7V3.3H10V6.7H6.7V10H3.3V6.7H0V3.3H3.3z', filled: true },
};
