/** How an event changes the picture, for the moment before the true view is shown.
 *
 * Nothing is decided here: when the last event has been played, the server's view replaces all. */

import type { Told } from '$lib/messages';
import { floorAt, numberOf, ROWS, type Auction, type Estates, type Lot, type Row } from './view';

const CALM: Auction = { piece: '', floor: null, roof: null, bid: 0, bidder: -1, speaker: -1, builder: -1 };

export function after(view: Estates, told: Told): Estates {
  const args = told.args;
  const player = Number(args['player'] ?? -1);
  switch (told.event) {
    case 'offered_floor':
      return offered(view, player, String(args['piece']), String(args['floor']));
    case 'offered':
      return offered(view, player, String(args['piece']), null);
    case 'roof_turned':
      return auction(view, { roof: Number(args['roof']) });
    case 'bid_made':
      return auction(view, { bid: Number(args['amount']), bidder: player, speaker: next(view, player) });
    case 'passed':
    case 'cannot_overbid':
      return auction(view, { speaker: next(view, player) });
    case 'sold':
      return auction(view, { builder: Number(args['other']), speaker: -1 });
    case 'kept':
    case 'taken_free':
      return auction(view, { builder: player, speaker: -1 });
    case 'floor_built':
      return built(view, told, String(args['floor']));
    case 'roof_placed':
      return withLot(emptied(view), told, (lot) => ({ ...lot, roof: Number(args['roof']) }));
    case 'certificate_taken':
      return { ...view, companies: { ...view.companies, [String(args['colour'])]: player } };
    case 'row_extended':
    case 'row_shortened':
      return barred(view, told, told.event === 'row_extended' ? 1 : -1);
    case 'barrier_lifted':
      return barred(view, told, 0);
    case 'mayor_seated':
      return withRow(emptied(view), told, (row) => ({ ...row, mayor: true }));
    case 'discarded':
      return emptied(view);
    case 'row_completed':
      return withRow(view, told, (row) => ({ ...row, complete: true }));
    case 'row_reopened':
      return withRow(view, told, (row) => ({ ...row, complete: false }));
    default:
      return view;
  }
}

function next(view: Estates, seat: number): number {
  const following = (seat + 1) % view.seats.length;
  return following === view.turn ? -1 : following;
}

function auction(view: Estates, change: Partial<Auction>): Estates {
  return { ...view, auction: { ...(view.auction ?? CALM), ...change } };
}

function offered(view: Estates, turn: number, piece: string, floor: string | null): Estates {
  const line = Number(piece.at(-1)) - 1;
  const gone = floor && floorAt(view, piece) === floor;
  const lines = view.lines.map((floors, i) =>
    gone && i === line ? (piece.startsWith('left') ? floors.slice(1) : floors.slice(0, -1)) : floors,
  );
  const beside = view.beside.filter((other) => other !== piece);
  const fresh = { ...CALM, piece, floor, speaker: (turn + 1) % view.seats.length };
  return { ...view, turn, lines, beside, auction: fresh };
}

function emptied(view: Estates): Estates {
  return { ...view, auction: null };
}

function rowOf(told: Told): number {
  return ROWS.findIndex((name) => name === told.args['row']);
}

function withRow(view: Estates, told: Told, change: (row: Row) => Row): Estates {
  const at = rowOf(told);
  return { ...view, rows: view.rows.map((row, i) => (i === at ? change(row) : row)) };
}

function withLot(view: Estates, told: Told, change: (lot: Lot) => Lot): Estates {
  const at = Number(told.args['lot']) - 1;
  return withRow(view, told, (row) => ({
    ...row,
    lots: row.lots.map((lot, i) => (i === at ? change(lot) : lot)),
  }));
}

function built(view: Estates, told: Told, floor: string): Estates {
  const stacked = withLot(emptied(view), told, (lot) => ({
    ...lot,
    floors: [...lot.floors, floor],
    worth: lot.worth + numberOf(floor),
  }));
  const count = (row: Row) => row.lots.filter((lot) => lot.floors.length).length;
  return withRow(stacked, told, (row) => ({ ...row, built: count(row) }));
}

function barred(view: Estates, told: Told, sign: number): Estates {
  const barrier = Number(told.args['barrier']);
  return withRow(emptied(view), told, (row) => {
    const others = row.barriers.filter((other) => other.barrier !== barrier);
    const mine = sign ? [{ barrier, step: barrier, effect: sign * barrier }] : [];
    return { ...row, required: Number(told.args['count']), barriers: [...others, ...mine] };
  });
}
