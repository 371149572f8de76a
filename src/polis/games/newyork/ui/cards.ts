/** Sets of cards as moves write them. What a set is worth, and whether it is a bid, the server tells. */

import { CARDS, type Bid, type Card, type Counts } from './view';

export function tidy(set: Counts): Counts {
  return Object.fromEntries(CARDS.filter((card) => set[card]).map((card) => [card, set[card]]));
}

function same(one: Counts, other: Counts): boolean {
  return CARDS.every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

function counted(kind: string, set: Counts): string {
  return `${kind} : ${CARDS.map((card) => set[card] ?? 0).join(' ')}`;
}

/** A set as a bid: of the menu where that has it, else card by card. */
export function written(menu: readonly Bid[], set: Counts): string {
  const known = menu.find(({ cards }) => same(cards, set));
  return known ? `bid ${known.size} ${known.jokers}` : counted('lay', set);
}

/** The cards of a written bid, null for any other move. */
export function cardsOf(menu: readonly Bid[], move: string): Counts | null {
  const [kind, ...rest] = move.replace(':', '').split(/\s+/);
  if (kind === 'bid') return menu.find(({ size, jokers }) => size === Number(rest[0]) && jokers === Number(rest[1]))?.cards ?? {};
  return kind === 'lay' ? tidy(Object.fromEntries(CARDS.map((card, i) => [card, Number(rest[i])]))) : null;
}

/** The reserve as it would be with one card given for one taken, as a move. */
export function arranged(reserve: Counts, given: Card, taken: Card): string {
  const change = (card: Card) => Number(card === given) - Number(card === taken);
  return counted('arrange', Object.fromEntries(CARDS.map((card) => [card, (reserve[card] ?? 0) + change(card)])));
}
