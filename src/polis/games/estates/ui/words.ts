/** The position in words: for accessible names, for what is asked, for those who listen. */

import type { Asked, BoardSeat, BoardTexts } from '$lib/board';
import { capital } from '$lib/texts';
import {
  barrierOf,
  COLOURS,
  floorAt,
  roofsLeft,
  ROWS,
  signed,
  type Auction,
  type Colour,
  type Estates,
  type Lot,
  type Row,
} from './view';

export class Words {
  constructor(
    readonly texts: BoardTexts,
    readonly seats: readonly BoardSeat[],
    readonly help: boolean,
  ) {}

  private t(key: string, facts: Record<string, string | number> = {}): string {
    return this.texts.t(key, facts);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  rowName(row: number): string {
    return capital(this.texts.value('row', ROWS[row]!));
  }

  floor(floor: string): string {
    return this.texts.value('floor', floor);
  }

  // Lots

  lotName(row: number, lot: number): string {
    return this.t('ui-lot', { row: this.rowName(row), lot });
  }

  lot(view: Estates, row: number, lot: number): string {
    const here = view.rows[row]!.lots[lot - 1]!;
    return `${this.lotName(row, lot)}: ${this.contents(view.rows[row]!, here, lot)}`;
  }

  private contents(row: Row, lot: Lot, place: number): string {
    if (lot.floors.length) return this.building(lot);
    const said = [this.t('ui-empty')];
    if (lot.white) said.push(this.t('label-white-lot').toLocaleLowerCase());
    if (place > row.required) said.push(this.t('ui-beyond'));
    if (row.barriers.length && place === row.required + 1) said.push(this.barriers(row));
    return said.join(', ');
  }

  building(lot: Lot): string {
    const floors = lot.floors.map((floor) => this.floor(floor)).join(', ');
    const roof = lot.roof ? this.t('ui-roofed', { roof: lot.roof }) : this.t('ui-roofless');
    const owner = lot.owner >= 0 ? [this.t('ui-owned', { name: this.name(lot.owner) })] : [];
    return [floors, roof, this.t('ui-worth', { worth: lot.worth }), ...owner].join('; ');
  }

  private barriers(row: Row): string {
    const each = row.barriers.map((barrier) => signed(barrier.effect)).join(', ');
    return `${this.t('label-barriers').toLocaleLowerCase()} ${each}`;
  }

  // Rows

  row(row: Row, index: number): string {
    const done = row.complete ? this.t('label-row-complete') : this.t('label-row-incomplete');
    const said = [
      this.t('ui-row', { row: this.rowName(index), built: row.built, required: row.required }),
      done.toLocaleLowerCase(),
    ];
    if (row.barriers.length) said.push(this.barriers(row));
    if (row.mayor) said.push(this.t('label-doubled').toLocaleLowerCase());
    return said.join(', ');
  }

  points(row: Row): string {
    const told = row.points
      .map((points, seat) => ({ points, seat }))
      .filter(({ points }) => points)
      .map(({ points, seat }) => `${this.name(seat)} ${signed(points)}`);
    return told.length ? this.t('ui-row-now', { points: told.join(', ') }) : '';
  }

  // Pieces

  piece(piece: string, floor: string | null, roof: number | null): string {
    if (floor) return this.floor(floor);
    const name = this.texts.value('piece', piece);
    return roof ? `${name} ${roof}` : name;
  }

  offered(view: Estates, piece: string): string {
    const floor = floorAt(view, piece);
    if (floor) return `${capital(this.floor(floor))}, ${this.texts.value('piece', piece)}`;
    if (piece === 'roof') return `${this.t('label-roofs-left')}: ${roofsLeft(view)}`;
    return capital(this.texts.value('piece', piece));
  }

  company(colour: Colour, holder: number): string {
    const name = this.texts.value('colour', colour);
    const held = holder >= 0 ? this.name(holder) : this.t('ui-unclaimed');
    return `${this.t('label-certificate')}, ${name}: ${held}`;
  }

  // What is asked

  aboutLot(view: Estates, row: number, lot: number): Asked {
    const here = view.rows[row]!;
    const text = this.contents(here, here.lots[lot - 1]!, lot);
    const clause = here.lots[lot - 1]!.white ? 'E4.3' : here.lots[lot - 1]!.floors.length ? 'E8.3' : 'E4.1';
    return { title: this.lotName(row, lot), text: capital(text), clause };
  }

  aboutHat(view: Estates, row: number): Asked {
    const here = view.rows[row]!;
    const text = [this.row(here, row), this.help ? this.points(here) : ''].filter(Boolean);
    return { title: this.rowName(row), text: text.join('. '), clause: here.mayor ? 'E7.1' : 'E8.1' };
  }

  aboutPiece(view: Estates, piece: string): Asked {
    const clauses: Record<string, string> = { roof: 'E2.4', mayor: 'E7.1', cancel: 'E7.2' };
    const clause = clauses[piece] ?? (barrierOf(piece) ? 'E6.1' : 'E2.3');
    const text = piece === 'roof' ? this.roofs(view) : undefined;
    return { title: this.offered(view, piece), text, clause };
  }

  aboutCompany(view: Estates, colour: Colour): Asked {
    return { title: this.company(colour, view.companies[colour] ?? -1), clause: 'E4.5' };
  }

  // The whole position

  roofs(view: Estates): string {
    const all = view.roofs.flatMap((count, i) => Array<number>(count).fill(i + 1));
    return `${this.t('label-roofs-left')}: ${all.length}${all.length ? ` (${all.join(', ')})` : ''}`;
  }

  line(view: Estates, line: number): string {
    const floors = view.lines[line]!.map((floor) => this.floor(floor));
    return this.t('ui-line', { line: line + 1, floors: floors.join(', ') || this.t('ui-empty') });
  }

  auction(auction: Auction, turn: number): string {
    const piece = this.piece(auction.piece, auction.floor, auction.roof);
    const said = [
      `${this.t('label-hammer')}: ${piece}`,
      `${this.t('label-auctioneer')}: ${this.name(turn)}`,
      auction.bidder >= 0
        ? `${this.t('label-highest-bid')}: ${auction.bid}, ${this.name(auction.bidder)}`
        : this.t(auction.builder >= 0 ? 'ui-no-bids' : 'label-no-bids'),
    ];
    if (auction.builder >= 0) said.push(this.t('ui-builds', { name: this.name(auction.builder) }));
    else if (auction.speaker >= 0) said.push(this.t('ui-speaks', { name: this.name(auction.speaker) }));
    return `${said.join('. ')}.`;
  }

  /** Everything that stands on the table, a paragraph for each part. */
  position(view: Estates): string[] {
    const told = view.rows.flatMap((row, i) => [
      `${this.row(row, i)}.`,
      ...row.lots.flatMap((lot, at) => (lot.floors.length ? [`${this.lot(view, i, at + 1)}.`] : [])),
      ...(this.help && this.points(row) ? [`${this.points(row)}.`] : []),
    ]);
    told.push(...view.lines.map((_, line) => this.line(view, line)));
    told.push(`${this.roofs(view)}.`);
    const beside = view.beside.map((piece) => this.texts.value('piece', piece)).join(', ');
    told.push(`${this.t('label-beside')}: ${beside || this.t('ui-empty')}.`);
    told.push(...COLOURS.map((colour) => `${this.company(colour, view.companies[colour] ?? -1)}.`));
    if (view.auction) told.push(this.auction(view.auction, view.turn));
    return told;
  }
}

