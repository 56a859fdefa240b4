import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOn, sockets } from '../../../testing/live.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';
import { type PushService, startPushService } from './push.testing.ts';

let app: TestApp;
let port: number;
let service: PushService;
beforeAll(async () => {
  app = await startTestApp();
  port = await listenOn(app);
  service = await startPushService();
});
afterAll(async () => {
  service.stop();
  await app.stop();
});
const { ask, group, open, people, post } = talking(() => app);
const { live } = sockets(() => port);

const subscribe = async (person: TestPerson) => {
  const browser = service.openBrowser();
  await ask(person, 'POST', '/api/v1/push/subscriptions', { ...browser.address, locale: 'en' });
  return browser;
};
const LONG = { timeout: 10_000 };

test('who has no page open is told of a message; in general words where they want no details', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const [toAnn, toCas] = [await subscribe(ann), await subscribe(cas)];
  await ask(ann, 'POST', '/api/v1/users/notify', { sound: 1 });
  await ask(cas, 'POST', '/api/v1/users/notify', { notify_detail: 2, sound: 2 });
  const [withAnn, withCas] = [await open(ben, ann), await open(ben, cas)];
  await post(ben, withAnn, { text: 'Tea at seven?' });
  await post(ben, withCas, { text: 'A secret' });
  await expect.poll(() => [toAnn.told().length, toCas.told().length], LONG).toEqual([1, 1]);
  expect(toAnn.told()[0]).toMatchObject({
    ...{ title: 'Ben', body: 'Tea at seven?', url: `/room/${withAnn}`, tag: `room ${withAnn}` },
    ...{ silent: false, vibrate: true },
  });
  expect(toCas.told()[0]).toMatchObject({ body: 'You have a new message', url: '/chat', silent: true });
  expect(JSON.stringify(toCas.told())).not.toMatch(/Ben|secret/);
});

test('whoever wrote is named as the one who is told calls them, and by their own name again', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const toAnn = await subscribe(ann);
  const id = await open(ben, ann);
  const titles = () => toAnn.told().map(({ title }) => title);
  await ask(ann, 'POST', `/api/v1/users/memo/${ben.id}`, { nickname: 'Uncle Ben' });
  await ask(ben, 'POST', `/api/v1/users/memo/${ann.id}`, { nickname: 'Nobody' });
  await post(ben, id, { text: 'Tea at seven?' });
  await expect.poll(titles, LONG).toEqual(['Uncle Ben']);
  await ask(ann, 'POST', `/api/v1/users/memo/${ben.id}`, { nickname: '', description: 'from the hills' });
  await post(ben, id, { text: 'Tea at eight?' });
  await expect.poll(titles, LONG).toEqual(['Uncle Ben', 'Ben']);
});

test('nothing is told of one’s own message, of a muted conversation, of a group, nor to whom has a page open or wants none', async () => {
  const everybody = await people('Ann', 'Ben', 'Cas', 'Dan', 'Eve');
  const [ann, ben, cas, dan, eve] = everybody as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
  const browsers = await Promise.all([ann, ben, cas, dan].map(subscribe));
  const toEve = await subscribe(eve);
  const page = await live(ann);
  await ask(dan, 'POST', '/api/v1/users/notify', { notify: 2 });
  const withCas = await open(ben, cas);
  await ask(cas, 'PUT', `/api/v1/groups/${withCas}/settings`, { muted: true });
  for (const id of [await open(ben, ann), withCas, await open(ben, dan), await group(ben, ann, cas)])
    await post(ben, id, { text: 'Hello' });
  await post(ben, await open(ben, eve), { text: 'Last of all' });
  await expect.poll(() => toEve.told().length, LONG).toBe(1);
  expect(browsers.flatMap((browser) => browser.told().map(({ body }) => body))).not.toContain('Hello');
  page.raw.close();
});

test('a browser that nothing can be encrypted for is forgotten, and keeps nothing from the others', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const [, toCas] = [await subscribe(ann), await subscribe(cas)];
  // Somebody took it in before it was looked at.
  const beside = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  const ofAnn = app.db().updateTable('push_subscriptions').where('user_id', '=', ann.id);
  await ofAnn.set({ p256dh: beside }).execute();
  const [withAnn, withCas] = [await open(ben, ann), await open(ben, cas)];
  await post(ben, withAnn, { text: 'Tea at seven?' });
  await post(ben, withCas, { text: 'Tea at eight?' });
  await expect.poll(() => toCas.told().map(({ body }) => body), LONG).toEqual(['Tea at eight?']);
  const kept = () =>
    app.db().selectFrom('push_subscriptions').where('user_id', '=', ann.id).select('id').execute();
  await expect.poll(kept, LONG).toEqual([]);
});

test('what was taken back at once is told to nobody, nor what somebody said who was blocked at once', async () => {
  const everybody = await people('Ann', 'Ben', 'Cas', 'Dan');
  const [ann, ben, cas, dan] = everybody as [TestPerson, TestPerson, TestPerson, TestPerson];
  const [toAnn, toCas, toDan] = [await subscribe(ann), await subscribe(cas), await subscribe(dan)];
  const [withAnn, withCas, withDan] = [await open(ben, ann), await open(ben, cas), await open(ben, dan)];
  const { id } = (await post(ben, withAnn, { text: 'Not for you' })).result;
  await ask(ben, 'DELETE', `/api/v1/messages/${id}`);
  await post(ben, withCas, { text: 'Not wanted' });
  await ask(cas, 'POST', '/api/v1/users/blocks', { block_id: ben.id });
  await post(ben, withDan, { text: 'Last of all' });
  await expect.poll(() => toDan.told().length, LONG).toBe(1);
  expect([...toAnn.told(), ...toCas.told()]).toEqual([]);
});

test('nobody waits for a push service that does not return', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const [toAnn, toCas] = [await subscribe(ann), await subscribe(cas)];
  const ends = [toAnn, toCas].map(({ address }) => address.endpoint);
  // Whoever is told first, nothing comes back, and the other one is told meanwhile.
  service.silent = new Set(ends);
  for (const one of [ann, cas]) await post(ben, await open(ben, one), { text: 'Hello' });
  await expect.poll(() => toAnn.told().length + toCas.told().length, LONG).toBe(2);
  expect([...service.left].filter((end) => ends.includes(end))).toEqual([]);
  service.silent = new Set();
});
