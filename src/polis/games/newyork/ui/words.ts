/** The position in words: for accessible names, for what is asked, for those who listen. */

import type { Asked, BoardTexts } from '$lib/board';
import { capital } from '$lib/texts';
import { numeral, tileOf } from './abilities';
import type { Player } from './houses';
import {
  CARDS, garage, ROUNDS, spread, tokenName, type Card, type Counts, type District, type Employee, type NewYork,
  type Prestige, type Route,
} from './view';

const KNOWN = new Set(['c24', 'c26', 'c27', 'c30']); // printed abilities; the others are rebuilt

type Facts = Record<string, string | number>;

export class Words {
  constructor(
    readonly texts: BoardTexts,
    readonly players: readonly Player[],
    readonly help: boolean,
  ) {}

  t(key: string, facts: Facts = {}): string {
    return this.texts.t(key, facts);
  }

  name(house: number | null): string {
    return house === null ? this.t('ui-neutral') : (this.players[house]?.name ?? '');
  }

  /** A Tom with his level. */
  title(house: number): string {
    const player = this.players[house];
    return player?.tom ? `${player.name} (${player.level})` : this.name(house);
  }

  card(card: string): string {
    return this.texts.value('card', card);
  }

  district(name: string): string {
    return capital(this.texts.value('district', name));
  }

  vehicle(name: string): string {
    return this.t(`ui-${name}`);
  }

  cards(counts: Counts): string {
    const each = CARDS.filter((card) => counts[card]).map((card) =>
      (counts[card] ?? 0) > 1 ? `${this.card(card)} × ${counts[card]}` : this.card(card),
    );
    return each.join(', ') || this.t('ui-none');
  }

  pair(pair: readonly string[]): string {
    return pair[0] && pair[0] === pair[1] ? `${this.card(pair[0])} × 2` : pair.map((card) => this.card(card)).join(', ');
  }

  token(token: Prestige): string {
    return this.t('ui-token', { vehicle: this.vehicle(token.vehicle), value: token.value });
  }

  route(route: Route): string {
    return route.ends.map((end) => this.district(end)).join(' — ');
  }

  // Characters

  character(character: string): string {
    return capital(this.texts.value('character', character));
  }

  ability(character: string): string {
    return this.texts.form('character', character, 'about');
  }

  when(character: string): string {
    const tile = tileOf(character);
    const facts = { value: tile.value, phase: numeral(tile) };
    return tile.when === 4 ? this.t('ui-at-end', facts) : this.t('ui-in-phase', facts);
  }

  tile(character: string): string {
    return `${this.character(character)}, ${this.when(character)}: ${this.ability(character)}`;
  }

  employee({ character, count, paid }: Employee): string {
    const said = [this.tile(character)];
    if (count > 1) said.push(this.t('ui-copies', { count }));
    if (paid) said.push(this.t('ui-paid', { count: paid }));
    return said.join('; ');
  }

  aboutTile(character: string): Asked {
    const rebuilt = KNOWN.has(character) ? '' : ` ${this.t('ui-rebuilt')}`;
    return {
      title: this.character(character),
      value: capital(this.when(character)),
      text: `${capital(this.ability(character))}.${rebuilt}`,
      clause: tileOf(character).when === 4 ? 'N8.1' : tileOf(character).when === 2 ? 'N3.5' : 'N3.2',
    };
  }

  // Cards and bids

  aboutCard(card: Card): Asked {
    return { title: capital(this.card(card)), text: this.t(`ui-about-${card}`), clause: card === 'joker' ? 'N6.3' : CLAUSES[card] };
  }

  bid(view: NewYork, house: number): string {
    const { bids, laid, settled, postponed, prize } = view.auction;
    if (bids[house]) {
      const said = [this.t('ui-bids', { name: this.name(house), size: bids[house], cards: this.cards(laid[house] ?? {}) })];
      if (prize.leader === house) said.push(this.t('ui-highest'));
      return said.join(', ');
    }
    if (settled.includes(house)) return this.t('ui-passed', { name: this.name(house) });
    if (postponed.includes(house)) return this.t('ui-later', { name: this.name(house) });
    return this.t('ui-to-bid', { name: this.name(house) });
  }

  /** What the running auction brings whoever bids. */
  prize(view: NewYork): string {
    const { mayor, auction } = view;
    return this.t(`ui-prize-${auction.category}`, { where: mayor ? this.texts.form('district', mayor, 'loc') || this.texts.value('district', mayor) : '' });
  }

  auction(view: NewYork): string {
    const { category, plus, wilds, extra_jokers: jokers, converted } = view.auction;
    if (!category) return '';
    const said = [this.t('ui-auction', { auction: capital(this.texts.value('auction', category)) })];
    said.push(this.prize(view), this.t(`ui-first-${category}`, { bonus: view.auction.prize.bonus }));
    for (const house of view.auction.order) said.push(this.bid(view, house));
    if (plus) said.push(this.t('ui-count-plus', { count: plus }));
    if (wilds) said.push(this.t('ui-wilds', { count: wilds }));
    if (jokers) said.push(this.t('ui-count-jokers', { count: jokers }));
    if (converted.length) said.push(this.t('ui-converted', { cards: converted.map((card) => this.card(card)).join(', ') }));
    return `${said.join('. ')}.`;
  }

