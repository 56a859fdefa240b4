import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';
import { SETTING_FORMS } from './forms.ts';

let app: TestApp;
let browser: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  browser = await signedIn(app, await addOperator(app, 'ann', 'owner'));
});
afterAll(() => app.stop());

const change = (key: string, value: object, reason = 'because') =>
  browser.call({ method: 'PUT', url: `/ops/api/settings/${key}`, body: { value, reason } });
const history = async (key: string) =>
  (await browser.call({ url: `/ops/api/audit?target=settings.${key}` })).result.list;

test('all settings are listed with what holds while nobody has set them', async () => {
  const { list } = (await browser.call({ url: '/ops/api/settings' })).result;
  expect(list.map(({ key }: { key: string }) => key)).toEqual(Object.keys(SETTING_FORMS));
  const held = Object.fromEntries(list.map(({ key, value }: { key: string; value: object }) => [key, value]));
  expect(held).toMatchObject({
    post_review: { mode: 'auto' },
    registration: { social_account: 2, invite_required: false },
    contacts: { search: true },
    groups: { admins_limit: 15 },
  });
});

test('a change holds for people at once, is in the log with what stood there, and can be taken back', async () => {
  const changed = await change('registration', { social_account: 3 });
  expect(changed.result.value).toEqual({ open: true, social_account: 3, invite_required: false });
  expect((await app.call({ url: '/api/v1/register' })).result.social_account).toBe(3);
  const [row] = await history('registration');
  expect(row).toMatchObject({
    operator: 'ann',
    action: 'settings.change',
    reason: 'because',
    address: '127.0.0.1',
    before: { social_account: 2, invite_required: false },
    after: { social_account: 3, invite_required: false },
  });
  const undone = await browser.call({
    ...{ method: 'POST', url: '/ops/api/settings/registration/undo' },
    body: { seq: row.seq, reason: 'too much' },
  });
  expect(undone.result.value.social_account).toBe(2);
  expect((await app.call({ url: '/api/v1/register' })).result.social_account).toBe(2);
  expect(await history('registration')).toHaveLength(2);
});

test('taking a change back leaves alone what others changed since, and is refused where they changed the same', async () => {
  const undo = (seq: number) =>
    browser.call({
      ...{ method: 'POST', url: '/ops/api/settings/registration/undo' },
      body: { seq, reason: 'back' },
    });
  await change('registration', { social_account: 1 });
  const [{ seq }] = await history('registration');
  await change('registration', { invite_required: true });
  expect((await undo(seq)).result.value).toEqual({ open: true, social_account: 2, invite_required: true });
  await change('registration', { social_account: 1 });
  const [{ seq: again }] = await history('registration');
  await change('registration', { social_account: 3 });
  const refused = await undo(again);
  expect([refused.error, refused.raw.json().params]).toEqual([
    'api.invalid_data',
    { social_account: 'changed' },
  ]);
  expect((await undo(seq)).error).toBe('api.invalid_data');
  await change('registration', { social_account: 2, invite_required: false });
});

test.each([
  ['registration', { social_account: 7 }, 'social_account'],
  ['registration', { invite_required: 1 }, 'invite_required'],
  ['groups', { admins_limit: 101 }, 'admins_limit'],
  ['groups', { admins_limit: 1.5 }, 'admins_limit'],
  ['block_words', { words: ['x'.repeat(41)] }, 'words'],
  ['block_words', { words: 'bad' }, 'words'],
  ['wallet', { two_operators_from: -1 }, 'two_operators_from'],
  ['wallet', { nonsense: 1 }, 'nonsense'],
])('%s does not take %j', async (key, value, field) => {
  const { error, raw } = await change(key, value);
  expect(error).toBe('api.validation');
  expect(raw.json().params).toHaveProperty(field);
});

test.each([
  ['payment', { wellpay_minimum: 600_000 }, 'wellpay_maximum'],
  ['payment', { point_day: 10 }, 'point_day'],
  ['payment', { point_minimum: 0 }, 'point_minimum'],
  ['envelopes', { minimum: 3_000_000 }, 'maximum'],
  ['envelopes', { max_count: 101 }, 'max_count'],
  ['sms', { countries: ['China'] }, 'countries'],
  ['sms', { per_day: -1 }, 'per_day'],
  ['greeting', { username: 'x' }, 'username'],
  ['greeting', { username: 'teamlivery1' }, 'text_zh'],
  ['greeting', { text_en: 'x'.repeat(1001) }, 'text_en'],
  ['version', { minimum: '2.8' }, 'minimum'],
  ['version', { minimum: '99.0.0' }, 'minimum'],
])('%s does not take %j, which clashes or has no such shape', async (key, value, field) => {
  const { error, raw } = await change(key, value);
  expect(error).toBe('api.validation');
  expect(raw.json().params).toHaveProperty(field);
});

