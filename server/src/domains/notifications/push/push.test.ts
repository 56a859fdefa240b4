import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Jobs } from '../../../infra/jobs/jobs.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import { isPublicAddress } from '../../../infra/push/public-address.ts';
import { isFitEndpoint } from '../../../infra/push/public-post.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangePost } from '../../social/social.testing.ts';
import { notifying } from '../notifications.testing.ts';
import type { PushOrder } from './push.repository.ts';
import { type PushService, type ReceivedPush, startPushService } from './push.testing.ts';

let app: TestApp;
let enqueue: Jobs['enqueue'];
let service: PushService;
/** What stands in the queue: its workers are no part of these tests, but of the last one. */
let waiting: PushOrder[] = [];
let received: ReceivedPush[] = [];

beforeAll(async () => {
  app = await startTestApp();
  enqueue = app.infra.jobs.enqueue;
  app.infra.jobs.enqueue = async (_db, _brand, _job, order) => void waiting.push(order as PushOrder);
  service = await startPushService();
});
afterAll(async () => {
  service.stop();
  await app.stop();
});
beforeEach(async () => {
  [received, waiting] = [[], []];
  Object.assign(service, { status: 201, received });
  await app.db().deleteFrom('push_subscriptions').execute();
});
const { call, handOut, put } = notifying(() => app);

const subscribe = (person: TestPerson, address: object, locale = 'en') =>
  call(person, 'POST', '/api/v1/push/subscriptions', { ...address, locale });

/** Runs what waits to be sent, one after the other; what fails stays. */
const sendAll = async (): Promise<void> => {
  await handOut();
  for (let order = waiting[0]; order; order = waiting[0]) {
    await app.services.notifications.push.job.run(app.tenant(), order, new AbortController().signal);
    waiting.shift();
  }
};

const scene = async () => {
  const [ann, ben] = await Promise.all([app.signUp({ nickname: 'Ann' }), app.signUp({ nickname: 'Ben' })]);
  const post = await arrangePost(app.db(), ann.id, { description: 'Tea at seven' });
  const browser = service.openBrowser();
  return { ann, ben, post, browser };
};
const like = (person: TestPerson, post: string) => put(person, `/social/api/posts/${post}/like`);

test('a browser is told what happened, encrypted for it alone, in its language, by a server with a key', async () => {
  const { ann, ben, post, browser } = await scene();
  const { key } = (await call(ann, 'GET', '/api/v1/push/key')).result;
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  await call(ann, 'POST', '/api/v1/users/notify', { sound: 1 });
  const { id } = (await subscribe(ann, browser.address, 'zh-CN')).result;
  expect((await subscribe(ann, browser.address)).result.id).toBe(id);
  await like(ben, post);
  await sendAll();
  expect(received).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = received;
  expect(browser.address.endpoint).toBe(`${service.origin}${path}`);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers['authorization']).toContain(`k=${key}`);
  expect(body.includes('Ben')).toBe(false);
  expect(browser.read(body)).toMatchObject({
    ...{ title: 'Ben liked your post', body: 'Tea at seven', url: `/posts/${post}` },
    ...{ silent: false, vibrate: true },
  });
});

test('what operators have to say, and what becomes of points, is told in the words of its kind; who wants no details reads none', async () => {
  const { ann, browser } = await scene();
  await subscribe(ann, browser.address, 'zh-CN');
  const kinds = ['system', 'deposit', 'withdrawal_result', 'envelope_result', 'envelope_refund'] as const;
  const notices = { id: `push${ann.id}`, user_id: ann.id };
  const texts = JSON.stringify({ 'zh-CN': '今晚两点维护', en: 'Maintenance at two tonight' });
  await app
    .db()
    .insertInto('notices')
    .values({ ...notices, texts })
    .execute();
  const about = { receiverId: ann.id, subject: notices.id, item: notices.id };
  await notify(app.db(), ...kinds.map((kind) => ({ kind, ...about })));
  await sendAll();
  const shown = () => received.map(({ body }) => browser.read(body)).map(({ title, body }) => [title, body]);
  expect(shown()).toHaveLength(kinds.length);
  expect(shown()).toContainEqual(['系统通知', '今晚两点维护']);
  for (const title of ['积分到账了', '提现有结果了', '红包结果出来了', '红包未领完，余额已退回'])
    expect(shown()).toContainEqual([title, '']);
  received.length = 0;
  await call(ann, 'POST', '/api/v1/users/notify', { notify_detail: 2 });
  await app
    .db()
    .insertInto('notices')
    .values({ ...notices, id: `more${ann.id}`, texts })
    .execute();
  await notify(app.db(), { ...about, kind: 'system', subject: `more${ann.id}` });
  await sendAll();
  expect(shown()).toEqual([[expect.any(String), '你有一条新通知']]);
});

test('whoever did it is named as the reader calls them', async () => {
  const { ann, ben, post, browser } = await scene();
  await subscribe(ann, browser.address);
  await call(ann, 'POST', `/api/v1/users/memo/${ben.id}`, { nickname: 'Uncle Ben' });
  await like(ben, post);
  await sendAll();
  expect(received.map(({ body }) => browser.read(body).title)).toEqual(['Uncle Ben liked your post']);
});

