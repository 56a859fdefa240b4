import type { PushPayload } from '@livery/contract';
import { patternOf } from '../lib/haptics/patterns.ts';
import type { WindowClient, WorkerScope } from './scope.ts';

/** By habit: the brand's own picture stands there. */
const ICON = '/apple-touch-icon.png';

const isPayload = (value: unknown): value is PushPayload => {
  const { title, body, tag, url } = (value ?? {}) as Record<string, unknown>;
  return [title, body, tag, url].every((each) => typeof each === 'string');
};

const pagesOf = ({ clients }: WorkerScope): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whoever has the app before their eyes is told there. */
const show = async (scope: WorkerScope, payload: unknown): Promise<void> => {
  if (!isPayload(payload)) return;
  const pages = await pagesOf(scope);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, tag, url, silent, vibrate, haptics } = payload;
  await scope.registration.showNotification(title, {
    ...{ body, tag, icon: ICON, data: { url }, silent },
    // A later one of the same thing takes the place of the one before, and is told anew.
    ...(!silent && { renotify: true }),
    // A silent one that vibrates is refused.
    ...(vibrate && !silent && { vibrate: patternOf('pushed', haptics === 'strong') }),
  } as NotificationOptions);
};

/** An address of this app, whatever stands in the data. */
const placeOf = ({ location }: WorkerScope, data: unknown): string => {
  const { url } = (data ?? {}) as { url?: unknown };
  const place = new URL(typeof url === 'string' ? url : '/', location.origin);
  return place.origin === location.origin ? place.href : `${location.origin}/`;
};

/** In the page that is open already, the one that was looked at last where there are some; else in a new one. */
const open = async (scope: WorkerScope, url: string): Promise<void> => {
  const [page] = [...(await pagesOf(scope))].sort(
    (one, other) => Number(other.focused) - Number(one.focused),
  );
  if (!page) return void (await scope.clients.openWindow(url));
  try {
    await page.focus();
    if (page.url !== url) await page.navigate(url);
  } catch {
    await scope.clients.openWindow(url);
  }
};

/** Push messages: shown while no page is in sight, and opened where they lead. */
export const listenForPushes = (scope: WorkerScope): void => {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, event.data?.json()));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(scope, placeOf(scope, notification.data)));
  });
  // The next page that opens tells the server: a worker has no session.
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options;
    if (options) event.waitUntil(scope.registration.pushManager.subscribe(options));
  });
};
