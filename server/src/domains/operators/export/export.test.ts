import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { bucketOf, newKeyedId } from '../../../infra/ids.ts';
import { hearHere } from '../../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf, transfer } from '../../ledger/ledger.testing.ts';
import { userAccount } from '../../ledger/operations.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';
import { EXPORTS } from './export.service.ts';
import { filesOf } from './files.ts';

let app: TestApp;
let owner: OpsBrowser;
let ann: TestPerson;
let bob: TestPerson;
const { tenant, service } = ledgerOf(() => app);
const db = () => app.db();

const message = (user: TestPerson, seq: number, text: string) => ({
  ...{
    group_id: 'g1',
    seq,
    id: newKeyedId('g1'),
    user_id: user.id,
    type: 'text',
    text,
    cid: `c${seq}`,
  },
});

/** More than one statement goes through, hers among many of others. */
const talk = async (): Promise<void> => {
  const rows = Array.from({ length: 4_500 }, (_, at) =>
    at % 1_500 === 7 ? message(ann, at + 1, `hers ${at}`) : message(bob, at + 1, 'his secret'),
  );
  for (let at = 0; at < rows.length; at += 1_500)
    await db()
      .insertInto('messages')
      .values(rows.slice(at, at + 1_500) as never)
      .execute();
};

beforeAll(async () => {
  app = await startTestApp();
  owner = await signedIn(app, await addOperator(app, 'olga', 'owner'));
  ann = await app.signUp({ nickname: 'Ann' });
  bob = await app.signUp({ nickname: 'Bob' });
  await service().do(tenant(), transfer({ to: userAccount(ann.id), amount: 500, remark: 'gift' }));
  await service().do(
    tenant(),
    transfer({ from: userAccount(ann.id), to: userAccount(bob.id), amount: 200, type: 3 }),
  );
  await talk();
  await db().insertInto('notes').values({ user_id: ann.id, target_id: bob.id, nickname: 'B.' }).execute();
  await db()
    .insertInto('notes')
    .values({ user_id: bob.id, target_id: ann.id, nickname: 'the liar' })
    .execute();
  const people = Array.from({ length: 1_203 }, (_, at) => `x${String(at).padStart(5, '0')}`);
  await db()
    .insertInto('users')
    .values(people.map((id) => ({ id, username: id, nickname: '', invite_code: id })))
    .execute();
  await db()
    .insertInto('follows')
    .values(people.map((author_id) => ({ user_id: ann.id, author_id })))
    .execute();
  const at = { bucket: bucketOf(ann.id), id: newKeyedId(ann.id) };
  const post = { ...at, author_id: ann.id, kind: 'text' as const, description: '说' };
  await db().insertInto('posts').values(post).execute();
  await app.infra.objects.put('aurora/chat/ann.txt', Buffer.from('her file'));
  for (const [file_path, user] of [
    ['chat/ann.txt', ann],
    ['chat/gone.txt', ann],
    ['chat/bob.txt', bob],
  ] as const)
    await db().insertInto('uploads').values({ file_path, user_id: user.id, purpose: 'chat' }).execute();
});
afterAll(() => app.stop());

const ask = (browser = owner, person = ann, reason = 'She asked for it') =>
  browser.call({ method: 'POST', url: `/ops/api/people/${person.id}/export`, body: { reason } });
const fetched = (ticket: string, browser = owner, person = ann) =>
  browser.call({ url: `/ops/api/people/${person.id}/export/${ticket}` });
const jsonOf = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());

