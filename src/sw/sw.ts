import { closeNotifications } from '../lib/close-notifications.ts';
import { HANDED_ADDRESS } from '../lib/handed/handed.model.ts';
import { fileOf, isFile } from './files.ts';
import { takeOver } from './handing-over.ts';
import { keepLoaded } from './keeping.ts';
import { pageOf } from './pages.ts';
import { listenForPushes } from './push.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { feedOf, forget, isFeed, isPicture, pictureOf } from './seen.ts';

/** The service worker: `/sw.js`, built by itself (`src/build/service-worker-plugin.ts`, docs/decisions/0072). */
const scope = self as unknown as WorkerScope;

const responseTo = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return undefined;
  if (request.method === 'POST' && url.pathname === HANDED_ADDRESS) return takeOver(request);
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate')
    return request.destination === 'document' ? pageOf(scope, event) : undefined;
  const asked = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  if (isFile(url)) return fileOf(asked);
  if (isFeed(url)) return feedOf(asked);
  if (request.destination === 'image' && isPicture(url)) return pictureOf(asked);
  return undefined;
};

const begin = async (): Promise<void> => {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
};

// Pages of older versions get what they ask for from this one as well, so it need not wait for them.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('fetch', (event) => {
  const response = responseTo(event);
  if (response) event.respondWith(response);
});
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'forget') event.waitUntil(Promise.all([forget(), closeNotifications(scope.registration)]));
  else if (Array.isArray(data)) event.waitUntil(keepLoaded(data.filter((each) => typeof each === 'string')));
});
listenForPushes(scope);
