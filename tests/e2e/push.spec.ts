import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page, Worker } from '@playwright/test';
import { register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { logOut } from './support/walk.ts';

/** In the place of the browser's own push service: only the server's half goes there. */
const startPushService = async () => {
  let arrived = 0;
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      arrived += 1;
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/browser`,
    arrived: () => arrived,
    stop: () => new Promise((done) => server.close(done)),
  };
};

/** A browser without a window has no push service: it subscribes at ours. The keys are a real point, so that it can be encrypted for. */
const subscribesAt = (page: Page, endpoint: string) =>
  page.addInitScript((address) => {
    let current: object | null = null;
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      current = subscription;
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  }, endpoint);

/** Hands the worker what a push service would, decrypted. */
const deliver = async (session: CDPSession, origin: string, payload: object): Promise<void> => {
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId, data: JSON.stringify(payload) },
  });
  await session.send('ServiceWorker.disable');
};

/** What the worker of `sw/push.ts` has done, counted: it answers nobody, and what is looked for while it is being shown is lost. */
const countWork = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as {
      work: { looked: number; shown: number };
      clients: { matchAll(query: object): Promise<unknown> };
      registration: { showNotification(title: string, options: object): Promise<void> };
    };
    const { clients, registration } = scope;
    const [matchAll, show] = [
      clients.matchAll.bind(clients),
      registration.showNotification.bind(registration),
    ];
    scope.work = { looked: 0, shown: 0 };
    clients.matchAll = (query) => matchAll(query).finally(() => (scope.work.looked += 1));
    registration.showNotification = (title, options) =>
      show(title, options).finally(() => (scope.work.shown += 1));
  });

test('a browser that is switched on is told by the server; the worker is silent before somebody’s eyes, shows it otherwise, and leads to its place', async ({
  page,
  context,
  request,
  baseURL,
  t,
  signsIn,
}) => {
  const service = await startPushService();
  await context.grantPermissions(['notifications']);
  await subscribesAt(page, service.endpoint);
  const [ann, ben] = [await register(request, 'Ann Told'), await register(request, 'Ben Telling')];
  await signsIn(page, ann);
  await page.goto('/profile');
  const push = page.getByRole('switch', { name: t('notifications.push') });
  await expect(push).toBeEnabled();
  await push.click();
  await expect(push).toBeChecked();

  await request.put(`/social/api/authors/${ann.id}/follow`, {
    headers: { authorization: `Bearer ${ben.access}` },
  });
  await expect.poll(service.arrived, { timeout: 20_000 }).toBe(1);
  await service.stop();

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await countWork(worker);
  const work = () =>
    worker.evaluate(() => (self as unknown as { work: { looked: number; shown: number } }).work);
  const told = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  const payload = {
    ...{ title: 'Ben followed you', body: '', tag: 'n1', url: `/guest-page/${ben.id}` },
    ...{ silent: false, vibrate: false },
  };
  const session = await context.newCDPSession(page);
  await deliver(session, baseURL ?? '', { ...payload, title: 'Seen in the page', tag: 'n0' });
  await expect.poll(work).toEqual({ looked: 1, shown: 0 });
  // Nobody looks at the app any more.
  await page.goto('about:blank');
  await deliver(session, baseURL ?? '', payload);
  await expect.poll(work).toEqual({ looked: 2, shown: 1 });
  await expect.poll(told).toEqual(['Ben followed you']);

  // Browsers open a page for a real tap only: it is enough that the worker wants to, and where.
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown> };
      NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return undefined;
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url);
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  });
  expect(opened).toBe(`${baseURL}/guest-page/${ben.id}`);
  await expect.poll(told).toEqual([]);

  await deliver(session, baseURL ?? '', { ...payload, tag: 'n2' });
  await expect.poll(async () => (await work()).shown).toBe(2);
  await expect.poll(told).toEqual(['Ben followed you']);
  // Whoever has this device next is not told of it.
  await logOut(page, t);
  await expect.poll(told).toEqual([]);
});