test('all that is somebody’s is in it, page after page, and nothing that is another’s', async () => {
  for (const [who, address] of [
    [ann, '203.0.113.7'],
    [bob, '198.51.100.9'],
  ] as const)
    await db().updateTable('sessions').set({ address }).where('user_id', '=', who.id).execute();
  const { ticket } = (await ask()).result;
  const { raw, status } = await fetched(ticket);
  expect([status, raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
    ...[200, 'application/zip', 'no-store'],
  ]);
  expect(raw.headers['content-disposition']).toBe(`attachment; filename="person-${ann.id}.zip"`);
  const files = unzipSync(raw.rawPayload);
  const of = (name: string) => jsonOf(files, name);
  expect(of('account')).toMatchObject([{ id: ann.id, nickname: 'Ann' }]);
  expect(of('addresses')).toMatchObject([{ mode: 'email', value: ann.email }]);
  expect(of('sessions').map(({ address }: { address: string }) => address)).toEqual(['203.0.113.7']);
  expect(of('messages').map(({ text }: { text: string }) => text)).toEqual([
    'hers 7',
    'hers 1507',
    'hers 3007',
  ]);
  expect(of('notes')).toMatchObject([{ target_id: bob.id, nickname: 'B.' }]);
  expect(of('followings')).toHaveLength(1_203);
  expect(new Set(of('followings').map((row: { author_id: string }) => row.author_id)).size).toBe(1_203);
  expect(of('posts')).toMatchObject([{ description: '说' }]);
  expect(of('comments')).toEqual([]);
  expect(of('points')).toMatchObject([
    { amount: -200, balance: 300, with: `user ${bob.id}` },
    { amount: 500, balance: 500, with: 'house', remark: 'gift' },
  ]);
  expect(Buffer.from(files['files/chat/ann.txt'] ?? []).toString()).toBe('her file');
  expect(of('contents')).toMatchObject({ person: ann.id, balance: 300, files: 1, gone: 1, left_out: 0 });
  expect(of('contents').documents).toContainEqual({ document: 'followings', rows: 1_203 });
  const all = Object.values(files).map((each) => Buffer.from(each).toString());
  for (const other of ['his secret', 'the liar', bob.email, 'bob.txt', '198.51.100.9'])
    expect(all.join('\n')).not.toContain(other);
  const { access_hash } = await db()
    .selectFrom('sessions')
    .select('access_hash')
    .where('user_id', '=', ann.id)
    .executeTakeFirstOrThrow();
  expect(all.join('\n')).not.toContain(access_hash.toString('hex'));
});

test('who asks, for whom and why stands in the log; what was not asked for is not fetched', async () => {
  const other = await signedIn(app, await addOperator(app, 'otto', 'owner'));
  const { ticket } = (await ask(other)).result;
  const rows = await db().selectFrom('audit_log').selectAll().where('id', '=', ticket).execute();
  expect(rows).toMatchObject([
    { operator: 'otto', action: 'people.export', target: ann.id, reason: 'She asked for it' },
  ]);
  expect(JSON.stringify(rows)).not.toContain(ann.username);
  expect((await fetched(ticket)).error).toBe('api.not_found');
  expect((await fetched(ticket, other, bob)).error).toBe('api.not_found');
  expect((await fetched('nothing', other)).error).toBe('api.not_found');
  expect((await fetched(ticket, other)).status).toBe(200);
  expect((await ask(other, ann, ' ')).error).toBe('api.validation');
  expect(
    (await other.call({ method: 'POST', url: '/ops/api/people/nobody/export', body: { reason: 'x' } })).error,
  ).toBe('api.not_found');
});

test.each(['support', 'moderator', 'finance'] as const)('%s may not', async (role) => {
  const browser = await signedIn(app, await addOperator(app, `the-${role}`, role));
  expect((await ask(browser)).status).toBe(403);
  expect((await fetched('x', browser)).status).toBe(403);
});

test('nobody makes a copy of everybody', async () => {
  const eager = await signedIn(app, await addOperator(app, 'eager', 'owner'));
  const answers: (string | undefined)[] = [];
  for (let time = 0; time <= EXPORTS.limit; time += 1) answers.push((await ask(eager)).error);
  expect(answers.at(-1)).toBe('api.too_frequent');
  expect(answers.slice(0, -1)).toEqual(Array(EXPORTS.limit).fill(undefined));
});

test('files for which there is no room are counted, and not in it', async () => {
  const taken = { files: 0, bytes: 0, left_out: 0, gone: 0 };
  const get = (key: string) => app.infra.objects.get(key);
  const names: string[] = [];
  for await (const { name } of filesOf(tenant(), ann.id, { get, taken, most: 3 })) names.push(name);
  expect([names, taken]).toEqual([[], { files: 0, bytes: 0, left_out: 1, gone: 1 }]);
});

test('the command line writes the same, into a file that nobody else reads and that was not there', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
  vi.stubEnv('DATA_DIR', app.infra.config.dataDir);
  const to = join(await mkdtemp(join(tmpdir(), 'export-')), 'ann.zip');
  const run = (...args: string[]) => main(['person', 'export', ...args, '--brand', 'aurora']);
  expect(await run(ann.username, '--to', to, '--reason', 'A letter')).toBe(0);
  expect(heard.said).toContain(to);
  const files = unzipSync(await readFile(to));
  expect(jsonOf(files, 'messages')).toHaveLength(3);
  expect(Buffer.from(files['files/chat/ann.txt'] ?? []).toString()).toBe('her file');
  expect((await stat(to)).mode & 0o077).toBe(0);
  expect(await run(ann.username, '--to', to, '--reason', 'A letter')).toBe(2);
  expect(await run(ann.username, '--reason', 'A letter')).toBe(2);
  expect(await run(ann.username, '--to', `${to}2`)).toBe(2);
});