const storedOf = async (key: string) =>
  (await app.db().selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;

test('what stands inside a setting is changed in its place, and taken back', async () => {
  const odds = { 5: 3 };
  await app
    .db()
    .insertInto('settings')
    .values({ key: 'envelopes', value: JSON.stringify({ mine: { odds } }) })
    .execute();
  const changed = await change('envelopes', { mine_minimum: 500, maximum: 1_000_000 });
  expect(changed.result.value).toMatchObject({
    mine_minimum: 500,
    maximum: 1_000_000,
    mine_loss_limit: 100_000,
  });
  expect(await storedOf('envelopes')).toEqual({ mine: { odds, minimum: 500 }, maximum: 1_000_000 });
  const [row] = await history('envelopes');
  expect(row.before).toMatchObject({ mine_minimum: 1_000, maximum: 2_000_000 });
  const undone = await browser.call({
    ...{ method: 'POST', url: '/ops/api/settings/envelopes/undo' },
    body: { seq: row.seq, reason: 'too little' },
  });
  expect(undone.result.value).toMatchObject({ mine_minimum: 1_000, maximum: 2_000_000 });
  const offered = await change('envelopes', { mine_odds_6: 1.8 });
  expect(offered.result.value).toMatchObject({ mine_odds_5: 3, mine_odds_6: 1.8, mine_odds_7: 0 });
  await change('greeting', { username: 'teamlivery1', text_en: ' Welcome ' });
  expect(await storedOf('greeting')).toEqual({ username: 'teamlivery1', text: { en: 'Welcome' } });
});

test('what nobody has set is what the configuration says', async () => {
  const { list } = (await browser.call({ url: '/ops/api/settings' })).result;
  const sms = list.find(({ key }: { key: string }) => key === 'sms');
  const { smsPerDay, smsCountries } = app.infra.config.limits;
  expect(sms.value).toEqual({ per_day: smsPerDay, countries: [...smsCountries] });
});

test('a client that is older than operators want is refused within seconds, one that says nothing never', async () => {
  const ask = async (version?: string) =>
    (await app.call({ url: '/api/v1/register', headers: version ? { 'x-app-version': version } : {} })).error;
  expect(await ask('2.7.9')).toBeUndefined();
  await change('version', { minimum: '2.8.0' });
  await expect.poll(() => ask('2.7.9'), { timeout: 5_000 }).toBe('api.outdated_version');
  expect([await ask('2.8.0'), await ask()]).toEqual([undefined, undefined]);
  await change('version', { minimum: '' });
  await expect.poll(() => ask('2.7.9'), { timeout: 5_000 }).toBeUndefined();
});

test('what the console does not know of a setting stays as it is', async () => {
  await app
    .db()
    .insertInto('settings')
    .values({ key: 'payment', value: JSON.stringify({ wellpay: { minimum: 7 } }) })
    .execute();
  await change('payment', { stopped: true });
  const { value } = await app
    .db()
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'payment')
    .executeTakeFirstOrThrow();
  expect(value).toEqual({ wellpay: { minimum: 7 }, stopped: true });
});

test('without a reason nothing is changed, and what changes nothing is no change', async () => {
  expect((await change('contacts', { search: false }, '')).error).toBe('api.validation');
  expect((await change('contacts', { search: true })).error).toBe('api.invalid_data');
  expect((await change('no_such', { search: true })).error).toBe('api.not_found');
  expect((await change('constructor', { search: true })).error).toBe('api.not_found');
});

test('maintenance begins, is planned and ends from the console, while everything else is closed', async () => {
  const order = (body: object) =>
    browser.call({
      ...{ method: 'PUT', url: '/ops/api/maintenance' },
      body: {
        enabled: true,
        announcement: '',
        maintain_start: null,
        maintain_end: null,
        reason: 'update',
        ...body,
      },
    });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const planned = await order({
    maintain_start: inHours(1),
    maintain_end: inHours(2),
    announcement: ' Soon ',
  });
  expect(planned.result).toMatchObject({ is_ordered: true, now: { enabled: false, announcement: 'Soon' } });
  expect((await order({ maintain_start: inHours(2), maintain_end: inHours(1) })).error).toBe(
    'api.validation',
  );
  expect((await order({ maintain_end: 'tomorrow' })).error).toBe('api.validation');
  await order({ announcement: 'Back soon' });
  expect((await app.call({ url: '/api/v1/register' })).status).toBe(503);
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(200);
  await order({ enabled: false });
  expect((await app.call({ url: '/api/v1/register' })).status).toBe(200);
  const { list } = (await browser.call({ url: '/ops/api/audit?action=maintenance' })).result;
  expect(list.map(({ action }: { action: string }) => action)).toEqual([
    ...['maintenance.end', 'maintenance.begin', 'maintenance.plan'],
  ]);
});

test('odds of minesweeper are set for one count, the others stay; the count that is chosen has some', async () => {
  await app.db().deleteFrom('settings').where('key', '=', 'envelopes').execute();
  expect((await change('envelopes', { mine_odds_5: 2.5 })).result.value).toMatchObject({
    ...{ mine_odds_5: 2.5, mine_odds_6: 1.7, mine_odds_10: 1.1, mine_default_count: 7 },
  });
  expect(await storedOf('envelopes')).toEqual({
    mine: { odds: { 5: 2.5, 6: 1.7, 7: 1.5, 8: 1.3, 9: 1.2, 10: 1.1 } },
  });
  for (const wrong of [{ mine_odds_5: 0.05 }, { mine_odds_5: 101 }, { mine_odds_5: '2' }])
    expect((await change('envelopes', wrong)).error).toBe('api.validation');
  const clash = await change('envelopes', { mine_odds_7: 0 });
  expect(clash.raw.json().params).toEqual({ mine_default_count: 'clash' });
  expect((await change('envelopes', { mine_odds_7: 0, mine_default_count: 6 })).status).toBe(200);
});
