import type { OpsInvite } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { hearHere } from '../../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilStatementsWait } from '../../../testing/waiting-statements.ts';
import { newcomer, register, verified } from '../../auth/auth.testing.ts';
import { findTakenCodes } from '../../auth/invites/invites.repository.ts';
import { addOperator, errorsOf, type OpsBrowser, signedIn } from '../operators.testing.ts';
import { MAKING } from './invites.routes.ts';

let app: TestApp;
let olga: OpsBrowser;
let mia: OpsBrowser;
let sue: OpsBrowser;
let fin: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  olga = await signedIn(app, await addOperator(app, 'olga', 'owner'));
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  sue = await signedIn(app, await addOperator(app, 'sue', 'support'));
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance'));
});
afterAll(() => app.stop());

const URL = '/ops/api/invites';
const REASON = { reason: 'The fair is over' };
let batches = 0;
const asked = (more: object = {}) => {
  batches += 1;
  return { id: `b${batches}`, count: 1, note: 'Fair', most: null, until: null, ...more };
};
const make = (body: object, browser = mia) => browser.call({ method: 'POST', url: URL, body });
const made = async (more: object = {}): Promise<OpsInvite> => (await make(asked(more))).result.list[0];
const list = async (query = ''): Promise<{ list: OpsInvite[]; next_id: string | null }> =>
  (await mia.call({ url: `${URL}?${query}` })).result;
const named = async ({ code }: OpsInvite): Promise<OpsInvite | undefined> =>
  (await list(`code=${code}`)).list[0];
const withdraw = ({ id }: OpsInvite, browser = mia) =>
  browser.call({ method: 'POST', url: `${URL}/${id}/withdraw`, body: REASON });
const people = ({ id }: OpsInvite, browser = sue, query = '') =>
  browser.call({ url: `${URL}/${id}/people?${query}` });
const registered = async (code: string, brand?: string) =>
  register(app, await verified(app, newcomer()), { invite_code: code }, brand);
const audit = (action: string, target: string) =>
  app
    .db()
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('target', '=', target)
    .execute();
