/** A delivery by routes of the player's own: cube by cube, from a plant from tile to tile. */

import { nodeOf, Streets, writeDelivery } from './routing';
import { isPlant, resourceOf, type Resource, type Tycoon } from './view';

export class Freight {
  place = $state(-1); // the district; -1: nothing is being drawn
  routes = $state.raw<number[][]>([]);
  at = $state(0); // the cube being carried
  path = $state.raw<number[]>([]); // its new route so far

  constructor(
    private readonly view: () => Tycoon,
    private readonly seat: () => number,
    private readonly tell: (move: string | null) => void,
  ) {}

  get on(): boolean {
    return this.place >= 0;
  }

  begin(place: number, routes: number[][]): void {
    this.place = place;
    this.routes = routes;
    this.turn(0);
  }

  end(): void {
    this.place = -1;
    this.routes = [];
    this.path = [];
  }

  /** Take up another cube. */
  turn(at: number): void {
    this.at = at;
    this.path = [];
    this.tell(writeDelivery(this.place, this.routes));
  }

  resource(at: number): Resource {
    return resourceOf(this.view().places[this.routes[at]?.[0] ?? 0]);
  }

  /** Places that can be touched now: plants to begin with, then neighbours, or back along the path. */
  lit(): number[] {
    if (!this.on) return [];
    const view = this.view();
    if (!this.path.length) return view.places.flatMap((_, place) => (this.hasCube(place) ? [place] : []));
    const crossed = new Set(this.path.map(nodeOf));
    const next = new Streets(view).next(this.path.at(-1)!).filter((one) => one === this.place || !crossed.has(nodeOf(one)));
    return [...new Set([...next, this.place, ...this.path.slice(0, -1)])];
  }

  private hasCube(place: number): boolean {
    const here = this.view().places[place]!;
    if (!isPlant(here.kind) || resourceOf(here) !== this.resource(this.at)) return false;
    return here.cubes > this.routes.filter((route, i) => i !== this.at && route[0] === place).length;
  }

  touch(place: number): void {
    if (!this.lit().includes(place)) return;
    const back = this.path.indexOf(place);
    if (place === this.place) this.arrive();
    else this.path = back >= 0 ? this.path.slice(0, back + 1) : [...this.path, place];
    if (this.path.length) this.tell(null);
  }

  /** At the district: what is left of the way goes by the cheapest tiles. */
  private arrive(): void {
    const rest = new Streets(this.view()).home(this.path, this.place, this.seat());
    if (!rest) return;
    const route = [...this.path, ...rest];
    this.routes = this.routes.map((old, i) => (i === this.at ? route : old));
    this.turn((this.at + 1) % this.routes.length);
  }
}
