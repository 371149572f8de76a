/** What the chips of the seats say, what a move would change, and who plays beside the seats. */

import type { BoardSeat, BoardTexts, Consequence, Holding, Rival, View } from '$lib/board';
import { capital } from '$lib/texts';
import { tileOf } from './abilities';
import { players } from './houses';
import { readBid, readReserve, reading } from './sets';
import { level, pairs, type NewYork } from './view';
import { halved, Words } from './words';

export function holdings(view: View, seat: number, texts: BoardTexts): Holding[] {
  const seen = view as NewYork;
  const house = seen.houses?.[seat];
  if (!house) return [];
  const over = seen.phase === 'over';
  return [
    { key: 'points', label: texts.t('label-points'), value: over ? house.total : house.points, main: true, icon: 'points' },
    { key: 'dollars', label: texts.t('label-dollars'), value: house.dollars, main: true, icon: 'money' },
    { key: 'hand', label: texts.t('label-hand'), value: house.hand_size, icon: 'cards' },
    house.tom === null
      ? { key: 'supply', label: texts.t('label-supply'), value: house.supply, icon: 'goods' }
      : { key: 'level', label: texts.t('label-level'), value: code(texts.t(`option-tom1-${level(house)}`)) },
  ];
}

/** "Easy A6": the rules call the level A6. */
function code(level: string): string {
  return level.slice(level.lastIndexOf(' ') + 1);
}

/** The Toms. */
export function rivals(view: View, seats: readonly BoardSeat[], texts: BoardTexts): Rival[] {
  const seen = view as NewYork;
  if (!seen.houses) return [];
  const all = players(seen, seats, texts);
  const words = new Words(texts, all, true);
  const ahead = (a: number, b: number) =>
    seen.houses[a]!.total - seen.houses[b]!.total || rank(seen, b) - rank(seen, a);
  return all.filter((player) => player.tom).map(({ house, colour }) => ({
    key: `tom${house}`,
    name: words.name(house),
    colour,
    holdings: holdings(view, house, texts),
    points: seen.houses[house]!.total,
    place: 1 + all.filter((other) => ahead(other.house, house) > 0).length,
    about: words.aboutHouse(seen, house),
  }));
}

function rank(view: NewYork, house: number): number {
  return view.track.findIndex((marker) => marker.house === house);
}

/** What a bid counts as and why, what a character costs, what a token makes of a district. */
export function consequence(view: View, seat: number, move: string, texts: BoardTexts): Consequence | null {
  const seen = view as NewYork;
  const house = seen.houses[seat];
  if (!house) return null;
  const words = new Words(texts, [], false);
  const [kind, what = '', where = ''] = move.split(' ');
  if (kind === 'bid' || kind === 'lay') {
    const set = readBid(seen.auction, house.hand ?? {}, move) ?? {};
    const read = reading(seen.auction, set);
    const counts = texts.t('ui-counts', { total: read.total, why: words.counted(read, seen.auction.category) });
    return { text: `${capital(words.cards(set))}: ${counts}` };
  }
  const arranged = readReserve(move);
  if (arranged) return { text: `${texts.t('label-reserve')}: ${words.cards(arranged)}` };
  if (kind === 'use' || kind === 'convert' || kind === 'erect') {
    return { price: 1, before: house.dollars, after: house.dollars - 1 };
  }
  if (kind === 'pick') {
    const tiles = seen.starters.open[Number(what) - 1] ?? [];
    return { text: tiles.map((one) => words.ability(one)).join('; ') };
  }
  if (kind === 'pair') {
    const pair = pairs(seen)[Number(what) - 1];
    return pair ? { text: capital(words.pair(pair)) } : null;
  }
  if (kind === 'take') return { text: texts.t('ui-scores-value', { value: tileOf(what).value }) };
  if (kind === 'place') {
    const at = seen.districts.find((one) => one.district === where);
    const token = seen.tokens.find((one) => what === `${one.vehicle}_${one.high ? 'high' : 'low'}`);
    if (at && token) return { text: texts.t('ui-worth-then', { value: at.value + token.value, second: halved(at.value + token.value, 2) }) };
  }
  return null;
}
