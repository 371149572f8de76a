/** The position in words: for accessible names, for what is asked, for those who listen. */

import type { Asked, BoardSeat, BoardTexts } from '$lib/board';
import { capital } from '$lib/texts';
import { kindOf, PLOTS } from './box';
import type { Side } from './trading';
import { BANK, firmAt, firmNamed, groupNamed, isWhole, NOBODY, plotAt, TOP, type Bibs, type Firm, type Pact, type Plot } from './view';

const LEVELS = ['clean', 'first', 'second', 'third', 'network', 'networks'];
const CLAUSES: Record<string, string> = { plot: 'B1.4', start: 'B2.1', tax: 'B2.3', metro: 'B2.4', order: 'B2.5', parking: 'B2.2' };

export class Words {
  constructor(
    readonly texts: BoardTexts,
    readonly seats: readonly BoardSeat[],
  ) {}

  t(key: string, facts: Record<string, string | number> = {}): string {
    return this.texts.t(key, facts);
  }

  name(seat: number): string {
    return seat < 0 ? this.t('ui-bank') : (this.seats[seat]?.name ?? '');
  }

  names(seats: readonly number[]): string {
    return seats.map((one) => this.name(one)).join(', ');
  }

  money(amount: number): string {
    return this.t('ui-money', { amount: this.texts.number(amount).replace('-', '−') });
  }

  firm(name: string): string {
    return this.texts.value('firm', name);
  }

  group(name: string): string {
    return this.texts.value('group', name);
  }

  groups(names: readonly string[]): string {
    return names.map((one) => this.group(one)).join('; ');
  }

  level(level: number): string {
    return this.texts.value('level', LEVELS[level]!);
  }

  /** The unit that leads to a level: "first upgrade". */
  unit(level: number): string {
    return this.t(`ui-unit-${LEVELS[level]}`);
  }

  cell(cell: string): string {
    return capital(this.texts.value('cell', cell));
  }

  /** A plot with what stands on it, or a card. */
  thing(view: Bibs, thing: string): string {
    if (!PLOTS.includes(thing)) return this.t('ui-card-of', { firm: this.firm(thing) });
    const firm = plotAt(view, thing)?.firm;
    return firm ? this.firm(firm) : this.cell(thing);
  }

  // Cells

  owner(plot: Plot): string {
    if (plot.owner === NOBODY) return this.t('ui-unowned');
    return plot.owner === BANK ? this.t('ui-banks') : this.t('ui-owner', { name: this.name(plot.owner) });
  }

  here(view: Bibs, cell: string): string {
    const names = view.seats.flatMap((one, seat) => (one.alive && one.position === cell ? [this.name(seat)] : []));
    return names.length ? this.t('ui-here', { names: names.join(', ') }) : '';
  }

  at(view: Bibs, cell: string): string {
    const [plot, firm] = [plotAt(view, cell), firmAt(view, cell)];
    if (!plot) return [this.cell(cell), this.here(view, cell)].filter(Boolean).join('. ');
    const said = [this.cell(cell), this.owner(plot), firm ? `${this.firm(firm.name)}, ${this.level(firm.level)}, ${this.t('ui-rent-now', { money: this.money(firm.rent) })}` : this.t('ui-price', { money: this.money(plot.price) })];
    return [said.join(', '), this.here(view, cell)].filter(Boolean).join('. ');
  }

  does(cell: string): string {
    return this.t(`ui-does-${kindOf(cell)}`);
  }

  about(view: Bibs, cell: string): Asked {
    const firm = firmAt(view, cell);
    if (firm) return { title: this.firm(firm.name), text: `${capital(this.deed(view, firm))}. ${this.t('ui-source-firms')}`, clause: 'B4.1' };
    return { title: this.cell(cell), text: plotAt(view, cell) ? `${this.at(view, cell)}. ${this.t('ui-source-board')}` : this.does(cell), clause: CLAUSES[kindOf(cell)] };
  }

  deed(view: Bibs, firm: Firm): string {
    const { name, price, units, rents } = groupNamed(view, firm.group);
    const list = (sums: readonly number[]) => sums.map((one) => this.money(one)).join(', ');
    return [this.group(name), this.t('ui-price', { money: this.money(price) }), this.t('ui-units-cost', { list: list(units) }), this.t('ui-rents', { list: list(rents) }), this.t(firm.eco ? 'ui-eco' : 'ui-not-eco')].join('; ');
  }

  // What may be developed, at what price and why

