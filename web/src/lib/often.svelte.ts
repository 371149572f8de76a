/** Do something now, and again from time to time while the page is looked at. */
export function everySoOften(what: () => Promise<void>, every: number): void {
  $effect(() => {
    void what();
    const again = () => {
      if (!document.hidden) void what();
    };
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });
}

/** The time, told again every second to whoever reads it. */
class Now {
  at = $state(Date.now());
  private readers = 0;
  private timer = 0;

  /** Run while a component is on the page. */
  run(): void {
    $effect(() => {
      if (this.readers++ === 0) this.timer = window.setInterval(() => (this.at = Date.now()), 1000);
      return () => {
        if (--this.readers === 0) clearInterval(this.timer);
      };
    });
  }
}
export const now = new Now();
