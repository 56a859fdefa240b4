import { randomUUID } from 'node:crypto';
import type { BootData } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '../../../infra/pubsub/pubsub.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let browser: OpsBrowser;
const events: Envelope[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.infra.pubsub.subscribe((envelope) => events.push(envelope));
  browser = await signedIn(app, await addOperator(app, 'ann', 'owner'));
});
afterAll(() => app.stop());

const change = (value: object) =>
  browser.call({ method: 'PUT', url: '/ops/api/settings/features', body: { value, reason: 'an incident' } });
const boot = async (url = '/terms', brand = 'aurora') => {
  const { raw, status } = await app.call({ url, brand, headers: { accept: 'text/html' } });
  const [, json = '{}'] = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(raw.body) ?? [];
  return { status, features: (JSON.parse(json) as BootData).brand.features };
};
const ask = (person: TestPerson, url: string, body: object) =>
  app.call({ method: 'POST', url, token: person.access, body: { cid: randomUUID(), ...body } });

test('what operators switch off is refused, gone from the first HTML and told to open pages, at once; and on again', async () => {
  const ann = await app.signUp();
  const bob = await app.signUp();
  const create = () => ask(ann, '/api/v1/groups', { display_name: 'Tea', member_ids: [bob.id] });
  const publish = () =>
    ask(ann, '/social/api/posts', {
      ...{ kind: 'text', description: 'hello', hashtags: [], media: [] },
      ...{ privacy: 'everyone', allow_comment: true, allow_save: true },
    });
  expect((await publish()).status).toBe(200);
  expect((await create()).status).toBe(200);
  expect((await boot()).features).toMatchObject({ publish: true, groups: { create: true } });

  const changed = await change({ publish: false, groups_create: false });
  expect(changed.result.value).toMatchObject({ publish: false, groups_create: false, google: false });
  expect([(await create()).error, (await publish()).error]).toEqual(['api.forbidden', 'api.forbidden']);
  expect((await boot()).features).toMatchObject({ publish: false, groups: { create: false } });
  const me = await app.call({ url: '/api/v1/users/me', token: ann.access });
  expect(me.result.can_create_group).toBe(false);
  const manifest = (await app.call({ url: '/manifest.webmanifest' })).raw.json();
  expect(manifest.share_target).toBeUndefined();
  const { features } = (await app.call({ url: '/brand/config' })).raw.json().result;
  expect(features).toMatchObject({ publish: false });
  expect(events.filter(({ event }) => event.event === 'features.changed')).toMatchObject([
    { brand: 'aurora', audience: { everyone: true }, event: { data: { features: { publish: false } } } },
  ]);
  // Another brand has what it had.
  expect((await boot('/terms', 'lotus')).features.publish).toBe(true);

  const [{ seq }] = (await browser.call({ url: '/ops/api/audit?target=settings.features' })).result.list;
  const undone = await browser.call({
    ...{ method: 'POST', url: '/ops/api/settings/features/undo' },
    body: { seq, reason: 'it is over' },
  });
  expect(undone.result.value).toMatchObject({ publish: true, groups_create: true });
  expect((await create()).status).toBe(200);
  expect((await boot()).features).toMatchObject({ publish: true, groups: { create: true } });
});

test('what the folder forbids is shown as locked, and no change of it is taken', async () => {
  const { fields, value } = (await browser.call({ url: '/ops/api/settings' })).result.list.find(
    ({ key }: { key: string }) => key === 'features',
  );
  const google = fields.find(({ name }: { name: string }) => name === 'google');
  expect([google, value.google]).toEqual([{ name: 'google', kind: 'switch', locked: true }, false]);
  for (const on of [true, false]) {
    const { error, raw } = await change({ google: on });
    expect([error, raw.json().params]).toEqual(['api.validation', { google: 'locked' }]);
  }
  await app
    .db()
    .insertInto('settings')
    .values({ key: 'features', value: '{"google":true,"nonsense":1}' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '{"google":true,"nonsense":1}' }))
    .execute();
  await expect.poll(async () => (await boot()).features.google, { timeout: 5_000 }).toBe(false);
});
