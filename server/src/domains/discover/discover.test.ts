import type { BootData } from '@livery/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertCard } from './discover.repository.ts';

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
  insertCard(app.db(), { title, image: 'demo/sea.webp', url, kind: 'wide' });
const BY = { operator: 'op', reason: 'spring' };
const remove = (id: string) => app.services.discoverEditing.remove(tenant(), id, BY);
const move = (id: string, place: number) => app.services.discoverEditing.move(tenant(), id, place, BY);
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
  await move(three, 1);
  expect(await titles()).toEqual(['三', '一', '二']);
  await move(three, 99);
  expect(await titles()).toEqual(['一', '二', '三']);
  await remove(one);
  await add('四');
  expect(await titles()).toEqual(['二', '三', '四']);
  const [card] = (await app.call({ url: '/api/v1/discovers' })).result.list;
  expect(card).toMatchObject({ image: expect.stringMatching(/\/demo\/sea\.webp$/), kind: 'wide' });
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

test('what operators do with cards is written down, once it is done', async () => {
  const id = await add('茶');
  await move(id, 1);
  await remove(id);
  for (const again of [() => remove(id), () => remove('nowhere'), () => move('nowhere', 1)])
    await expect(again()).rejects.toMatchObject({ code: 'api.not_found' });
  const rows = await app
    .db()
    .selectFrom('audit_log')
    .select(['operator', 'action', 'target', 'reason'])
    .orderBy('seq')
    .execute();
  const ofIt = rows.filter(({ target }) => target === id || target === 'nowhere');
  expect(ofIt).toEqual(['discover.move', 'discover.remove'].map((action) => ({ ...BY, action, target: id })));
});
