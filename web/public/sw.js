// Keeps the page itself, so that it opens without a connection and can say so calmly.
// Never touches /api or /ws: what happens at a table is the server's to tell. Nor /docs and /verify: other pages.
const CACHE = 'polis-1';
const SHELL = ['/', '/first.js', '/icon.svg'];
// What the page that registers this has just fetched need not travel again.
const known = (path) => new Request(path, { cache: 'force-cache' });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map(known))).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|ws|docs|verify)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreVary: true })));
});

// The newest page where there is a connection, the kept one where there is none.
async function freshPage(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put('/', answer.clone());
      await forget(cache, await answer.clone().text());
    }
    return answer;
  } catch {
    return cache.match('/');
  }
}

// Files in assets carry a fingerprint in their name: what is kept is right forever.
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// After an update the entry script has another name; the files of the old page are let go.
async function forget(cache, page) {
  const entry = /assets\/index-[\w-]+\.js/.exec(page)?.[0];
  const names = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const entries = names.filter((name) => /assets\/index-[\w-]+\.js/.test(name));
  if (entry && entries.length && !entries.some((name) => name.endsWith(entry))) {
    await Promise.all(names.filter((name) => name.startsWith('/assets/')).map((name) => cache.delete(name)));
  }
}
