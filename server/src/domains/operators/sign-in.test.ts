import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { renewOperator } from './operators.repository.ts';
import { addOperator, codeOf, operatorAccounts, opsBrowser, signedIn } from './operators.testing.ts';
import { removeOperatorSessions } from './sessions.repository.ts';

let app: TestApp;
let at = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => at });
});
afterAll(() => app.stop());

let count = 0;
const someone = () => {
  count += 1;
  at = new Date();
  return addOperator(app, `ann${count}`, 'owner');
};
const step = (browser: ReturnType<typeof opsBrowser>, body: object) =>
  browser.call({ method: 'POST', url: `/ops/api/sign-in${'code' in body ? '/code' : ''}`, body });

test('name and password, then the code: the cookie is the console’s alone, and its address and device are shown', async () => {
  const ann = await someone();
  const browser = opsBrowser(app);
  const first = await step(browser, { name: ` ${ann.name.toUpperCase()} `, password: ann.password });
  expect(first.result).toEqual({ next: 'code' });
  expect(first.raw.headers['set-cookie']).toMatch(
    /^ops_session=[\w-]{43}; Path=\/ops; HttpOnly; SameSite=Strict$/,
  );
  const cookieOfFirst = browser.cookie;
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(401);
  const second = await step(browser, { code: codeOf(ann) });
  expect(second.result).toMatchObject({ name: ann.name, role: 'owner' });
  expect(browser.cookie).not.toBe(cookieOfFirst);
  const { list } = (await browser.call({ url: '/ops/api/sessions' })).result;
  expect(list).toMatchObject([{ address: '127.0.0.1', device: 'lightMyRequest', is_current: true }]);
});

test('a wrong password and an unknown name are the same to who asks', async () => {
  const ann = await someone();
  const wrong = await step(opsBrowser(app), { name: ann.name, password: 'x' });
  const unknown = await step(opsBrowser(app), { name: 'nobody', password: 'x' });
  expect([wrong.status, wrong.error]).toEqual([400, 'api.unauthorized']);
  expect([unknown.status, unknown.error]).toEqual([400, 'api.unauthorized']);
});

test('a code is good once, also for the one who has just used it', async () => {
  const ann = await someone();
  const code = codeOf(ann, at.getTime());
  const [one, other] = [opsBrowser(app), opsBrowser(app)];
  for (const browser of [one, other]) await step(browser, { name: ann.name, password: ann.password });
  expect((await step(one, { code })).status).toBe(200);
  expect((await step(other, { code })).error).toBe('api.invalid_code');
  at = new Date(at.getTime() + 30_000);
  expect((await step(other, { code: codeOf(ann, at.getTime()) })).status).toBe(200);
});

test('the half minute before and after count, two do not', async () => {
  const ann = await someone();
  const tryAt = async (shift: number) => {
    const browser = opsBrowser(app);
    await step(browser, { name: ann.name, password: ann.password });
    return (await step(browser, { code: codeOf(ann, at.getTime() + shift) })).error;
  };
  expect(await tryAt(-60_000)).toBe('api.invalid_code');
  expect(await tryAt(-30_000)).toBeUndefined();
  expect(await tryAt(60_000)).toBe('api.invalid_code');
  expect(await tryAt(30_000)).toBeUndefined();
});

test('five wrong codes end it for a quarter of an hour, however many begin anew, and the right code too', async () => {
  const ann = await someone();
  const right = codeOf(ann, at.getTime());
  const wrong = right === '000000' ? '111111' : '000000';
  const tries = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const browser = opsBrowser(app);
      await step(browser, { name: ann.name, password: ann.password });
      return (await step(browser, { code: wrong })).error;
    }),
  );
  expect(tries.filter((error) => error === 'api.invalid_code').length).toBeLessThanOrEqual(5);
  const browser = opsBrowser(app);
  await step(browser, { name: ann.name, password: ann.password });
  expect((await step(browser, { code: right })).error).toBe('api.too_frequent');
});