const over = ({ id }: OpsInvite) =>
  app
    .db()
    .updateTable('invite_codes')
    .set({ until_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();

/** One that is withdrawn, one that is over, and one that is used up. */
const ended = async () => {
  const [gone, late, full] = [await made(), await made(), await made({ most: 1 })];
  expect((await withdraw(gone)).result).toMatchObject({ id: gone.id, state: 'withdrawn' });
  await over(late);
  expect((await registered(full.code)).status).toBe(200);
  return { gone, late, full };
};

test('one registers with a code in any case, which is noted, counted, and leaves them without an inviter', async () => {
  const code = await made({ most: 3 });
  expect(code).toMatchObject({ note: 'Fair', most: 3, taken: 0, until: null, state: 'open', made_by: 'mia' });
  expect(code.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  const { status } = await registered(` ${code.code.toLowerCase()} `);
  expect([status, (await named(code))?.taken]).toEqual([200, 1]);
  const { list: came } = (await people(code)).result;
  expect(came).toEqual([expect.objectContaining({ username: expect.stringMatching(/./) })]);
  const row = app.db().selectFrom('users').select(['invited_by', 'came_by']).where('id', '=', came[0].id);
  expect(await row.executeTakeFirst()).toEqual({ invited_by: null, came_by: code.id });
  expect(await audit('invites.people', code.id)).toMatchObject([{ operator: 'sue', address: '127.0.0.1' }]);
});

test('the last use is taken once by twenty at once, and who comes too late has no account', async () => {
  const code = await made({ most: 2 });
  const people = await Promise.all(Array.from({ length: 20 }, () => verified(app, newcomer())));
  const answers = await Promise.all(people.map((who) => register(app, who, { invite_code: code.code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['api.invalid_invite_code']));
  expect(await named(code)).toMatchObject({ taken: 2, state: 'used' });
  const { count } = await app
    .db()
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('came_by', '=', code.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2);
});

test('a use is not taken by who does not get an account after all', async () => {
  const code = await made({ most: 1 });
  const { username } = await app.signUp();
  const refused = await register(app, await verified(app, newcomer()), { invite_code: code.code, username });
  expect([refused.error, (await named(code))?.taken]).toEqual(['api.data_exists', 0]);
});

test('withdrawn, over, used up, of another brand and unknown are one answer', async () => {
  const { gone, late, full } = await ended();
  const lily = await signedIn(app, await addOperator(app, 'lily', 'owner', 'lotus'), 'lotus');
  const theirs: OpsInvite = (await make(asked(), lily)).result.list[0];
  const answers = [];
  for (const { code } of [gone, late, full, theirs, { code: 'ZZZZ9999' }]) {
    const { status, raw } = await registered(code);
    const { request_id: _, ...body } = raw.json();
    answers.push(JSON.stringify([status, body]));
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('api.invalid_invite_code');
});

test('the same batch is made once, also twice at once; something else under its name is refused', async () => {
  const body = asked({ count: 200, note: ' Press ', most: 5 });
  const [one, two] = await Promise.all([make(body), make(body)]);
  expect(one.result.list).toHaveLength(200);
  expect(two.result).toEqual(one.result);
  expect((await make(body)).result).toEqual(one.result);
  expect(new Set(one.result.list.map(({ code }: OpsInvite) => code)).size).toBe(200);
  expect((await make({ ...body, note: 'Other' })).error).toBe('api.invalid_data');
  expect((await make({ ...body, count: 3 })).error).toBe('api.invalid_data');
  expect(await audit('invites.make', body.id)).toMatchObject([
    { operator: 'mia', after: { count: 200, note: 'Press', most: 5, until: null } },
  ]);
});

test('two batches of one name and two sizes that are made at once are one, and the other is refused', async () => {
  const body = asked({ count: 5 });
  const first = { code: 'ZZZZ2222', batch: body.id, place: 0, made_by: 'olga', id: `first-${body.id}` };
  const { refused } = await app
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto('invite_codes').values(first).execute();
      const refused = make(body);
      await untilStatementsWait(app);
      return { refused };
    });
  expect([(await refused).status, (await refused).error]).toEqual([400, 'api.invalid_data']);
  const rows = await app.db().selectFrom('invite_codes').select('id').where('batch', '=', body.id).execute();
  expect([rows, await audit('invites.make', body.id)]).toEqual([[{ id: first.id }], []]);
});

test('a code of a person is none of operators: it is another length, and looked for among both', async () => {
  const person = await app.signUp();
  const { invite_code } = (await app.call({ url: '/api/v1/users/me', token: person.access })).result;
  expect(invite_code).toHaveLength(7);
  const store = app.db().insertInto('invite_codes');
  const row = { id: 'short', code: invite_code, most: 1, batch: 'short', place: 0, made_by: 'mia' };
  await expect(store.values(row).execute()).rejects.toThrow(/check/);
  const moved = { id: 'moved', username: 'moved', nickname: '', invite_code: 'abcd2345' };
  await app.db().insertInto('users').values(moved).execute();
  const { code } = await made();
  const taken = await findTakenCodes(app.db(), ['ABCD2345', code, 'ZZZZ9999']);
  expect([...taken].toSorted()).toEqual(['abcd2345', code.toLowerCase()].toSorted());
});

test('what no batch can be is refused by its name', async () => {
  const refused = async (more: object) => Object.keys((await make(asked(more))).raw.json().params);
  expect(await refused({ until: '2020-01-01T00:00:00Z' })).toEqual(['until']);
  expect(await refused({ until: 'tomorrow' })).toEqual(['until']);
  expect(await refused({ count: 201 })).toEqual(['count']);
  expect(await refused({ most: 0 })).toEqual(['most']);
});

test('each state is found, page by page, and one batch alone', async () => {
  await ended();
  await make(asked({ count: 60, note: 'Pages', until: new Date(Date.now() + 86_400_000).toISOString() }));
  const batch = `b${batches}`;
  const states = async (query: string) => {
    const all: OpsInvite[] = [];
    let next_id: string | null = '';
    while (next_id !== null) {
      const page = await list(`${query}&next_id=${next_id}`);
      expect(page.list.length).toBeLessThanOrEqual(50);
      all.push(...page.list);
      next_id = page.next_id;
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    return all;
  };
  const all = await states('');
  const each = await Promise.all(
    (['open', 'used', 'expired', 'withdrawn'] as const).map(async (state) => {
      const found = await states(`state=${state}`);
      expect(new Set(found.map((invite) => invite.state))).toEqual(new Set([state]));
      return found.length;
    }),
  );
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(all.length);
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  expect(await states(`batch=${batch}`)).toHaveLength(60);
  const beyond = Buffer.from('1e300 i1').toString('base64url');
  for (const query of ['state=open&next_id=%00', `state=open&next_id=${beyond}`, 'code=%00'])
    expect([query, (await mia.call({ url: `${URL}?${query}` })).error]).toEqual([query, 'api.validation']);
});

test('withdrawn twice it is written down once; who is in stays', async () => {
  const code = await made();
  await registered(code.code);
  for (let time = 0; time < 2; time += 1) expect((await withdraw(code)).status).toBe(200);
  expect(await audit('invites.withdraw', code.id)).toMatchObject([
    { operator: 'mia', reason: 'The fair is over', after: { taken: 1, most: null } },
  ]);
  expect((await people(code)).result.list).toHaveLength(1);
  expect((await withdraw({ ...code, id: 'nothing' })).error).toBe('api.not_found');
  expect((await people({ ...code, id: 'nothing' })).error).toBe('api.not_found');
  expect(await audit('invites.people', 'nothing')).toEqual([]);
});

test('a batch is taken home as a sheet that starts no formula', async () => {
  const body = asked({ count: 2, note: '=1+1' });
  await make(body);
  const { raw } = await sue.call({ url: `${URL}/export?batch=${body.id}` });
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = raw.body.trim().split('\r\n');
  expect([lines.length, lines[1]]).toEqual([3, expect.stringMatching(/^"[A-Z2-9]{8}","'=1\+1","","0",/)]);
  expect(await audit('invites.export', body.id)).toMatchObject([{ operator: 'sue' }]);
  expect((await sue.call({ url: `${URL}/export?batch=nothing` })).error).toBe('api.not_found');
  expect(await audit('invites.export', 'nothing')).toEqual([]);
});

test('owners and moderators make and withdraw, support reads, finance has no part in it', async () => {
  const code = await made();
  expect((await make(asked(), olga)).status).toBe(200);
  expect([(await make(asked(), sue)).status, (await withdraw(code, sue)).status]).toEqual([403, 403]);
  expect((await sue.call({ url: URL })).status).toBe(200);
  expect((await fin.call({ url: URL })).status).toBe(403);
  expect((await people(code, fin)).status).toBe(403);
  expect(
    (await mia.call({ method: 'POST', url: `${URL}/${code.id}/withdraw`, body: { reason: ' ' } })).error,
  ).toBe('api.validation');
});

test('an operator makes no more batches in an hour than one works at', async () => {
  const eager = await signedIn(app, await addOperator(app, 'eager', 'moderator'));
  const body = asked();
  const errors = await errorsOf(MAKING.limit, () => make(body, eager));
  expect([errors, (await make(body, eager)).error]).toEqual([[], 'api.too_frequent']);
  expect((await make(body, olga)).status).toBe(200);
});

test('the command line does the same', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  const ops = async (...args: string[]) => {
    heard.said = '';
    return main(['invite', ...args, '--brand', 'aurora']);
  };
  expect([await ops('add', '--count', '201'), await ops('add', '--until', 'monday')]).toEqual([2, 1]);
  expect(await ops('add', '--count', '2', '--uses', 'any', '--note', 'By hand', '--id', 'cli1')).toBe(0);
  const codes = heard.said.trim().split('\n');
  expect(codes).toEqual([expect.stringMatching(/^[A-Z2-9]{8}$/), expect.stringMatching(/^[A-Z2-9]{8}$/)]);
  const [code = ''] = codes;
  await registered(code);
  expect(await ops('uses', code.toLowerCase(), '--json')).toBe(0);
  expect(JSON.parse(heard.said).list).toEqual([expect.objectContaining({ username: expect.any(String) })]);
  expect([await ops('export'), await ops('export', '--batch', 'cli1')]).toEqual([2, 0]);
  expect(heard.said).toContain(code);
  expect([await ops('withdraw', code), await ops('withdraw', code, '--reason', 'Leaked')]).toEqual([2, 0]);
  expect(await ops('list', '--batch', 'cli1', '--state', 'withdrawn')).toBe(0);
  expect(heard.said).toMatch(new RegExp(`^${code}  withdrawn  1 of any  no end  cli1  "By hand"\n$`));
  expect([await ops('list', '--state', 'lost'), await ops('uses', 'ZZZZ9999')]).toEqual([2, 1]);
});