  // Districts and the track

  towers(at: District): string {
    const each = this.players
      .filter(({ house }) => at.towers[house])
      .map(({ house }) => `${this.name(house)} ${at.towers[house]}`);
    if (at.neutral) each.push(`${this.t('ui-neutral')} ${at.neutral}`);
    return each.join(', ') || this.t('ui-no-towers');
  }

  districtNow(view: NewYork, at: District): string {
    const said = [this.t('ui-worth', { value: at.value }), this.towers(at)];
    if (at.letter) said.unshift(this.t('ui-letter', { letter: this.texts.value('letter', at.letter) }));
    if (view.mayor === at.district) said.unshift(this.t('ui-mayor-here'));
    if (at.tokens.length) said.push(at.tokens.map((token) => this.token(token)).join(', '));
    said.push(this.t(`ui-lamp-${at.lamp}`));
    return said.join('; ');
  }

  districtName(view: NewYork, at: District): string {
    return `${this.district(at.district)}: ${this.districtNow(view, at)}`;
  }

  aboutDistrict(view: NewYork, at: District): Asked {
    const points = this.players
      .map(({ house }) => ({ house, place: at.places[house] ?? 0 }))
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place)
      .map(({ house, place }) => this.t('ui-place', { name: this.name(house), place, points: at.points[house]! }));
    const told = [this.districtNow(view, at), this.help ? points.join(', ') : ''].filter(Boolean);
    return { title: this.district(at.district), text: `${told.map(capital).join('. ')}.`, clause: 'N8.2' };
  }

  track(view: NewYork): string {
    const each = view.track.map(({ house, space }) => `${this.name(house)} ${space}`);
    return `${this.t('ui-track')}: ${each.join(', ')}`;
  }

  // Players

  belongings(view: NewYork, house: number): string {
    const own = view.houses[house]!;
    const said = [
      this.t('ui-owns', { dollars: own.dollars, supply: own.supply, points: own.points }),
      own.hand ? `${this.t('label-hand')}: ${this.cards(own.hand)}` : this.t('ui-hand-size', { count: own.hand_size }),
    ];
    if (own.tom === null) said.push(`${this.t('label-reserve')}: ${this.cards(own.reserve)}`);
    if (!own.hand && spread(own.known).length) said.push(`${this.t('ui-known')}: ${this.cards(own.known)}`);
    const vehicles = garage(view, house).map((vehicle) => this.vehicle(vehicle));
    if (vehicles.length) said.push(`${this.t('ui-vehicles')}: ${vehicles.join(', ')}`);
    return said.join('; ');
  }

  staff(view: NewYork, house: number): string {
    const each = view.houses[house]!.staff.map((one) => this.employee(one));
    return `${this.t('label-staff')}: ${each.join('; ') || this.t('ui-none')}`;
  }

  house(view: NewYork, house: number): string {
    return `${this.title(house)}: ${this.belongings(view, house)}. ${this.staff(view, house)}`;
  }

  aboutHouse(view: NewYork, house: number): Asked {
    const own = view.houses[house]!;
    const known = this.help ? this.t('ui-would-score', { points: own.total }) : '';
    const text = [capital(this.belongings(view, house)), known].filter(Boolean).join('. ');
    return { title: this.title(house), text: `${text}.`, clause: own.tom === null ? 'N6.5' : 'N9.1' };
  }

  // The whole position

  position(view: NewYork): string[] {
    const said = [this.t('ui-round', { round: Math.max(1, view.round), rounds: ROUNDS })];
    if (view.mayor) said.push(`${this.t('ui-mayor')}: ${this.district(view.mayor)}`);
    said.push(this.auction(view), this.track(view));
    said.push(...view.districts.map((at) => this.districtName(view, at)));
    said.push(...view.houses.map((_, house) => this.house(view, house)));
    if (view.tokens.length) said.push(`${this.t('ui-open-tokens')}: ${view.tokens.map((one) => this.token(one)).join(', ')}`);
    const free = view.routes.filter((route) => route.taken_by === null);
    said.push(`${this.t('ui-free-routes')}: ${free.map((route) => `${this.vehicle(route.vehicle)} ${this.route(route)}`).join(', ')}`);
    const left = view.cards.pairs.flatMap((pair, i) => (pair ? [`${i + 1}: ${this.pair(pair)}`] : []));
    if (left.length) said.push(`${this.t('ui-pairs')}: ${left.join('; ')}`);
    const office = view.office.map((row) => row.open.flatMap((one) => (one ? [this.character(one)] : [])).join(', '));
    said.push(`${this.t('ui-office')}: ${office.filter(Boolean).join('; ')}`);
    said.push(this.t('ui-deck', { count: view.cards.deck }));
    if (view.statue) said.push(this.t('ui-statue'));
    return said.filter(Boolean);
  }
}

export function clauseOf(card: Card): string {
  return CLAUSES[card];
}

export { tokenName };

const CLAUSES: Record<Card, string> = {
  press: 'N6.8', dollars: 'N6.9', office: 'N6.10', plan: 'N6.11', prestige: 'N6.12', skyscraper: 'N6.13', joker: 'N6.3',
};
