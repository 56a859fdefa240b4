import type { OperatorRole } from '@livery/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Enrolment } from './accounts.service.ts';
import { addOperator, codeOf, type OpsBrowser, opsBrowser, signedIn } from './operators.testing.ts';

let app: TestApp;
let shift = 0;
let olive: OpsBrowser;
let otto: OpsBrowser;
const enrolments = new Map<OpsBrowser, Enrolment>();
const comesIn = async (name: string, role: OperatorRole): Promise<OpsBrowser> => {
  const enrolment = await addOperator(app, name, role);
  const browser = await signedIn(app, enrolment);
  enrolments.set(browser, enrolment);
  return browser;
};
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + shift) });
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
  olive = await comesIn('olive', 'owner');
  otto = await comesIn('otto', 'owner');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});
const heard = hearCommands();

const post = (browser: OpsBrowser, url: string, body: object) => browser.call({ method: 'POST', url, body });
/** As if half a minute had gone by since they showed the last one. */
const codeFor = async (browser: OpsBrowser): Promise<string> => {
  const enrolment = enrolments.get(browser)!;
  await app.db().updateTable('operators').set({ used_step: 0 }).where('name', '=', enrolment.name).execute();
  return codeOf(enrolment, Date.now() + shift);
};
const act = async (browser: OpsBrowser, name: string, what: string, reason = 'because') => {
  const code = what === 'renew' && { code: await codeFor(browser) };
  return post(browser, `/ops/api/operators/${name}/${what}`, { reason, ...code });
};
const setRole = async (browser: OpsBrowser, name: string, role: string, code?: string) => {
  const body = { role, reason: 'because', code: code ?? (await codeFor(browser)) };
  return browser.call({ method: 'PUT', url: `/ops/api/operators/${name}/role`, body });
};
const add = (browser: OpsBrowser, name: string, code: string, role = 'support') =>
  post(browser, '/ops/api/operators', { name, role, reason: 'new here', code });
const make = async (name: string): Promise<Enrolment> =>
  (await add(olive, name, await codeFor(olive))).result;
const logged = (target: string) =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', target).orderBy('seq').execute();

test('an owner lets somebody in, who comes in with what was told once', async () => {
  const enrolment = await make(' Sue ');
  expect(enrolment).toMatchObject({ name: 'sue', role: 'support' });
  const sue = await signedIn(app, enrolment);
  expect((await sue.call({ url: '/ops/api/operators' })).status).toBe(403);
  const { list } = (await olive.call({ url: '/ops/api/operators' })).result;
  expect(list).toMatchObject([
    { name: 'olive', role: 'owner', is_self: true, disabled_at: null },
    { name: 'otto', is_self: false },
    { name: 'sue', role: 'support' },
  ]);
  expect(JSON.stringify(list)).not.toMatch(/hash|secret|generation/);
  expect(await logged('sue')).toMatchObject([
    { operator: 'olive', action: 'operators.add', reason: 'new here', address: '127.0.0.1' },
    { operator: 'sue', action: 'operators.sign_in' },
  ]);
  expect((await add(olive, 'sue', await codeFor(olive), 'owner')).error).toBe('api.data_exists');
  expect((await add(olive, '?', await codeFor(olive), 'owner')).error).toBe('api.validation');
});

test('another role holds for what they do next, and one who is locked or renewed is out', async () => {
  const enrolment = await make('max');
  const max = await signedIn(app, enrolment);
  expect((await max.call({ url: '/ops/api/posts' })).status).toBe(403);
  expect((await setRole(olive, 'max', 'moderator')).status).toBe(200);
  expect((await setRole(olive, 'max', 'moderator')).error).toBe('api.invalid_data');
  expect((await max.call({ url: '/ops/api/posts' })).status).toBe(200);
  expect((await act(olive, 'max', 'disable', ' ')).error).toBe('api.validation');
  expect((await act(olive, 'max', 'disable')).status).toBe(200);
  expect((await max.call({ url: '/ops/api/me' })).status).toBe(401);
  const renewed = (await act(olive, 'max', 'renew')).result;
  expect(renewed.secret).not.toBe(enrolment.secret);
  const again = await signedIn(app, renewed);
  await act(olive, 'max', 'renew');
  expect((await again.call({ url: '/ops/api/me' })).status).toBe(401);
  const told = (await logged('max')).filter(({ operator }) => operator === 'olive');
  expect(told.map(({ action }) => action.split('.')[1])).toEqual([
    'add',
    'role',
    'disable',
    'renew',
    'renew',
  ]);
  expect(told[1]).toMatchObject({ before: { role: 'support' }, after: { role: 'moderator' } });
  expect((await act(olive, 'nobody', 'disable')).error).toBe('api.not_found');
});

test('of two roles that are given at once the later one is told with the other as what stood before', async () => {
  await make('pia');
  await Promise.all([setRole(olive, 'pia', 'moderator'), setRole(otto, 'pia', 'finance')]);
  const [one, other] = (await logged('pia')).filter(({ action }) => action === 'operators.role');
  expect(other?.before).toEqual(one?.after);
});

