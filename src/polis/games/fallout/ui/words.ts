/** The position in words: for accessible names, for what is asked, for those who listen. */

import type { Asked, BoardSeat, BoardTexts } from '$lib/board';
import { capital } from '$lib/texts';
import { FACTORS, KINDS, rentsOf, SALARY, STATION_RENTS, taxOf } from './box';
import { BANK, EVERYBODY, isWhole, NOBODY, propertyAt, VAULT, type Fallout, type Property, type Side } from './view';

const CLAUSES: Record<string, string> = {
  go: 'F1.3', jail: 'F3.2', parking: 'F2.8', jailer: 'F3.1', guide: 'F2.6', special: 'F2.6', church: 'F2.7', brotherhood: 'F2.7', station: 'F2.4', radio: 'F2.5',
};
/** Properties whose names are shortened on the board. */
const SHORTENED = ['monument', 'memorial', 'galaxy_news', 'vernon', 'dupont', 'foggy_bottom', 'sanctuary'];
/** Where long words may be broken on a narrow space. */
const BREAKS = /(Мону|Мемо|Лексинг|Капито|Руко|вод(?=ство)|Убежи(?=ща)|Сэнкчу|Мега|Галак|Бесплат|Джанк|Фран(?=ци)|Цент|Monu|Memo|Sanctu|Tenpen|Junk|Brother|Lexing|Fran)(?=[а-яёa-z]{2})/g;

export class Words {
  constructor(
    readonly texts: BoardTexts,
    readonly seats: readonly BoardSeat[],
  ) {}

  t(key: string, facts: Record<string, string | number> = {}): string {
    return this.texts.t(key, facts);
  }

  name(seat: number): string {
    if (seat === BANK) return this.t('ui-bank');
    return seat === EVERYBODY ? this.t('ui-everybody') : (this.seats[seat]?.name ?? '');
  }

  money(amount: number): string {
    return this.t('ui-money', { amount: this.texts.number(amount) });
  }

  property(name: string): string {
    return this.texts.value('property', name);
  }

  asset(name: string): string {
    return name.endsWith('_card') ? this.t('ui-get-out') : this.property(name);
  }

  group(name: string): string {
    return this.texts.value('group', name);
  }

  groups(names: readonly string[]): string {
    return names.map((one) => this.group(one)).join(', ');
  }

  // Spaces

  isWhole(view: Fallout, lot: Property): boolean {
    return isWhole(view, lot.group, lot.owner);
  }

  space(view: Fallout, space: number): string {
    const lot = propertyAt(view, space);
    return lot ? this.property(lot.name) : this.t(`ui-at-${KINDS[space]}`);
  }

  /** The name where there is little room. */
  short(view: Fallout, space: number): string {
    const lot = propertyAt(view, space)?.name ?? '';
    return SHORTENED.includes(lot) ? this.t(`ui-on-${lot}`) : this.space(view, space);
  }

  /** The name as it is printed on the board, with places to break it. */
  onBoard(view: Fallout, space: number): string {
    return this.short(view, space).replace(BREAKS, '$1\u00ad').replace('S.P.E.C.', 'S.P.E.C.\u200b');
  }

  built(lot: Property): string {
    if (!lot.level) return '';
    return lot.level === VAULT ? this.t('ui-with-vault') : this.t('ui-with-shacks', { count: lot.level });
  }

  owner(lot: Property): string {
    return lot.owner === NOBODY ? this.t('ui-unowned') : this.t('ui-owner', { name: this.name(lot.owner) });
  }

  /** What a visitor would pay now. */
  rentNow(lot: Property): string {
    if (lot.owner === NOBODY || lot.mortgaged) return '';
    if (lot.group === 'radio') return this.t('ui-rent-thrown');
    return lot.rent ? this.t('ui-rent-now', { money: this.money(lot.rent) }) : '';
  }

  lot(lot: Property): string {
    const said = [
      this.property(lot.name), this.group(lot.group), this.t('ui-price', { money: this.money(lot.price) }), this.owner(lot),
      this.built(lot), lot.mortgaged ? this.t('ui-mortgaged') : '', this.rentNow(lot),
    ];
    return said.filter(Boolean).join(', ');
  }

  here(view: Fallout, space: number): string {
    const names = view.seats.flatMap((one, seat) => (one.alive && one.position === space ? [this.name(seat)] : []));
    return names.length ? this.t('ui-here', { names: names.join(', ') }) : '';
  }