test('many who do one thing are told of once a minute; each thing by itself', async () => {
  const { ann, ben, post, browser } = await scene();
  await subscribe(ann, browser.address);
  for (const fan of [ben, await app.signUp(), await app.signUp()]) {
    await like(fan, post);
    await handOut();
  }
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  await sendAll();
  const said = received.map(({ body }) => browser.read(body).title).toSorted();
  expect(said).toEqual(['Ben followed you', expect.stringMatching(/and 2 more liked your post$/)]);
});

test('who wants no details, no sound or nothing at all is asked first', async () => {
  const { ann, ben, post, browser } = await scene();
  await subscribe(ann, browser.address, 'zh-CN');
  await call(ann, 'POST', '/api/v1/users/notify', { notify_detail: 2, sound: 2, vibration: 2 });
  await like(ben, post);
  await sendAll();
  const shown = browser.read(received[0]?.body ?? Buffer.alloc(0));
  expect(shown).toMatchObject({
    body: '你有一条新通知',
    url: '/notifications',
    silent: true,
    vibrate: false,
  });
  expect(JSON.stringify(shown)).not.toMatch(/Ben|Tea/);
  await call(ann, 'POST', '/api/v1/users/notify', { notify: 2 });
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  await sendAll();
  expect(received).toHaveLength(1);
  expect((await call(ann, 'GET', '/api/v1/notification/new-count')).result.count).toBe(2);
});

test('nothing is told after the session has ended, what was taken back, or what was seen meanwhile', async () => {
  const { ann, ben, post, browser } = await scene();
  await subscribe(ann, browser.address);
  await like(ben, post);
  await handOut();
  await put(ben, `/social/api/posts/${post}/unlike`);
  await sendAll();
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  await handOut();
  await call(ann, 'POST', '/api/v1/notification/view-all');
  await sendAll();
  await put(ben, `/social/api/posts/${post}/collect`);
  await handOut();
  await call(ann, 'POST', '/api/v1/logout');
  await sendAll();
  expect(received).toEqual([]);
});

test('a browser belongs to who used it last, and a subscription to its owner alone', async () => {
  const { ann, ben, post, browser } = await scene();
  const { id } = (await subscribe(ann, browser.address)).result;
  await call(ben, 'DELETE', `/api/v1/push/subscriptions/${id}`);
  await subscribe(ben, browser.address);
  await like(ben, post);
  await sendAll();
  expect(received).toEqual([]);
  const rows = await app.db().selectFrom('push_subscriptions').select('user_id').execute();
  expect(rows).toEqual([{ user_id: ben.id }]);
});

test('a browser that is gone is forgotten; a service that is busy is asked again; no redirect is followed', async () => {
  const { ann, ben, post, browser } = await scene();
  const { id } = (await subscribe(ann, browser.address)).result;
  const isKept = async () =>
    (await app.db().selectFrom('push_subscriptions').where('id', '=', id).select('id').execute()).length ===
    1;
  await like(ben, post);
  service.status = 503;
  await expect(sendAll()).rejects.toThrow('does not take it now');
  service.status = 307;
  await sendAll();
  expect(received.every(({ path }) => path !== '/elsewhere')).toBe(true);
  expect(await isKept()).toBe(true);
  await put(ben, `/social/api/authors/${ann.id}/follow`);
  service.status = 410;
  await sendAll();
  expect(await isKept()).toBe(false);
});

describe('addresses', () => {
  test('that are none, and keys that are none, are refused', async () => {
    const { ann, browser } = await scene();
    const { endpoint, keys } = browser.address;
    const refused = async (address: object) => (await subscribe(ann, address)).error;
    // The second has the form of a point, and lies beside the curve.
    for (const p256dh of [
      'AAAA',
      Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url'),
    ])
      expect(await refused({ endpoint, keys: { ...keys, p256dh } })).toBe('api.invalid_data');
    expect(await refused({ endpoint, keys: { ...keys, auth: 'AAAA' } })).toBe('api.invalid_data');
    expect(await refused({ endpoint: 'http://u:p@127.0.0.1/', keys })).toBe('api.invalid_data');
    expect(await refused({ endpoint: 'file:///etc/passwd', keys })).toBe('api.validation');
    expect((await subscribe(ann, browser.address, 'fr')).error).toBe('api.validation');
  });

  test.each([
    'http://push.example/a',
    'https://localhost/a',
    'https://db/a',
    'https://db.internal/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://10.1.2.3/a',
    'https://169.254.169.254/latest',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fd00::1]/a',
    'https://push.example:5432/a',
    'https://u:p@push.example/a',
  ])('in production %s is none', (endpoint) => {
    expect(isFitEndpoint(endpoint, true)).toBe(false);
  });

  test('of the public network are some, as far as can be seen before a name is looked up', () => {
    expect(isFitEndpoint('https://updates.push.services.mozilla.com/wpush/v2/x', true)).toBe(true);
    expect(isFitEndpoint('https://fcm.googleapis.com/fcm/send/x', true)).toBe(true);
    for (const address of ['8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    for (const address of ['192.168.1.1', '100.64.0.1', 'fe80::1', '64:ff9b::a00:1', '::ffff:127.0.0.1', 'x'])
      expect(isPublicAddress(address)).toBe(false);
  });
});

test('what is new goes through the queue by itself', async () => {
  app.infra.jobs.enqueue = enqueue;
  await app.startJobs();
  const { ann, ben, post, browser } = await scene();
  await subscribe(ann, browser.address);
  await like(ben, post);
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
});