test('nobody does it to themselves, and of two owners who lock each other at once one is left', async () => {
  for (const what of ['disable', 'renew'])
    expect((await act(olive, 'olive', what)).error).toBe('api.forbidden');
  expect((await setRole(olive, 'olive', 'support')).error).toBe('api.forbidden');
  const both = await Promise.all([act(olive, 'otto', 'disable'), setRole(otto, 'olive', 'support')]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const owners = await app
    .db()
    .selectFrom('operators')
    .select('name')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute();
  expect(owners).toHaveLength(1);
});

test('a cookie alone lets nobody in: it takes the code of who has it, of now, that was not used', async () => {
  const [paul, code] = [await comesIn('paul', 'owner'), await codeFor(olive)];
  const signIn = codeOf(enrolments.get(paul)!);
  const tries = [
    await add(paul, 'rex', signIn),
    await add(paul, 'rex', code),
    await add(paul, 'rex', '000000'),
  ];
  expect(tries.map(({ error }) => error)).toEqual(Array(3).fill('api.invalid_code'));
  expect((await post(paul, '/ops/api/operators', { name: 'rex', role: 'owner', reason: 'x' })).error).toBe(
    'api.validation',
  );
  expect(await logged('rex')).toEqual([]);
  const next = await codeFor(paul);
  // What is refused for another reason leaves the code good; what is done does not.
  expect((await add(paul, 'paul', next)).error).toBe('api.data_exists');
  const both = await Promise.all([add(paul, 'rex', next), add(paul, 'roy', next)]);
  expect(both.map(({ error }) => error).sort()).toEqual(['api.invalid_code', undefined]);
  const list = [...(await logged('rex')), ...(await logged('roy'))];
  expect(list).toMatchObject([{ operator: 'paul', action: 'operators.add' }]);
});

test('who guesses codes is out after five, however many at once; the log says so, and the way in stays open', async () => {
  const quin = await comesIn('quin', 'owner');
  const right = await codeFor(quin);
  const wrong = right === '000000' ? '111111' : '000000';
  const tries = await Promise.all(Array.from({ length: 12 }, () => add(quin, 'tom', wrong)));
  const judged = tries.filter(({ error }) => error === 'api.invalid_code');
  expect(judged.length).toBeLessThanOrEqual(5);
  expect((await quin.call({ url: '/ops/api/me' })).status).toBe(401);
  expect((await logged('quin')).map(({ action }) => action)).toEqual([
    'operators.add',
    'operators.sign_in',
    'operators.lock_out',
  ]);
  const again = await signedIn(app, enrolments.get(quin)!);
  expect((await add(again, 'tom', right)).error).toBe('api.too_frequent');
  expect(await logged('tom')).toEqual([]);
});

test('all other sessions of one’s own end at once, and nobody else’s', async () => {
  const ben = await addOperator(app, 'ben', 'finance');
  const [one, of] = [await signedIn(app, ben), await signedIn(app, await addOperator(app, 'zoe', 'finance'))];
  shift = 30_000;
  const other = opsBrowser(app);
  await post(other, '/ops/api/sign-in', { name: ben.name, password: ben.password });
  await post(other, '/ops/api/sign-in/code', { code: codeOf(ben, Date.now() + shift) });
  const end = async () => (await one.call({ method: 'DELETE', url: '/ops/api/sessions' })).result;
  expect(await end()).toEqual({ ended: 1 });
  expect(await end()).toEqual({ ended: 0 });
  const statuses = [one, other, of].map(
    async (browser) => (await browser.call({ url: '/ops/api/me' })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  shift = 0;
  expect((await logged('ben')).filter(({ action }) => action === 'operators.end_others')).toHaveLength(1);
});

test('a role is given on the command line as well', async () => {
  await addOperator(app, 'rae', 'support');
  const give = (...more: string[]) =>
    main(['operator', 'role', 'rae', ...more, '--reason', 'Her new work', '--brand', 'aurora']);
  expect(await give('--role', 'finance')).toBe(0);
  expect(heard.said).toContain('rae is finance now.');
  expect(await give('--role', 'finance')).toBe(1);
  expect(heard.said).toContain('They have this role already.');
  expect(await give('--role', 'king')).toBe(2);
  expect(await logged('rae')).toMatchObject([
    { action: 'operators.add' },
    {
      action: 'operators.role',
      before: { role: 'support' },
      after: { role: 'finance' },
      address: '',
      reason: 'Her new work',
    },
  ]);
});

test('on the command line all but the first say why', async () => {
  const inLotus = (...args: string[]) => main(['operator', ...args, '--brand', 'lotus']);
  expect(await inLotus('add', 'lia', '--role', 'owner')).toBe(0);
  const [first] = await app.db('lotus').selectFrom('audit_log').select(['target', 'reason']).execute();
  expect(first).toEqual({ target: 'lia', reason: 'The first operator of the brand' });
  for (const args of [
    ['add', 'lea', '--role', 'owner'],
    ['role', 'lia', '--role', 'finance'],
    ['renew', 'lia'],
    ['disable', 'lia', '--reason', ' '],
    ['disable', 'lia', '--reason', 'x'.repeat(301)],
  ]) {
    heard.said = '';
    expect(await inLotus(...args)).toBe(2);
    expect(heard.said).toContain('Say why with --reason');
  }
  expect(await app.db('lotus').selectFrom('audit_log').select('seq').execute()).toHaveLength(1);
  expect(await inLotus('add', 'lea', '--role', 'support', '--reason', 'More people')).toBe(0);
  expect(await inLotus('renew', 'lea', '--reason', 'A lost phone')).toBe(0);
  expect(await inLotus('disable', 'lea', '--reason', 'She has left')).toBe(0);
  const rows = await app
    .db('lotus')
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .orderBy('seq')
    .execute();
  expect(rows.slice(1)).toEqual([
    { action: 'operators.add', reason: 'More people' },
    { action: 'operators.renew', reason: 'A lost phone' },
    { action: 'operators.disable', reason: 'She has left' },
  ]);
});
