/** A delivery by routes of the player's own: cube by cube, from a plant from tile to tile. Where a
 *  route can go on to, and the rest of its way home, the server says. */

import type { Previewed } from '$lib/messages';
import { readDelivery, writeDelivery } from './delivery';
import { isPlant, resourceOf, type Resource, type Tycoon } from './view';

interface Shell {
  pick(move: string | null): void;
  ask(move: string): void;
}

export class Freight {
  place = $state(-1); // the district; -1: nothing is being drawn
  routes = $state.raw<number[][]>([]);
  at = $state(0); // the cube being carried
  path = $state.raw<number[]>([]); // its new route so far
  short = $state(''); // a delivery with a route that stops short, until the server leads it home

  constructor(
    private readonly view: () => Tycoon,
    private readonly shell: Shell,
  ) {}

  get on(): boolean {
    return this.place >= 0;
  }

  begin(place: number, routes: number[][]): void {
    this.place = place;
    this.take(routes, 0);
  }

  end(): void {
    this.place = -1;
    this.routes = [];
    this.path = [];
    this.short = '';
  }

  /** Take up another cube. */
  turn(at: number): void {
    this.take(this.routes, at);
  }

  private take(routes: number[][], at: number): void {
    this.routes = routes;
    this.at = at;
    this.path = [];
    this.short = '';
    this.shell.pick(writeDelivery(this.place, routes));
  }

  resource(at: number): Resource {
    return resourceOf(this.view().places[this.routes[at]?.[0] ?? 0]);
  }

  /** Places that can be touched now: plants to begin with, then neighbours, or back along the path. */
  lit(): number[] {
    if (!this.on || this.short) return [];
    const { places, roads } = this.view();
    if (!this.path.length) return places.flatMap((_, place) => (this.hasCube(place) ? [place] : []));
    const crossed = new Set(this.path.map((one) => roads[one]!.node));
    const next = roads[this.path.at(-1)!]!.next.filter((one) => !crossed.has(one));
    const ahead = roads.flatMap(({ node }, place) => (next.includes(node) ? [place] : []));
    return [...new Set([...ahead, this.place, ...this.path.slice(0, -1)])];
  }

  private hasCube(place: number): boolean {
    const here = this.view().places[place]!;
    if (!isPlant(here.kind) || resourceOf(here) !== this.resource(this.at)) return false;
    return here.cubes > this.routes.filter((route, i) => i !== this.at && route[0] === place).length;
  }

  touch(place: number): void {
    if (!this.lit().includes(place)) return;
    const back = this.path.indexOf(place);
    if (place === this.place) return this.arrive();
    this.path = back >= 0 ? this.path.slice(0, back + 1) : [...this.path, place];
    this.shell.pick(null);
  }

  private arrive(): void {
    const routes = this.routes.map((old, i) => (i === this.at ? this.path : old));
    const { next } = this.view().roads[this.path.at(-1)!]!;
    if (next.includes(this.place)) return this.take(routes, (this.at + 1) % routes.length);
    this.short = writeDelivery(this.place, routes);
    this.shell.ask(this.short);
  }

  /** What the server says of a delivery that stops short: the rest of the way, or why there is none. */
  answer({ problem, move }: Previewed): void {
    if (move !== this.short) return;
    const whole = readDelivery(problem?.nearest ?? '');
    this.short = '';
    if (whole?.place === this.place) this.take(whole.routes, (this.at + 1) % whole.routes.length);
    else this.shell.pick(move);
  }
}
