import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let said: string;
beforeAll(async () => {
  app = await startTestApp();
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await app.stop();
});
beforeEach(() => {
  said = '';
});

const settings = (...args: string[]): Promise<number> => main(['settings', ...args, '--brand', 'aurora']);
const BECAUSE = ['--reason', 'because'];

test('every setting is shown, changed, looked up and put back by the service of the console', async () => {
  expect(await settings('show')).toBe(0);
  expect(said).toContain('features publish=on');
  expect(said).toContain('features google=off  (the folder of the brand has it off)');
  expect(said).toContain('groups admins_limit=15');

  said = '';
  expect(
    await settings('set', 'payment', 'stopped=on', 'wellpay_minimum=2.50', 'point_day=9000', ...BECAUSE),
  ).toBe(0);
  expect(said).toContain('payment stopped=on\npayment wellpay_minimum=2.5\n');
  expect(await settings('set', 'sms', 'countries=CN,SG', ...BECAUSE)).toBe(0);
  expect(await settings('set', 'registration', 'social_account=3', ...BECAUSE)).toBe(0);
  expect((await app.call({ url: '/api/v1/register' })).result.social_account).toBe(3);

  said = '';
  expect(await settings('history', 'payment', '--json')).toBe(0);
  const [row] = JSON.parse(said).list;
  expect(row).toMatchObject({
    action: 'settings.change',
    reason: 'because',
    after: { wellpay_minimum: 250 },
  });
  expect(await settings('undo', 'payment', String(row.seq), ...BECAUSE)).toBe(0);
  said = '';
  expect(await settings('show', 'payment', '--json')).toBe(0);
  expect(JSON.parse(said)).toMatchObject([
    { key: 'payment', value: { stopped: false, wellpay_minimum: 100 } },
  ]);
});

test('a feature that is switched off here is refused by servers within seconds', async () => {
  const isOff = async () =>
    (await app.call({ url: '/brand/config' })).raw.json().result.features?.publish === false;
  expect(await isOff()).toBe(false);
  expect(await settings('set', 'features', 'publish=off', ...BECAUSE)).toBe(0);
  await expect.poll(isOff, { timeout: 10_000 }).toBe(true);
  expect(await settings('set', 'features', 'publish=on', ...BECAUSE)).toBe(0);
});

test('a quota that is set here holds at servers within seconds', async () => {
  expect(await settings('show', 'quotas')).toBe(0);
  expect(said).toMatch(/quotas comments_per_minute=(\d+) {2}\(1 to \1\)/);
  expect(await settings('set', 'quotas', 'comments_per_minute=2', ...BECAUSE)).toBe(0);
  const brand = app.infra.brands.byId('aurora')!;
  const held = async () => (await app.services.setBrands.of(brand)).config.quotas;
  await expect.poll(held, { timeout: 10_000 }).toMatchObject({ comments_per_minute: 2 });
});

test.each([
  [1, ['show', 'nothing'], 'There is no such setting'],
  [1, ['set', 'features', 'google=on', ...BECAUSE], 'google: the folder of the brand has it off.'],
  [1, ['set', 'groups', 'admins_limit=1000', ...BECAUSE], 'admins_limit is above what it may be'],
  [1, ['set', 'groups', 'admins_limit=ten', ...BECAUSE], 'admins_limit cannot be that.'],
  [1, ['set', 'quotas', 'messages_per_minute=0', ...BECAUSE], 'messages_per_minute is below what it may be'],
  [1, ['set', 'payment', 'wellpay_minimum=600000', ...BECAUSE], 'wellpay_maximum does not go together'],
  [1, ['set', 'contacts', 'search=on', ...BECAUSE], 'nothing was changed'],
  [1, ['undo', 'contacts', '99999', ...BECAUSE], 'no such change'],
  [2, ['set', 'contacts', 'search=off'], 'There are: settings show'],
  [2, ['set', 'contacts', 'find=off', ...BECAUSE], 'contacts has search.'],
  [2, ['undo', 'contacts', 'x', ...BECAUSE], 'There are: settings show'],
  [2, ['change'], 'There are: settings show'],
])('%i is what it ends with, and says why: %j', async (code, args, why) => {
  expect(await settings(...args)).toBe(code);
  expect(said).toContain(why);
});

test('maintenance begins and ends with a reason, and not without', async () => {
  const maintenance = (...args: string[]): Promise<number> =>
    main(['maintenance', ...args, '--brand', 'aurora']);
  expect([await maintenance('on'), await maintenance('off', '--reason', ' ')]).toEqual([2, 2]);
  expect(said).toContain('Say why with --reason');
  expect(await maintenance('on', '--reason', 'A disk')).toBe(0);
  expect(await maintenance('off', '--reason', 'It is back')).toBe(0);
  const rows = await app
    .db()
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('target', '=', 'maintenance')
    .orderBy('seq')
    .execute();
  expect(rows).toEqual([
    { action: 'maintenance.begin', reason: 'A disk' },
    { action: 'maintenance.end', reason: 'It is back' },
  ]);
});
