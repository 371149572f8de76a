/** Sets of cards as moves write them. What a set is worth, and whether it is a bid, the server tells. */

import { CARDS, type Bid, type Counts } from './view';

export function tidy(set: Counts): Counts {
  return Object.fromEntries(CARDS.filter((card) => set[card]).map((card) => [card, set[card]]));
}

function same(one: Counts, other: Counts): boolean {
  return CARDS.every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** A set as a bid: of the menu where that has it, else card by card. */
export function written(menu: readonly Bid[], set: Counts): string {
  const known = menu.find(({ cards }) => same(cards, set));
  return known ? `bid ${known.size} ${known.jokers}` : `lay : ${CARDS.map((card) => set[card] ?? 0).join(' ')}`;
}

/** The cards of a written bid, null for any other move. */
export function cardsOf(menu: readonly Bid[], move: string): Counts | null {
  const [kind, ...rest] = move.replace(':', '').split(/\s+/);
  if (kind === 'bid') return menu.find(({ size, jokers }) => size === Number(rest[0]) && jokers === Number(rest[1]))?.cards ?? {};
  return kind === 'lay' ? tidy(Object.fromEntries(CARDS.map((card, i) => [card, Number(rest[i])]))) : null;
}
