import type { BootData } from '@livery/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { discoverOperators } from './operators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { GUEST_PAGE_SECONDS: '0' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db().deleteFrom('discover_cards').execute();
});

const tenant = () => app.tenant();
const add = (title: string, url = '/hashtags/极光') =>
  discoverOperators.add(tenant(), 'op', { title, image: 'demo/sea.webp', url, kind: 'wide' });
const remove = (id: string) =>
  discoverOperators.remove(tenant(), { operator: 'op', jobs: app.infra.jobs }, id);
const titles = async (brand = 'aurora') =>
  (await app.call({ url: '/api/v1/discovers', brand })).result.list.map(
    ({ title }: { title: string }) => title,
  );
const exists = async (brand = 'aurora') =>
  (await app.call({ url: '/api/v1/discovers/exists', brand })).result;
/** Whether the page that is painted has the entry. */
const isOffered = async (): Promise<boolean> => {
  const { raw } = await app.call({ url: '/terms', headers: { accept: 'text/html' } });
  const [, json = '{}'] = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(raw.body) ?? [];
  return (JSON.parse(json) as BootData).brand.features.discover;
};

test('a brand without cards has nothing to discover, and its pages do not offer it', async () => {
  expect(await exists()).toBe(false);
  expect(await titles()).toEqual([]);
  expect(await isOffered()).toBe(false);
  await add('去北境');
  expect(await exists()).toBe(true);
  expect(await isOffered()).toBe(true);
  expect(await exists('lotus')).toBe(false);
  expect(await titles('lotus')).toEqual([]);
});

test('cards stand in the order that operators give them', async () => {
  const [one, , three] = [await add('一'), await add('二'), await add('三')];
  expect(await titles()).toEqual(['一', '二', '三']);
  await discoverOperators.move(tenant(), 'op', { id: three, place: 1 });
  expect(await titles()).toEqual(['三', '一', '二']);
  await discoverOperators.move(tenant(), 'op', { id: three, place: 99 });
  expect(await titles()).toEqual(['一', '二', '三']);
  await remove(one);
  await add('四');
  expect(await titles()).toEqual(['二', '三', '四']);
  const [card] = (await app.call({ url: '/api/v1/discovers' })).result.list;
  expect(card).toMatchObject({ image: expect.stringMatching(/\/demo\/sea\.webp$/), kind: 'wide' });
});

test('a picture goes with its card, and one that others show stays', async () => {
  await app.startJobs();
  const isThere = async (path: string) => Boolean(await app.infra.objects.get(`aurora/public/${path}`));
  const images = ['discover/one.webp', 'demo/sea.webp'];
  for (const image of images) await app.infra.objects.put(`aurora/public/${image}`, Buffer.from('a picture'));
  const card = { title: '茶', url: '/hashtags/茶', kind: 'wide' } as const;
  const ids = await Promise.all(
    images.toReversed().map((image) => discoverOperators.add(tenant(), 'op', { ...card, image })),
  );
  for (const id of ids) await remove(id);
  await expect.poll(() => isThere('discover/one.webp'), { timeout: 20_000 }).toBe(false);
  expect(await isThere('demo/sea.webp')).toBe(true);
});

test('the list is read once for all who ask at about the same time', async () => {
  const patient = await startTestApp({ env: { GUEST_PAGE_SECONDS: '60' } });
  const ask = () => patient.call({ url: '/api/v1/discovers' });
  await ask();
  const statements = await recordStatements(patient.infra.database.pool, async () => {
    await Promise.all([ask(), ask()]);
  });
  expect(statements).toEqual([]);
  await patient.stop();
});

test('a card leads into this app or to another site, and to no script', async () => {
  for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', ''])
    await expect(add('茶', url)).rejects.toMatchObject({ code: 'api.validation' });
  await expect(add(' ')).rejects.toMatchObject({ code: 'api.validation' });
  await expect(add('茶', 'https://tea.example/a')).resolves.toBeDefined();
  await expect(remove('nowhere')).rejects.toMatchObject({
    code: 'api.not_found',
  });
  await expect(discoverOperators.move(tenant(), 'op', { id: 'nowhere', place: 1 })).rejects.toMatchObject({
    code: 'api.not_found',
  });
});

test('what operators do with cards is written down, once it is done', async () => {
  const id = await add('茶');
  await discoverOperators.move(tenant(), 'op', { id, place: 1 });
  await remove(id);
  await remove(id).catch(() => undefined);
  const rows = await app
    .db()
    .selectFrom('audit_log')
    .select(['operator', 'action', 'target'])
    .where('target', '=', id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual(
    ['discover.add', 'discover.move', 'discover.remove'].map((action) => ({
      operator: 'op',
      action,
      target: id,
    })),
  );
});
