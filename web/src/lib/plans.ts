/** Plans for a table before it is laid out. */

import { NO_CLOCK } from './api';
import type { GameRow, NewTable, SeatPlan } from './messages';

export function plan(kind: SeatPlan['kind'], name = '', bot = ''): SeatPlan {
  return { kind, name, bot };
}

/** A bot with a name nobody at the table has yet. */
export function bot(names: string, seats: readonly Pick<SeatPlan, 'name'>[], level = 'club'): SeatPlan {
  const taken = seats.map((seat) => seat.name);
  const free = names.split(', ').find((name) => !taken.includes(name));
  return plan('bot', free ?? '', level);
}

/** A game, as far as a table must know it. */
type Sized = Pick<GameRow, 'id' | 'low' | 'high' | 'tutorial'>;

/** Me against bots, three at the table where the game allows it. */
export function quickTable(game: Sized, me: string, names: string): NewTable {
  const size = Math.max(game.low, Math.min(game.high, 3));
  const seats = [plan('me', me)];
  while (seats.length < size) seats.push(bot(names, seats));
  return {
    game: game.id, seats, options: {}, clock: { ...NO_CLOCK }, private: true,
    help: true, start: '',
  };
}

/** The first lesson of a game: me, and as many bots as its story needs. They are newcomers like me in the real game that follows. */
export function lessonTable(game: Sized, me: string, names: string): NewTable {
  const seats = [plan('me', me)];
  while (seats.length < game.tutorial) seats.push(bot(names, seats, 'newcomer'));
  return { ...quickTable(game, me, names), seats, start: 'tutorial' };
}