  at(view: Fallout, space: number): string {
    const lot = propertyAt(view, space);
    return [lot ? this.lot(lot) : this.t(`ui-at-${KINDS[space]}`), this.here(view, space)].filter(Boolean).join('. ');
  }

  about(view: Fallout, space: number): Asked {
    const lot = propertyAt(view, space);
    if (lot) return { title: this.property(lot.name), text: `${capital(this.deed(lot))}.`, clause: CLAUSES[lot.group] ?? 'F2.3' };
    const kind = KINDS[space]!;
    return { title: this.t(`ui-at-${kind}`), text: this.does(space), clause: CLAUSES[kind] };
  }

  /** What a space without a deed does. */
  does(space: number): string {
    const kind = KINDS[space]!;
    return this.t(`ui-does-${kind}`, { money: this.money(kind === 'go' ? SALARY : taxOf(kind)) });
  }

  /** All that is printed on a deed. */
  deed(lot: Property): string {
    const rents = rentsOf(lot.name);
    const rent = rents.length
      ? this.t('ui-rents', { list: rents.map((one) => this.money(one)).join(', ') })
      : lot.group === 'station'
        ? this.t('ui-rents-station', { list: STATION_RENTS.map((one) => this.money(one)).join(', ') })
        : this.t('ui-rents-radio', { one: FACTORS[0]!, both: FACTORS[1]! });
    const said = [this.lot(lot), rent, this.t('ui-mortgage', { money: this.money(lot.mortgage) })];
    if (lot.building) said.push(this.t('ui-building', { money: this.money(lot.building) }));
    return said.join('; ');
  }

  // Deals and debts

  side(side: Omit<Side, 'cash'>): string[] {
    return [
      side.interest ? this.t('ui-interest', { money: this.money(side.interest) }) : '',
      side.completes.length ? this.t('ui-completes', { groups: this.groups(side.completes) }) : '',
      side.breaks.length ? this.t('ui-breaks', { groups: this.groups(side.breaks) }) : '',
    ].filter(Boolean);
  }

  // The whole position

  player(view: Fallout, seat: number): string {
    const one = view.seats[seat]!;
    if (!one.alive) return `${this.name(seat)}: ${this.t('ui-bankrupt')}.`;
    const own = view.properties.filter((lot) => lot.owner === seat);
    const said = [
      this.money(one.cash), this.t('ui-stands', { space: this.space(view, one.position) }), one.jail ? this.t('ui-jailed', { count: one.rolls_left }) : '',
      one.owes ? this.t('ui-owes', { money: this.money(one.owes) }) : '', one.cards.length ? this.t('ui-get-out-cards', { count: one.cards.length }) : '',
      own.length ? this.t('ui-has', { list: own.map((lot) => [this.property(lot.name), this.built(lot), lot.mortgaged ? this.t('ui-mortgaged') : ''].filter(Boolean).join(' ')).join('; ') }) : '',
    ];
    return `${this.name(seat)}: ${said.filter(Boolean).join(', ')}.`;
  }

  round(view: Fallout): string {
    return view.rounds ? this.t('ui-round-of', { round: Math.min(view.round, view.rounds), rounds: view.rounds }) : this.t('ui-round', { round: view.round });
  }

  position(view: Fallout): string[] {
    const told = [`${this.round(view)}. ${this.t('ui-stock', { shacks: view.shacks, vaults: view.vaults })}.`];
    view.seats.forEach((_, seat) => told.push(this.player(view, seat)));
    if (view.auction) {
      const { property, bid, bidder, bidders } = view.auction;
      const leads = bidder === NOBODY ? this.t('ui-no-bids') : this.t('ui-leads', { name: this.name(bidder), money: this.money(bid) });
      told.push(`${this.t('ui-auction')}: ${this.property(property)}. ${leads}. ${this.t('ui-in', { names: bidders.map((one) => this.name(one)).join(', ') })}.`);
    }
    for (const { maker, partner, sides } of view.offers) {
      told.push(`${this.t('ui-offer-of', { maker: this.name(maker), partner: this.name(partner) })}: ${this.terms(sides[0]!, view.offers.find((one) => one.maker === maker)!.money)}.`);
    }
    return told;
  }

  terms(side: Side, money: number): string {
    const list = (names: string[], sum: number) => [...names.map((one) => this.asset(one)), ...(sum > 0 ? [this.money(sum)] : [])].join(', ') || this.t('ui-nothing');
    return this.t('ui-terms', { gives: list(side.gives, money), gets: list(side.gets, -money) });
  }
}
