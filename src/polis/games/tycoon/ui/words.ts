/** The position in words: for accessible names, for what is asked, for those who listen. */

import type { Asked, BoardSeat, BoardTexts } from '$lib/board';
import { capital } from '$lib/texts';
import { placeName } from './places';
import type { SignName } from './signs';
import { cubesOf, isSupplied, tileOf, type Tile } from './tiles';
import type { Site } from './sites';
import { isPlant, RESOURCES, type Change, type Delivery, type Gain, type Side, type Spread, type Tycoon, type Type, type Way } from './view';

const CLAUSES: Record<string, string> = { free: 'T3.2', power: 'T3.8', water: 'T3.8', park: 'T3.5', pond: 'T3.6', sight: 'T1.2' };

export class Words {
  constructor(
    readonly texts: BoardTexts,
    readonly seats: readonly BoardSeat[],
    readonly help: boolean,
  ) {}

  t(key: string, facts: Record<string, string | number> = {}): string {
    return this.texts.t(key, facts);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  tile(name: string): string {
    return this.texts.value('tile', name);
  }

  money(amount: number): string {
    return this.t('ui-money', { amount });
  }

  /** "$9, 1 point, 2 goods" */
  gain(gain: Partial<Gain>): string {
    const said = [
      gain.money ? this.money(gain.money) : '',
      gain.points ? this.t('label-points-of', { count: gain.points }) : '',
      gain.goods ? this.t('label-goods-of', { count: gain.goods }) : '',
    ];
    return said.filter(Boolean).join(', ');
  }

  /** "$9 → $15, 2 points" */
  spent({ gain, left }: Change): string {
    return [this.t('ui-spent', { money: this.money(-gain.money), left: this.money(left) }), this.gain({ ...gain, money: 0 })].filter(Boolean).join(', ');
  }

  // Tiles

  needs(tile: Tile): string {
    const said = RESOURCES.flatMap((resource) => {
      const count = tile.needs[resource];
      const name = this.texts.value('resource', resource);
      return count ? [count > 1 ? `${name} × ${count}` : name] : [];
    });
    return said.join(', ');
  }

  /** All that is printed on a district. */
  facts(name: string): string[] {
    const tile = tileOf(name);
    const { parks, ponds } = tile.built;
    const built = [
      this.gain(tile.built),
      parks ? this.t('label-parks', { count: parks }) : '',
      ponds ? this.t('label-ponds', { count: ponds }) : '',
    ].filter(Boolean);
    const said = [this.texts.value('type', tile.type), this.t('ui-costs', { money: tile.cost.map((cost) => this.money(cost)).join(' / ') })];
    if (tile.cost.length > 1) said.push(this.t('ui-built', { gain: tile.points.map((count) => this.t('label-points-of', { count })).join(' / ') }));
    if (built.length) said.push(this.t('ui-built', { gain: built.join(', ') }));
    if (isSupplied(tile)) said.push(this.t('ui-needs', { what: this.needs(tile) }), this.t('ui-brings', { gain: this.gain(tile.supplied) }));
    if (tile.neighbours) said.push(this.t('ui-helps', { types: this.texts.form('type', tile.neighbours.type, 'kind'), gain: this.gain(tile.neighbours) }));
    if (tile.each) said.push(this.t('ui-counts', { types: this.texts.form('type', tile.each.type, 'kind'), gain: this.gain(tile.each) }));
    return said;
  }

  /** The same on the tile itself, line by line; its cost stands above. */
  lines(name: string): { sign: SignName; text: string }[] {
    const tile = tileOf(name);
    const { parks, ponds } = tile.built;
    const built = [this.gain(tile.built), parks ? this.t('label-parks', { count: parks }) : '', ponds ? this.t('label-ponds', { count: ponds }) : ''].filter(Boolean).join(', ');
    const levels = tile.cost.length > 1 ? this.t('label-points-of', { count: tile.points.join(' / ') }) : '';
    const kind = (type: Type) => this.texts.form('type', type, 'kind');
    const said: [SignName, string][] = [];
    if (isSupplied(tile)) said.push([cubesOf(tile)[0]!, this.t('ui-card-needs', { what: this.needs(tile) })], ['money', this.t('ui-card-brings', { gain: this.gain(tile.supplied) })]);
    if (levels) said.push(['build', this.t('ui-card-built', { gain: levels })]);
    if (built) said.push(['build', this.t('ui-card-built', { gain: built })]);
    if (tile.neighbours) said.push(['friends', this.t('ui-card-helps', { types: kind(tile.neighbours.type), gain: this.gain(tile.neighbours) })]);
    if (tile.each) said.push([tile.each.type, this.t('ui-card-counts', { types: kind(tile.each.type), gain: this.gain(tile.each) })]);
    return said.map(([sign, text]) => ({ sign, text }));
  }

  card(name: string): string {
    return `${this.tile(name)}: ${this.facts(name).join('; ')}`;
  }

  aboutTile(name: string): Asked {
    const tile = tileOf(name);
    const clause = tile.neighbours ? 'T4.8' : tile.each ? 'T3.7' : tile.cost.length > 1 ? 'T3.4' : isSupplied(tile) ? 'T4.2' : 'T3.3';
    return { title: this.tile(name), text: `${capital(this.facts(name).join('; '))}.`, clause };
  }

  plant(side: Side): string {
    const said = [this.texts.value('plant', side.plant), this.t('ui-costs', { money: this.money(side.cost) }), this.t('label-cubes', { count: side.cubes })];
    return [...said, this.t(side.renewed ? 'ui-refilled' : 'ui-once')].join('; ');
  }

  aboutPlant(side: Side): Asked {
    return { title: capital(this.texts.value('plant', side.plant)), text: `${capital(this.plant(side))}.`, clause: 'T3.8' };
  }

  // Places

  contents(here: Spread): string {
    const owner = here.owner !== null ? [this.name(here.owner)] : [];
    if (here.kind === 'free') return this.t('ui-free');
    if (here.tile) {
      const fed = isSupplied(tileOf(here.tile)) ? [this.t(here.supplied ? 'ui-supplied' : 'ui-unsupplied')] : [];
      return [this.card(here.tile), ...owner, ...fed].join('; ');
    }
    if (isPlant(here.kind)) {
      const name = here.plant ? this.texts.value('plant', here.plant) : this.t(`ui-city-${here.kind}`);
      return [name, ...owner, this.t('label-cubes', { count: here.cubes }), ...(here.renewed ? [this.t('ui-refilled')] : [])].join('; ');
    }
    return [this.t(`ui-${here.kind}`), ...owner].join('; ');
  }

  place(view: Tycoon, place: number): string {
    const here = view.places[place]!;
    return here.kind === 'free' ? `${this.contents(here)}; ${placeName(view, place, this.texts)}` : this.contents(here);
  }

  aboutPlace(view: Tycoon, place: number, site?: Site): Asked {
    const here = view.places[place]!;
    const owner = here.owner !== null ? `${this.name(here.owner)}. ` : '';
    if (here.tile) {
      const about = this.aboutTile(here.tile);
      return { ...about, text: `${owner}${about.text}` };
    }
    return { title: capital(placeName(view, place, this.texts)), text: `${capital(this.site(site) || this.contents(here))}.`, clause: CLAUSES[here.kind] };
  }

  /** What supplying a tile on a free place would cost and bring. */
  site(site: Site | undefined): string {
    if (!site) return '';
    return site.price === null ? this.t('ui-site-dry') : this.t('ui-site', { price: this.money(site.price), gain: this.gain(site.gain) });
  }

  /** What the place pointed at is like, or what the numbers on all of them mean. */
  sites(view: Tycoon, sites: ReadonlyMap<number, Site>, aimed: number): string {
    if (aimed >= 0) return capital([placeName(view, aimed, this.texts), this.site(sites.get(aimed))].filter(Boolean).join(': '));
    const all = [...sites.values()];
    if (!all.length) return '';
    const gains = new Set(all.flatMap((one) => (one.price === null ? [] : [this.gain(one.gain)]))); // neighbours may add to it
    const said = [this.t('ui-sites'), gains.size === 1 ? this.t('ui-sites-bring', { gain: [...gains][0]! }) : '', all.some((one) => one.price === null) ? this.t('ui-sites-dry') : ''];
    return said.filter(Boolean).join(' · ');
  }

  /** "+$9 ★1" where there is little room. */
  brief(gain: Gain): string {
    return [gain.money ? `+${this.money(gain.money)}` : '', gain.points ? `★${gain.points}` : '', gain.goods ? `▪${gain.goods}` : ''].filter(Boolean).join(' ');
  }

  // Deliveries

  /** "$6: city $2, Boris $4" */
  bill(way: Pick<Way, 'price' | 'to_city' | 'to_seats'>): string {
    if (!way.price) return this.t('ui-free-of-charge');
    const seats = way.to_seats.flatMap((amount, seat) => (amount ? [`${this.name(seat)} ${this.money(amount)}`] : []));
    const city = way.to_city ? [`${this.t('ui-city')} ${this.money(way.to_city)}`] : [];
    return `${this.money(way.price)} (${[...city, ...seats].join(', ')})`;
  }

  delivery(delivery: Delivery, seat: number): string {
    const tile = tileOf(delivery.tile);
    const said = [this.tile(delivery.tile), this.t('ui-needs', { what: this.needs(tile) })];
    if (delivery.price === null) said.push(this.t('ui-out-of-reach'));
    else said.push(this.t('ui-carriage', { bill: this.bill(delivery.ways[0]!) }), this.t('ui-brings', { gain: this.gain(delivery.gains[seat]!) }));
    if (delivery.price !== null && !delivery.payable) said.push(this.t('ui-unpayable'));
    return said.join('; ');
  }

  others(delivery: Delivery, seat: number): string {
    const told = delivery.gains.flatMap((gain, other) => (other !== seat && this.gain(gain) ? [`${this.name(other)} ${this.gain(gain)}`] : []));
    return told.length ? this.t('ui-others-gain', { who: told.join(', ') }) : '';
  }

  // The whole position

  position(view: Tycoon): string[] {
    const told = [`${this.t('ui-round', { round: view.round, rounds: view.rounds })}.`];
    if (view.order.length) told.push(`${this.t('ui-order')}: ${view.order.map((seat) => this.name(seat)).join(', ')}.`);
    if (this.help && view.next_order.length) told.push(`${this.t('ui-next-order')}: ${view.next_order.map((seat) => this.name(seat)).join(', ')}.`);
    view.seats.forEach((seat, i) => {
      const parts = [this.money(seat.cash), this.t('label-points-of', { count: seat.points }), this.t('label-goods-of', { count: seat.goods }), this.t('label-tiles', { count: seat.hand_size })];
      told.push(`${this.name(i)}: ${parts.join(', ')}${seat.passed ? `, ${this.t('ui-passed')}` : ''}.`);
    });
    view.places.forEach((here, place) => {
      if (here.kind !== 'free') told.push(`${this.place(view, place)}.`);
    });
    for (const kind of ['power', 'water'] as const) {
      const top = view.piles[kind].top.map((side) => this.plant(side)).join(' / ');
      told.push(`${this.t(`ui-pile-${kind}`, { count: view.piles[kind].left })}${top ? `: ${top}` : ''}.`);
    }
    told.push(`${this.t('ui-landscape-left', { count: view.landscape })}.`);
    return told;
  }
}