test('ten wrong passwords of a name are all that one address gets', async () => {
  const ann = await someone();
  const errors: (string | undefined)[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    errors.push((await step(opsBrowser(app), { name: ann.name, password: `x${tries}` })).error);
  expect(errors.at(-1)).toBe('api.too_frequent');
  // Other tests share the address.
  await sql`delete from brand_aurora.rate_limits`.execute(app.db());
});

test('fifteen idle minutes end a session, and so do twelve hours', async () => {
  const ann = await someone();
  const browser = await signedIn(app, ann);
  const age = (column: string, interval: string) =>
    sql`update brand_aurora.operator_sessions set ${sql.ref(column)} = now() - ${interval}::interval`.execute(
      app.db(),
    );
  await age('used_at', '14 minutes');
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(200);
  await age('used_at', '16 minutes');
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(401);
  await age('used_at', '1 minute');
  await age('create_at', '13 hours');
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(401);
});

test('signing out ends the session itself, not only the cookie', async () => {
  const browser = await signedIn(app, await someone());
  const stolen = browser.cookie!;
  await browser.call({ method: 'POST', url: '/ops/api/sign-out' });
  expect(browser.cookie).toBe('ops_session=');
  expect((await opsBrowser(app).call({ url: '/ops/api/me', headers: { cookie: stolen } })).status).toBe(401);
});

test('another session of one’s own can be ended, nobody else’s', async () => {
  const [ann, ben] = [await someone(), await someone()];
  const [one, bens] = [await signedIn(app, ann), await signedIn(app, ben)];
  at = new Date(Date.now() + 30_000);
  const other = opsBrowser(app);
  await step(other, { name: ann.name, password: ann.password });
  await step(other, { code: codeOf(ann, at.getTime()) });
  const idOf = async (browser: typeof one) =>
    (await browser.call({ url: '/ops/api/sessions' })).result.list.find(
      (session: { is_current: boolean }) => session.is_current,
    ).id;
  const end = async (id: string) =>
    (await one.call({ method: 'DELETE', url: `/ops/api/sessions/${id}` })).status;
  expect(await end(await idOf(bens))).toBe(404);
  expect(await end(await idOf(other))).toBe(200);
  expect((await other.call({ url: '/ops/api/me' })).status).toBe(401);
  expect((await bens.call({ url: '/ops/api/me' })).status).toBe(200);
});

test('an operator of one brand is nobody in another', async () => {
  const ann = await someone();
  const browser = await signedIn(app, ann);
  const elsewhere = opsBrowser(app, 'lotus');
  expect((await step(elsewhere, { name: ann.name, password: ann.password })).error).toBe('api.unauthorized');
  expect((await elsewhere.call({ url: '/ops/api/me', headers: { cookie: browser.cookie! } })).status).toBe(
    401,
  );
});

/** Sessions of one operator, of either stage. */
const sessionsOf = (name: string) =>
  app
    .db()
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select('stage')
    .where('operators.name', '=', name)
    .execute();
/** Long enough for a call to come to where it waits. */
const soon = () => pause(300);

test('who is renewed while they give their code is not in', async () => {
  const ann = await someone();
  const browser = opsBrowser(app);
  await step(browser, { name: ann.name, password: ann.password });
  let entering: ReturnType<typeof step> | undefined;
  await app
    .db()
    .transaction()
    .execute(async (trx) => {
      const { id } = await trx
        .selectFrom('operators')
        .select('id')
        .where('name', '=', ann.name)
        .executeTakeFirstOrThrow();
      await renewOperator(trx, id, 'another');
      await removeOperatorSessions(trx, id);
      entering = step(browser, { code: codeOf(ann, at.getTime()) });
      await soon();
    });
  expect((await entering)?.error).toBe('api.invalid_code');
  expect(await sessionsOf(ann.name)).toEqual([]);
});

test('who comes in while they are renewed is out at once', async () => {
  const ann = await someone();
  const browser = opsBrowser(app);
  await step(browser, { name: ann.name, password: ann.password });
  let both: Promise<unknown> | undefined;
  await app
    .db()
    .transaction()
    .execute(async (trx) => {
      // Whoever writes to the log waits for this.
      await sql`select from brand_aurora.audit_head for update`.execute(trx);
      const entering = step(browser, { code: codeOf(ann, at.getTime()) });
      await soon();
      const by = { operator: 'system', reason: '' };
      both = Promise.all([entering, operatorAccounts(app).renew(app.tenant(), ann.name, by)]);
      await soon();
    });
  await both;
  expect(await sessionsOf(ann.name)).toEqual([]);
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(401);
});

test('one first step is good for one session, whoever comes with it at once', async () => {
  const ann = await someone();
  const browser = opsBrowser(app);
  await step(browser, { name: ann.name, password: ann.password });
  const cookie = browser.cookie!;
  const enter = (shift: number) =>
    opsBrowser(app).call({
      ...{ method: 'POST', url: '/ops/api/sign-in/code', headers: { cookie } },
      body: { code: codeOf(ann, at.getTime() + shift) },
    });
  const both = await Promise.all([enter(0), enter(30_000)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await sessionsOf(ann.name)).toEqual([{ stage: 'full' }]);
});

const loggedOf = (name: string) =>
  app
    .db()
    .selectFrom('audit_log')
    .select(['action', 'target', 'address'])
    .where('operator', '=', name)
    .orderBy('seq')
    .execute();

test('coming, going and ending a session are in the log, with where from', async () => {
  const ann = await someone();
  const one = await signedIn(app, ann);
  at = new Date(Date.now() + 30_000);
  const other = opsBrowser(app);
  await step(other, { name: ann.name, password: ann.password });
  await step(other, { code: codeOf(ann, at.getTime()) });
  const { list } = (await one.call({ url: '/ops/api/sessions' })).result;
  const { id } = list.find(({ is_current }: { is_current: boolean }) => !is_current);
  await one.call({ method: 'DELETE', url: `/ops/api/sessions/${id}` });
  await one.call({ method: 'POST', url: '/ops/api/sign-out' });
  const about = { target: ann.name, address: '127.0.0.1' };
  expect(await loggedOf(ann.name)).toEqual([
    { action: 'operators.sign_in', ...about },
    { action: 'operators.sign_in', ...about },
    { action: 'operators.end_session', ...about, target: id },
    { action: 'operators.sign_out', ...about },
  ]);
});

test('too many wrong codes are in the log once', async () => {
  const ann = await someone();
  const wrong = codeOf(ann, at.getTime()) === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 8; tries += 1) {
    const browser = opsBrowser(app);
    await step(browser, { name: ann.name, password: ann.password });
    await step(browser, { code: wrong });
  }
  expect(await loggedOf(ann.name)).toMatchObject([{ action: 'operators.lock_out', address: '127.0.0.1' }]);
});

test('what cannot be written down is not done', async () => {
  const browser = await signedIn(app, await someone());
  const { list } = (await browser.call({ url: '/ops/api/sessions' })).result;
  await sql`alter table brand_aurora.audit_log add constraint nothing check (action not like 'operators.%') not valid`.execute(
    app.db(),
  );
  const end = await browser.call({ method: 'DELETE', url: `/ops/api/sessions/${list[0].id}` });
  const out = await browser.call({ method: 'POST', url: '/ops/api/sign-out' });
  await sql`alter table brand_aurora.audit_log drop constraint nothing`.execute(app.db());
  expect([end.status, out.status]).toEqual([500, 500]);
  expect((await browser.call({ url: '/ops/api/me' })).status).toBe(200);
});
