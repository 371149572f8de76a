/** The position after an event, on the way from one decision to the next. */

import type { Told } from '$lib/messages';
import { BANK, NOBODY, type Bibs, type Firm, type Player, type Plot } from './view';

const LEVELS = ['clean', 'first', 'second', 'third', 'network', 'networks'];

function player(view: Bibs, seat: number, change: (one: Player) => Partial<Player>): Bibs {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

function firm(view: Bibs, name: string, change: Partial<Firm>): Bibs {
  return { ...view, firms: view.firms.map((one) => (one.name === name ? { ...one, ...change } : one)) };
}

function plot(view: Bibs, cell: string, change: Partial<Plot>): Bibs {
  return { ...view, plots: view.plots.map((one) => (one.cell === cell ? { ...one, ...change } : one)) };
}

/** What money an event moves: from, to and how much; -1 is the bank. */
export function payment(told: Told): { from: number; to: number; amount: number } | null {
  const { player: who, other, amount } = told.args as Record<string, number>;
  if (!amount) return null;
  const found = (from: number, to: number) => ({ from, to, amount });
  if (IN.has(told.event)) return found(NOBODY, who!);
  if (OUT.has(told.event)) return found(who!, NOBODY);
  return BETWEEN.has(told.event) ? found(who!, other!) : null;
}
const IN = new Set(['bonus_paid', 'order_paid', 'unit_sold', 'sold_down', 'stripped', 'returned', 'no_place', 'replaced', 'business_sold', 'holding_left', 'units_back']);
const OUT = new Set(['taxed', 'passing_taxed', 'rode', 'plot_bought', 'bought_back', 'bank_rent_paid', 'founded', 'developed', 'cheaply']);
const BETWEEN = new Set(['rent_paid', 'clean_rent_paid']);

function paid(view: Bibs, told: Told): Bibs {
  const moved = payment(told);
  if (!moved) return view;
  const { from, to, amount } = moved;
  const lighter = player(view, from, ({ cash }) => ({ cash: cash - amount }));
  return player(lighter, to, ({ cash }) => ({ cash: cash + amount }));
}

function stands(view: Bibs, name: string, cell: string, who: number): Bibs {
  return firm(plot(view, cell, { firm: name }), name, { plot: cell, holder: who });
}

function leaves(view: Bibs, name: string, holder: number): Bibs {
  const cell = view.firms.find((one) => one.name === name)?.plot;
  const freed = cell ? plot(view, cell, { firm: null }) : view;
  return firm(freed, name, { plot: null, level: 0, holder });
}

function passes(view: Bibs, name: string, owner: number): Bibs {
  const cell = view.firms.find((one) => one.name === name)?.plot;
  return firm(cell ? plot(view, cell, { owner }) : view, name, { holder: owner });
}

export function after(before: Bibs, told: Told): Bibs {
  const view = paid(before, told);
  const who = Number(told.args['player'] ?? NOBODY);
  const [name, cell] = [String(told.args['firm'] ?? ''), String(told.args['plot'] ?? '')];
  switch (told.event) {
    case 'turn_began':
    case 'began':
      return { ...view, turn: who };
    case 'moved':
      return player(view, who, () => ({ position: String(told.args['cell']) }));
    case 'rode':
      return player(view, who, () => ({ position: String(told.args['metro']) }));
    case 'parked':
      return player(view, who, () => ({ parked: true }));
    case 'turn_skipped':
      return player(view, who, () => ({ parked: false }));
    case 'plot_bought':
    case 'plot_passed':
      return plot(view, cell, { owner: who });
    case 'founded':
    case 'placed':
      return stands(view, name, cell, who);
    case 'developed':
    case 'cheaply':
    case 'unit_sold':
    case 'sold_down':
      return firm(view, name, { level: LEVELS.indexOf(String(told.args['level'])) });
    case 'stripped':
    case 'units_back':
      return firm(view, name, { level: 0 });
    case 'taken_off':
      return leaves(view, name, who);
    case 'returned':
    case 'holding_left':
    case 'no_place':
    case 'replaced':
      return leaves(view, name, NOBODY);
    case 'business_sold':
      return passes(view, name, BANK);
    case 'bought_back':
    case 'business_passed':
      return passes(view, name, who);
    case 'arrow_laid':
      return { ...view, arrows: [...view.arrows, String(told.args['arrow'])] };
    case 'arrow_removed':
      return { ...view, arrows: view.arrows.filter((one) => one !== told.args['arrow']) };
    default:
      return view;
  }
}