  /** Why the next unit costs what it does; "" where there is nothing to explain. */
  priceReason(view: Bibs, firm: Firm): string {
    if (!firm.next || firm.holder < 0) return '';
    const { bases } = groupNamed(view, firm.group);
    const whole = bases.filter((base) => isWhole(view, base, firm.holder));
    if (firm.next.concern) return this.t('ui-half-because', { full: this.money(firm.next.full_price), groups: this.groups(whole) });
    if (whole.length) return this.t('ui-half-if-whole', { groups: this.groups(whole) });
    return bases.length ? this.t('ui-half-if', { groups: this.groups(bases) }) : '';
  }

  /** What stands in the way of the next unit; "" if nothing does. */
  obstacle(view: Bibs, firm: Firm): string {
    if (firm.level === TOP) return this.t('ui-why-top');
    const next = firm.next;
    if (!next || next.now) return '';
    const { bank, shared } = groupNamed(view, firm.group);
    if (!next.open) return this.t(bank ? 'ui-why-bank' : shared ? 'ui-why-holding' : 'ui-why-whole');
    if (next.built) return this.t('ui-why-built');
    if (next.gap) return this.t('ui-why-gap');
    if (view.turn !== firm.holder || view.phase !== 'acting') return this.t('ui-why-turn');
    return this.t('ui-why-cash', { money: this.money(next.short) });
  }

  // Deals and pacts

  side(side: Side): string[] {
    return [
      side.completes.length ? this.t('ui-completes', { groups: this.groups(side.completes) }) : '',
      side.breaks.length ? this.t('ui-breaks', { groups: this.groups(side.breaks) }) : '',
      side.ends.length ? this.t('ui-ends', { groups: this.groups(side.ends) }) : '',
    ].filter(Boolean);
  }

  pact(view: Bibs, pact: Pact): string {
    const name = this.name(pact.asker);
    if (pact.kind === 'holding') return this.t('ui-pact-holding', { name, group: this.group(pact.subject) });
    return this.t(view.arrows.includes(pact.subject) ? 'ui-pact-removal' : 'ui-pact-arrow', { name, arrow: this.texts.value('arrow', pact.subject) });
  }

  // The whole position

  round(view: Bibs): string {
    const round = Math.max(1, view.round);
    if (!view.rounds) return this.t('ui-round-alone', { round });
    if (view.open_ended) return this.t('ui-round-least', { round, rounds: view.rounds });
    return this.t('ui-round-of', { round: Math.min(round, view.rounds), rounds: view.rounds });
  }

  goal(view: Bibs): string {
    return view.goal === 'sum' ? this.t('ui-goal-sum', { money: this.money(view.sum) }) : this.t(`ui-goal-${view.goal}`);
  }

  dice(view: Bibs): string {
    return this.t(view.dice === 1 ? 'ui-one-die' : 'ui-two-dice');
  }

  player(view: Bibs, seat: number): string {
    const one = view.seats[seat]!;
    if (!one.alive) return `${this.name(seat)}: ${this.t('ui-bankrupt')}.`;
    const own = view.plots.filter((plot) => plot.owner === seat);
    const list = own.map((plot) => (plot.firm ? `${this.firm(plot.firm)}, ${this.level(firmNamed(view, plot.firm).level)}` : this.cell(plot.cell)));
    const said = [
      this.money(one.cash), this.t('ui-worth', { money: this.money(one.money) }), this.t('ui-stands', { cell: this.cell(one.position) }), one.parked ? this.t('ui-parked') : '',
      one.hand.length ? this.t('ui-in-hand', { list: one.hand.map((name) => this.firm(name)).join(', ') }) : '', list.length ? this.t('ui-has', { list: list.join('; ') }) : '',
    ];
    return `${this.name(seat)}: ${said.filter(Boolean).join(', ')}.`;
  }

  position(view: Bibs): string[] {
    const told = [`${this.round(view)}. ${this.goal(view)}.`];
    if (view.phase !== 'over' && view.turn >= 0) told.push(`${this.t('ui-moves', { name: this.name(view.turn) })}: ${this.dice(view)}.`);
    view.seats.forEach((_, seat) => told.push(this.player(view, seat)));
    for (const group of view.groups) if (group.holding.length) told.push(`${this.t('ui-holding')}: ${this.group(group.name)}; ${this.names(group.holding)}.`);
    if (view.pact) told.push(`${this.pact(view, view.pact)} ${this.t('ui-pact-waits', { names: this.names(view.pact.waiting) })}`);
    for (const arrow of view.arrows) told.push(`${this.t('ui-arrow-lies')}: ${this.texts.value('arrow', arrow)}.`);
    return told;
  }
}
