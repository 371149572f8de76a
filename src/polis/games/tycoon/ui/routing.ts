/** Ways over the board: what they cost and whom they pay. The server decides; here they are only drawn. */

import { CITY, isCrossed, TOLL, type Tycoon } from './view';

export interface Bill {
  price: number;
  city: number;
  seats: number[];
}

/** The city's four tiles are one. */
export const nodeOf = (place: number): number => (place < CITY ? 0 : place);

const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** Which places share a side, by place; built once for a view. */
export class Streets {
  private readonly at = new Map<string, number>();

  constructor(private readonly view: Tycoon) {
    view.places.forEach(({ x, y }, place) => this.at.set(`${x} ${y}`, place));
  }

  find(x: number, y: number): number | undefined {
    return this.at.get(`${x} ${y}`);
  }

  /** Tiles side by side that cubes can be carried over. */
  touching(place: number): number[] {
    const { x, y } = this.view.places[place]!;
    const around = SIDES.map(([dx, dy]) => this.find(x + dx, y + dy));
    return around.filter((one): one is number => one !== undefined && isCrossed(this.view.places[one]));
  }

  /** The same with the city as one tile. */
  next(place: number): number[] {
    if (place >= CITY) return this.touching(place);
    const all = [0, 1, 2, 3].flatMap((tile) => this.touching(tile));
    return [...new Set(all.filter((one) => one >= CITY))];
  }

  /** Through the middles of tiles: inside the city from plant to gate by way of its own streets. */
  line(route: readonly number[], end: number): { x: number; y: number }[] {
    const stops = [...route, end];
    const found: number[] = [stops[0]!];
    stops.slice(1).forEach((stop) => {
      const last = found.at(-1)!;
      if (last < CITY || stop < CITY) found.push(...this.gate(last, stop));
      if (found.at(-1) !== stop) found.push(stop);
    });
    return found.map((place) => this.view.places[place]!);
  }

  private gate(from: number, to: number): number[] {
    const [inner, outer] = from < CITY ? [from, to] : [to, from];
    if (outer < CITY || this.touching(outer).includes(inner)) return [];
    const gate = this.touching(outer).find((one) => one < CITY);
    if (gate === undefined) return [];
    const corner = this.touching(inner).includes(gate) ? [] : [this.touching(inner).find((one) => one < CITY)!];
    return from < CITY ? [...corner, gate] : [gate, ...corner];
  }

  /** The cheapest way from the end of a path to a district, without what the path has crossed. */
  home(path: readonly number[], end: number, seat: number): number[] | null {
    const seen = new Set(path.map(nodeOf));
    let wave: number[][] = [[path.at(-1)!]];
    while (wave.length) {
      wave.sort((a, b) => this.cost(a, seat) - this.cost(b, seat) || a.length - b.length);
      const way = wave.shift()!;
      for (const one of this.next(way.at(-1)!)) {
        if (one === end) return way.slice(1);
        if (!seen.has(nodeOf(one))) wave.push([...way, one]);
      }
      seen.add(nodeOf(way.at(-1)!));
      wave = wave.filter((other) => !seen.has(nodeOf(other.at(-1)!)));
    }
    return null;
  }

  private cost(way: readonly number[], seat: number): number {
    return way.slice(1).filter((one) => this.view.places[one]!.owner !== seat).length;
  }
}

/** Tolls of cubes on their routes, by who gets them. */
export function billOf(view: Tycoon, seat: number, routes: readonly (readonly number[])[]): Bill {
  const bill: Bill = { price: 0, city: 0, seats: view.seats.map(() => 0) };
  for (const { place, amount } of tollsOf(view, seat, routes)) {
    const owner = view.places[place]!.owner;
    bill.price += amount;
    if (owner === null) bill.city += amount;
    else bill.seats[owner]! += amount;
  }
  return bill;
}

/** Tolls by the place where they fall due; the city's at its first tile. */
export function tollsOf(view: Tycoon, seat: number, routes: readonly (readonly number[])[]): { place: number; amount: number }[] {
  const found = new Map<number, number>();
  for (const route of routes) {
    for (const place of new Set(route.map(nodeOf))) {
      if (view.places[place]?.owner !== seat) found.set(place, (found.get(place) ?? 0) + TOLL);
    }
  }
  return [...found].map(([place, amount]) => ({ place, amount }));
}

export function writeDelivery(place: number, routes: readonly (readonly number[])[]): string {
  return ['deliver', place, ':', ...routes.flatMap((route) => [route.length, ...route])].join(' ');
}

/** The place and the routes of a written delivery. */
export function readDelivery(move: string): { place: number; routes: number[][] } | null {
  const [head = '', print = ''] = move.split(':');
  const [kind, place] = head.trim().split(' ');
  if (kind !== 'deliver') return null;
  const numbers = print.trim().split(/\s+/).filter(Boolean).map(Number);
  const routes: number[][] = [];
  for (let at = 0; at < numbers.length; at += 1 + numbers[at]!) routes.push(numbers.slice(at + 1, at + 1 + numbers[at]!));
  return { place: Number(place), routes };
}
