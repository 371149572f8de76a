/** Who plays: the seats of the table, and behind them the Toms, whom the rules play. */

import type { BoardSeat, BoardTexts } from '$lib/board';
import { level, type NewYork } from './view';

export interface Player {
  house: number;
  name: string;
  colour: number; // 0 to 5
  tom: boolean;
  level: string; // a Tom's, in the reader's letters
  mine: boolean;
  acts: boolean;
}

const COLOURS = [0, 1, 2, 3, 4, 5];

export function players(view: NewYork, seats: readonly BoardSeat[], texts: BoardTexts): Player[] {
  const free = COLOURS.filter((colour) => !seats.some((seat) => seat.colour % 6 === colour));
  return view.houses.map((house, i) => {
    if (house.tom === null) {
      const seat = seats[i];
      return {
        house: i, name: seat?.name ?? '', colour: (seat?.colour ?? i) % 6, tom: false, level: '',
        mine: seat?.mine ?? false, acts: seat?.acts ?? false,
      };
    }
    return {
      house: i, name: texts.value('tom', `tom${house.tom + 1}`), colour: free[house.tom] ?? i % 6, tom: true,
      level: texts.t(`option-tom1-${level(house)}`), mine: false, acts: false,
    };
  });
}
