/** Points counted before everybody's eyes, one source after another. */

const ALL = 6000; // milliseconds for all sources together
const [LEAST, MOST] = [380, 900]; // for one of them

export class Counting {
  /** How many sources are counted; the one being counted is the last of them. */
  at = $state(Infinity);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly total: () => number) {}

  /** Whether there is still something to be counted. */
  running = $derived.by(() => this.at <= this.total());

  begin(): void {
    this.skip();
    if (!this.total()) return;
    this.at = 0;
    this.go();
  }

  /** Show the result at once. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.at = Infinity;
  };

  private go(): void {
    const wait = Math.min(MOST, Math.max(LEAST, ALL / this.total()));
    this.timer = setTimeout(() => {
      this.at += 1;
      if (this.running) this.go();
      else this.at = Infinity;
    }, wait);
  }
}
