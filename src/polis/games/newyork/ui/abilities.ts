/** What a character's tile shows: when it works, its value, and its ability in signs. */

export type Sign =
  | 'press' | 'dollars' | 'office' | 'plan' | 'prestige' | 'skyscraper' | 'joker'
  | 'card' | 'reserve' | 'discard' | 'point' | 'step' | 'tower' | 'clock' | 'tie' | 'people' | 'first'
  | 'lamp-brown' | 'lamp-green' | 'vehicle' | 'district' | 'swap' | 'wild' | 'convert' | 'spare' | 'crane' | 'rest';

export interface Tile {
  when: 1 | 2 | 3 | 4; // phases I to III, or the end
  value: number;
  says: (Sign | `${'+' | '×' | '−' | '='}${number}` | `${number}` | '/' | '→')[];
}

const WHEN = ['', 'I', 'II', 'III', 'Σ'] as const;

export function numeral(tile: Tile): string {
  return WHEN[tile.when]!;
}

export const TILES: readonly Tile[] = [
  { when: 1, value: 1, says: ['2', 'swap'] },
  { when: 1, value: 1, says: ['+1', 'reserve'] },
  { when: 1, value: 2, says: ['+1', 'spare'] },
  { when: 1, value: 2, says: ['2', '→', '1', 'card'] },
  { when: 1, value: 3, says: ['+1', 'card', '+1', 'reserve'] },
  { when: 1, value: 3, says: ['+1', 'card', '3', 'swap'] },
  { when: 1, value: 4, says: ['3', '→', '2', 'card'] },
  { when: 1, value: 5, says: ['+2', 'card', '+1', 'reserve'] },
  { when: 2, value: 1, says: ['clock', '+1', 'dollars'] },
  { when: 2, value: 1, says: ['+1', 'press'] },
  { when: 2, value: 1, says: ['+1', 'dollars'] },
  { when: 2, value: 2, says: ['+1', 'office'] },
  { when: 2, value: 2, says: ['+1', 'plan'] },
  { when: 2, value: 3, says: ['+1', 'prestige'] },
  { when: 2, value: 3, says: ['+1', 'skyscraper'] },
  { when: 2, value: 2, says: ['1', 'wild'] },
  { when: 2, value: 3, says: ['tie'] },
  { when: 2, value: 4, says: ['+1', 'joker'] },
  { when: 2, value: 4, says: ['convert'] },
  { when: 2, value: 5, says: ['+2', 'card'] },
  { when: 3, value: 1, says: ['+1', 'point'] },
  { when: 3, value: 1, says: ['+1', 'tower'] },
  { when: 3, value: 1, says: ['+1', 'step'] },
  { when: 3, value: 2, says: ['+1', 'point', '+1', 'tower'] },
  { when: 3, value: 2, says: ['+1', 'point', '+1', 'step'] },
  { when: 3, value: 3, says: ['+1', 'step', '+1', 'tower'] },
  { when: 3, value: 4, says: ['first', '→', 'step'] },
  { when: 3, value: 5, says: ['crane'] },
  { when: 4, value: 4, says: ['1', 'point', '/', 'lamp-green'] },
  { when: 4, value: 4, says: ['1', 'point', '/', 'lamp-brown'] },
  { when: 4, value: 4, says: ['2', 'point', '/', 'vehicle'] },
  { when: 4, value: 5, says: ['1', 'point', '/', 'people'] },
  { when: 4, value: 5, says: ['2', 'point', '/', 'first'] },
  { when: 4, value: 5, says: ['1', 'point', '/', '2', 'step'] },
  { when: 4, value: 5, says: ['1', 'point', '/', 'rest'] },
  { when: 4, value: 5, says: ['1', 'point', '/', 'district'] },
];

export function tileOf(character: string): Tile {
  return TILES[Number(character.slice(1)) - 1]!;
}
