import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { hearHere } from '../../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf, transfer } from '../../ledger/ledger.testing.ts';
import { HOUSE, userAccount } from '../../ledger/operations.ts';
import { createLedgerSearch } from '../../ledger/search.service.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let fin: OpsBrowser;
let mia: OpsBrowser;
let ann: TestPerson;
let bob: TestPerson;
const { tenant, service, byHand } = ledgerOf(() => app);
beforeAll(async () => {
  app = await startTestApp();
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance'));
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  ann = await app.signUp();
  bob = await app.signUp();
  const [a, b] = [userAccount(ann.id), userAccount(bob.id)];
  for (let turn = 1; turn <= 12; turn += 1)
    await service().do(tenant(), transfer({ to: a, amount: turn * 100, remark: '=HYPERLINK("x")' }));
  await service().do(tenant(), transfer({ from: a, to: b, amount: 777, type: 3, key: 'gift/7' }));
  await service().do(tenant(), transfer({ from: b, to: HOUSE, amount: 7, type: 221 }));
});
afterAll(() => app.stop());

type Rows = { id: string; amount: number; type: number; key: string; create_at: string }[];
const find = async (query: Record<string, string>, browser = fin) =>
  await browser.call({ url: `/ops/api/ledger?${new URLSearchParams(query)}` });
const amounts = async (query: Record<string, string>): Promise<number[]> =>
  ((await find(query)).result.list as Rows).map(({ amount }) => amount);
const logged = (action: string) =>
  app.db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();

test('finance looks through the ledger, nobody without the right', async () => {
  expect((await find({}, mia)).status).toBe(403);
  expect((await mia.call({ url: `/ops/api/ledger/statement?account=${ann.id}` })).status).toBe(403);
  expect((await find({ limit: '2' })).result.list).toMatchObject([
    {
      amount: 7,
      type: 221,
      from: { kind: 'user', username: bob.username },
      to: { kind: 'house', username: '' },
    },
    { amount: 777, type: 3, key: 'gift/7', from: { owner: ann.id }, to: { owner: bob.id } },
  ]);
});

test.each<Record<string, string>>([
  {},
  { type: '121' },
  { account: 'ann' },
  { account: 'ann', type: '121' },
  { min: '150' },
])('pages of %o go on without repeats or gaps', async (filter) => {
  const query = { ...filter, ...(filter['account'] && { account: ann.username }), limit: '5' };
  const ids: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { list, next_id } = (await find({ ...query, next_id: next })).result as {
      list: Rows;
      next_id: string | null;
    };
    expect(list.length).toBeLessThanOrEqual(5);
    ids.push(...list.map(({ id }) => id));
    next = next_id;
  }
  const all = filter['type'] ? 12 : filter['min'] ? 12 : filter['account'] ? 13 : 14;
  expect(ids).toHaveLength(all);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => Number(other) - Number(one)));
});

test('a movement is found by id, key, kind, amount, time and whose it is', async () => {
  const [row] = (await find({ transfer: 'gift/7' })).result.list as Rows;
  expect(row).toMatchObject({ amount: 777 });
  expect(await amounts({ transfer: row!.id })).toEqual([777]);
  expect(await amounts({ transfer: 'gift/' })).toEqual([]);
  expect(await amounts({ min: '700', max: '800' })).toEqual([777, 800, 700]);
  expect(await amounts({ account: bob.id })).toEqual([7, 777]);
  expect(await amounts({ account: bob.username, type: '3' })).toEqual([777]);
  expect(await amounts({ account: 'house', type: '221' })).toEqual([7]);
  expect(await amounts({ account: 'nobody' })).toEqual([]);
  expect(await amounts({ account: ann.id, min: '1100' })).toEqual([1_200, 1_100]);
  const moment = row!.create_at;
  expect(await amounts({ from: moment })).toEqual([7, 777]);
  expect((await amounts({ until: moment }))[0]).toBe(1_200);
  expect(await amounts({ account: ann.id, from: moment })).toEqual([777]);
  expect(await amounts({ until: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect((await find({ from: 'yesterday' })).error).toBe('api.validation');
  expect((await find({ next_id: 'x' })).error).toBe('api.validation');
});

test('what no index knows is looked for through so many rows at once: a page may be empty, and go on', async () => {
  const search = createLedgerSearch({ holds: () => true }, { all: 3, strewn: 2, longest: 0 });
  const keys: string[] = [];
  const pages: number[] = [];
  let before: number | undefined;
  do {
    const { list, next } = await search.page(tenant(), { limit: 5, min: 100, max: 300, before });
    keys.push(...list.map(({ amount }) => String(amount)));
    pages.push(list.length);
    before = next;
  } while (before !== undefined);
  expect(keys).toEqual(['300', '200', '100']);
  expect(pages.slice(0, 3)).toEqual([0, 0, 0]);
  const whole = createLedgerSearch({ holds: () => true }, { all: 3, strewn: 2, longest: 10_000 });
  const { list, next } = await whole.page(tenant(), { limit: 5, type: 121, min: 100, max: 300 });
  expect([list.map(({ amount }) => amount), next]).toEqual([[300, 200, 100], undefined]);
});

test('somebody’s account is read with its statement, and that it was stands in the log, without names', async () => {
  const before = (await logged('ledger.read')).length;
  const { statement } = (await find({ account: ann.username })).result;
  expect(statement).toEqual({
    ...{ account: { kind: 'user', owner: ann.id, username: ann.username } },
    ...{ opening: 0, income: 7_800, expense: 777, closing: 7_023, is_valid: true },
  });
  const moment = ((await find({ transfer: 'gift/7' })).result.list as Rows)[0]!.create_at;
  expect((await find({ account: ann.id, from: moment })).result.statement).toMatchObject({
    ...{ opening: 7_800, income: 0, expense: 777, closing: 7_023 },
  });
  expect((await find({ account: ann.id, until: moment })).result.statement).toMatchObject({
    ...{ opening: 0, income: 7_800, expense: 0, closing: 7_800 },
  });
  const rows = (await logged('ledger.read')).slice(before);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ operator: 'fin', target: `user ${ann.id}`, address: '127.0.0.1' });
  expect(JSON.stringify(rows)).not.toContain(ann.username);
  expect((await find({ account: 'house' })).result.statement).toBeNull();
});

test('a movement opened has both of its entries, and one that was changed by hand is seen', async () => {
  const { id } = ((await find({ transfer: 'gift/7' })).result.list as Rows)[0]!;
  const open = async () => (await fin.call({ url: `/ops/api/ledger/transfers/${id}` })).result;
  expect(await open()).toMatchObject({
    transfer: { id, amount: 777 },
    entries: [
      {
        account: { owner: ann.id },
        seq: 13,
        amount: -777,
        balance: 7_023,
        is_chained: true,
        is_signed: true,
      },
      { account: { owner: bob.id }, seq: 1, amount: 777, balance: 777, is_chained: true, is_signed: true },
    ],
  });
  await byHand('ledger_transfers', `update {schema}.ledger_transfers set amount = 778 where key = 'gift/7'`);
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = 771 where owner = '${bob.id}'`,
  );
  const changed = (await open()).entries;
  expect(changed.map((entry: { is_chained: boolean }) => entry.is_chained)).toEqual([false, false]);
  expect(changed.map((entry: { is_signed: boolean }) => entry.is_signed)).toEqual([true, false]);
  await byHand('ledger_transfers', `update {schema}.ledger_transfers set amount = 777 where key = 'gift/7'`);
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = 770 where owner = '${bob.id}'`,
  );
  expect((await open()).entries[1]).toMatchObject({ is_chained: true, is_signed: true });
  expect((await logged('ledger.open'))[0]).toMatchObject({ operator: 'fin', target: id });
  expect((await fin.call({ url: '/ops/api/ledger/transfers/999999' })).error).toBe('api.not_found');
  expect((await fin.call({ url: '/ops/api/ledger/transfers/x' })).error).toBe('api.validation');
});

