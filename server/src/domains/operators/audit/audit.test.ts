import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let browser: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  browser = await signedIn(app, await addOperator(app, 'ann', 'owner'));
  for (let row = 0; row < 120; row += 1)
    await insertAudit(app.db(), {
      operator: 'bob',
      action: 'posts.reject',
      target: `p${row}`,
      reason: '50%_off',
    });
});
afterAll(() => app.stop());

const page = async (query: string) => (await browser.call({ url: `/ops/api/audit?${query}` })).result;
const check = async () => (await browser.call({ url: '/ops/api/audit/check' })).result;
/** As somebody who has the database, and the right to switch triggers off. */
const tamper = (statement: string) =>
  app
    .db()
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(statement).execute(trx);
    });

test('pages go on without repeats or gaps, and find by operator, action, target and words', async () => {
  const seqs: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { list, next_id } = await page(`operator=bob&limit=50&next_id=${next}`);
    seqs.push(...list.map(({ seq }: { seq: number }) => seq));
    next = next_id;
  }
  expect(seqs).toHaveLength(120);
  expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => other - one));
  expect((await page('target=p7')).list).toHaveLength(1);
  expect((await page('q=0%25_o&limit=3')).list).toHaveLength(3);
  expect((await page('q=0_o')).list).toHaveLength(0);
  expect((await page('action=posts&limit=1')).list).toHaveLength(1);
  expect((await browser.call({ url: '/ops/api/audit?next_id=x' })).error).toBe('api.validation');
});

test('rows are found by when they were written', async () => {
  const { list } = await page('operator=bob&limit=100');
  const { create_at: moment } = list[40];
  const countOf = async (query: string) => (await page(`operator=bob&limit=100&${query}`)).list.length;
  const since = list.filter((row: { create_at: string }) => row.create_at >= moment).length;
  expect(since).toBeGreaterThanOrEqual(41);
  expect(await countOf(`from=${moment}`)).toBe(since);
  expect(await countOf(`from=${moment}&until=${moment}`)).toBe(0);
  expect(await countOf('until=2020-01-01T00:00:00Z')).toBe(0);
  expect(await countOf('from=2999-01-01T00:00:00Z')).toBe(0);
  expect(await countOf('from=2020-01-01T00:00:00Z&until=2999-01-01T00:00:00Z')).toBe(100);
  expect((await browser.call({ url: '/ops/api/audit?from=yesterday' })).error).toBe('api.validation');
});

test.each([
  "update brand_aurora.audit_log set reason = 'nothing' where seq = 5",
  'delete from brand_aurora.audit_log where seq = 5',
  'truncate brand_aurora.audit_log',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(app.db())).rejects.toThrow('never changed');
});

test('who writes at once writes one after the other', async () => {
  const write = (number: number) =>
    insertAudit(app.db(), { operator: 'eve', action: 'x.y', target: `e${number}`, reason: '' });
  await Promise.all(Array.from({ length: 10 }, (_, number) => write(number)));
  expect(await check()).toMatchObject({ broken_at: null });
});

test('a changed row, one that is missing, one put in between, and a cut end are seen', async () => {
  const whole = await check();
  expect(whole).toMatchObject({ broken_at: null, head: expect.stringMatching(/^[\da-f]{64}$/) });
  await tamper("update brand_aurora.audit_log set operator = 'eve' where seq = 9");
  expect((await check()).broken_at).toBe(9);
  await tamper("update brand_aurora.audit_log set operator = 'bob' where seq = 9");
  expect((await check()).broken_at).toBeNull();
  await tamper('create table brand_aurora.taken as select * from brand_aurora.audit_log where seq = 20');
  await tamper('delete from brand_aurora.audit_log where seq = 20');
  expect((await check()).broken_at).toBe(21);
  await tamper('insert into brand_aurora.audit_log select * from brand_aurora.taken');
  expect((await check()).broken_at).toBeNull();
  await tamper(`delete from brand_aurora.audit_log where seq = ${whole.rows}`);
  expect((await check()).broken_at).toBe(whole.rows);
});

test('an export is text for spreadsheets, whatever names say, and is written down itself', async () => {
  await insertAudit(app.db(), { operator: 'bob', action: 'x.y', target: '=cmd|calc', reason: '@SUM(1)' });
  const { raw } = await browser.call({ url: '/ops/api/audit/export?operator=bob' });
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(raw.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
  expect(raw.headers['x-content-type-options']).toBe('nosniff');
  expect(raw.body).toContain(`"'=cmd|calc","'@SUM(1)"`);
  expect(raw.body).not.toMatch(/[",]"[=@+]/);
  expect((await page('action=audit.export')).list).toMatchObject([
    { operator: 'ann', after: { operator: 'bob' } },
  ]);
});

test('words are looked for part by part: what is far behind is found by going on, and rows between are not lost', async () => {
  const { rows } = await check();
  await tamper(`insert into brand_aurora.audit_log (id, operator, action, target, seq, digest)
    select 'far' || n, 'zed', 'x.y', case when n in (1, 60000) then 'needle' else 'hay' end, ${rows} + 1000 + n, sha256('x')
    from generate_series(1, 60000) n`);
  await tamper(`update brand_aurora.audit_head set seq = ${rows + 61_000}`);
  const found: number[] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; pages += 1) {
    const { list, next_id } = await page(`q=needle&limit=1&next_id=${next}`);
    found.push(...list.map(({ seq }: { seq: number }) => seq));
    next = next_id;
  }
  expect(found).toEqual([rows + 61_000, rows + 1_001]);
  expect(pages).toBeGreaterThan(1);
  const { raw } = await browser.call({ url: '/ops/api/audit/export?q=needle&operator=zed' });
  expect(raw.body.match(/"needle"/g)).toHaveLength(2);
});
