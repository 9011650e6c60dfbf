import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ANSWERS_CACHE, isSessionEnded, TAKE_OVER } from './cacheNames';
import { cacheResponses } from './cacheResponses';
import { isCacheable } from './cacheablePaths';
import { openPage } from './openPage';
import { readPush } from './readPush';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: the files of a first visit, the script that the page starts with, and the version of both. */
declare const PRECACHE: { entries: PrecacheEntry[]; start: string; version: string };

const DAY_S = 86_400;
const SHELL = '/play';
const shellPrefix = 'arma11-shell-';
const shellCache = shellPrefix + PRECACHE.version;
/** The addresses whose page is the app's; partners' pages, documents and pictures are nobody's business here. */
const APP_PAGES = [/^\/$/, /^\/(login-user|play|compe|casual|predi|users)(\/|$)/];

precacheAndRoute(PRECACHE.entries);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'arma11-files',
    plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'arma11-pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

// The page always comes from the server when it can: its policy and its settings are the server's of that moment.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: shellCache,
      networkTimeoutSeconds: 5,
      plugins: [
        {
          cacheKeyWillBeUsed: async () => SHELL,
          cacheWillUpdate: async () => null,
          // Firefox answers with an error where the page could not be asked for ahead of the worker; others reject.
          handlerWillRespond: async ({ response }) =>
            response.type === 'error' ? ((await caches.match(SHELL, { cacheName: shellCache })) ?? response) : response,
        },
      ],
    }),
    { allowlist: APP_PAGES },
  ),
);

let latestWrite = 0;
const endedTokens = new Set<string>();
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isCacheable(url) && request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: ANSWERS_CACHE,
    networkTimeoutSeconds: 6,
    plugins: [
      cacheResponses(() => latestWrite, Date.now, endedTokens),
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('fetch', ({ request }) => {
  if (request.method !== 'GET' && new URL(request.url).pathname.startsWith('/services/')) latestWrite = Date.now();
});

/** Keeps the page as the server gives it, policy and all; another build's page would start with files that are not here. */
async function keepShell(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(PRECACHE.start))
    throw new Error('The server has another version of the app: this one is not installed.');
  await (await caches.open(shellCache)).put(SHELL, page);
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
  if (!isSessionEnded(event.data)) return;
  if (event.data.token) endedTokens.add(event.data.token);
  event.waitUntil(caches.delete(ANSWERS_CACHE));
});

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = readPush(event.data?.text());
  const look = { icon: '/icons/192.png', badge: '/icons/192.png', lang: 'es' };
  event.waitUntil(self.registration.showNotification(title, { ...look, body, tag, data: link }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self.clients, event.notification.data as string));
});