test('a statement as CSV begins and ends with what one had, and no cell is a formula', async () => {
  const { raw } = await fin.call({ url: `/ops/api/ledger/statement?account=${ann.username}` });
  expect(raw.headers['content-disposition']).toContain('statement.csv');
  const lines = raw.body.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 13 + 1);
  expect(lines[1]).toContain('"opening balance"');
  expect(lines[2]).toContain('"1.00","1.00"');
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[14]).toContain(`"user ${bob.id}","-7.77","70.23"`);
  expect(lines[15]).toContain('"closing balance","","","","70.23"');
  expect(await logged('ledger.statement')).toMatchObject([{ operator: 'fin', target: ann.id }]);
  expect((await fin.call({ url: '/ops/api/ledger/statement?account=nobody' })).error).toBe('api.not_found');
  expect((await fin.call({ url: '/ops/api/ledger/statement?account=house' })).error).toBe('api.not_found');
});

test('a statement has no end that it stops before', async () => {
  const eli = await app.signUp();
  const her = userAccount(eli.id);
  const many = Array.from({ length: 4_100 }, () => transfer({ to: her, amount: 1 }));
  for (let at = 0; at < many.length; at += 205)
    await service().inTransaction(tenant(), (within) => service().apply(within, many.slice(at, at + 205)));
  const { raw } = await fin.call({ url: `/ops/api/ledger/statement?account=${eli.id}` });
  const lines = raw.body.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 4_100 + 1);
  expect(lines[4_101]).toContain('"0.01","41.00"');
  expect(lines[4_102]).toContain('"closing balance","","","","41.00"');
});

test('nobody lists everybody’s accounts', async () => {
  const eve = await signedIn(app, await addOperator(app, 'eve', 'finance'));
  let last = 200;
  for (let tried = 0; tried < 301 && last === 200; tried += 1)
    last = (await find({ account: 'fees' }, eve)).status;
  expect((await find({ account: 'fees' }, eve)).error).toBe('api.too_frequent');
  expect((await find({}, eve)).status).toBe(200);
});

test('the command line finds the same, and writes down the same', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
  const run = (...args: string[]) => main(['ledger', ...args, '--brand', 'aurora']);
  expect(await run('find', '--account', ann.username, '--min', '7.77', '--max', '7.77', '--json')).toBe(0);
  expect(JSON.parse(heard.said)).toMatchObject({ list: [{ key: 'gift/7' }], statement: { closing: 7_023 } });
  const [{ id }] = JSON.parse(heard.said).list;
  heard.said = '';
  expect([await run('show', id, '--json'), await run('show', '999999999')]).toEqual([0, 1]);
  expect(heard.said).toContain('"is_chained": true');
  expect((await logged('ledger.open')).at(-1)).toMatchObject({ target: id });
  heard.said = '';
  expect(await run('checks', '--json')).toBe(0);
  expect(JSON.parse(heard.said)).toMatchObject({ checks: [], frozen: [] });
  expect(await run('find', '--min', 'much')).toBe(2);
  expect(await run('statement', ann.id)).toBe(0);
  expect(heard.said).toContain('"closing balance"');
  expect(await run('statement', 'nobody')).toBe(1);
  expect((await logged('ledger.statement')).at(-1)).toMatchObject({ target: ann.id, address: '' });
});
