/** Where the page is. Addresses are plain paths; links are plain links. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

export function go(to: string, replace = false): void {
  const here = location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  route.read();
  if (location.pathname !== here) scrollTo(0, 0);
}

/** Change the part after # without a step in the history. */
export function mark(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash ? `#${hash}` : ''}`);
  route.hash = hash;
}

function followed(event: MouseEvent): string | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (/^\/(api|docs)\//.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/** Let links and the back button move within the page. Called once. */
export function followLinks(): void {
  addEventListener('popstate', () => route.read());
  addEventListener('hashchange', () => route.read());
  document.addEventListener('click', (event) => {
    const to = followed(event);
    if (to === null) return;
    if (to.includes('#') && to.split('#')[0] === location.pathname + location.search) return;
    event.preventDefault();
    go(to);
  });
}
