import { Readable } from 'node:stream';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { bucketOf } from '../../../infra/ids.ts';
import { hearCommands } from '../../../testing/heard.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { TELL_ENDED } from '../sessions/tell-ended.ts';

let app: TestApp;
let ann: TestPerson;
const events: { event: string; users: readonly string[] }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
  await app.startJobs();
  app.infra.pubsub.subscribe(({ audience, event }) => {
    if ('users' in audience) events.push({ event: event.event, users: audience.users });
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});

const heard = hearCommands();
beforeEach(async () => {
  ann = await app.signUp();
});

const ops = (...args: string[]): Promise<number> => main(['person', ...args, '--brand', 'aurora']);
const me = async () => (await app.call({ url: '/api/v1/users/me', token: ann.access })).status;
const audited = async () =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', ann.id).orderBy('seq').execute();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

test('somebody is found and shown, addresses masked until a reason is said', async () => {
  expect(await ops('find', ann.username, '--json')).toBe(0);
  expect(JSON.parse(heard.said)).toMatchObject({ list: [{ id: ann.id, is_banned: false }], next_id: null });
  heard.said = '';
  expect(await ops('show', ann.username.toUpperCase())).toBe(0);
  expect(heard.said).toContain(ann.id);
  expect(heard.said).not.toContain(ann.email);
  expect(await ops('reveal', ann.id, '--reason', 'They called')).toBe(0);
  expect(heard.said).toContain(ann.email);
  expect(await audited()).toMatchObject([
    { action: 'people.read', address: '' },
    { action: 'people.reveal', reason: 'They called', address: '' },
  ]);
});

test('who is banned is out, their sockets are closed by the server, and in again when it is lifted', async () => {
  expect(await ops('ban', ann.username, '--until', TOMORROW, '--reason', 'Spam')).toBe(0);
  expect(heard.said).toContain(`banned until ${TOMORROW}`);
  expect(await me()).toBe(401);
  await vi.waitFor(
    () => expect(events).toContainEqual({ event: 'session.revoked', users: [ann.id] }),
    15_000,
  );
  expect(await ops('find', '', '--state', 'banned')).toBe(0);
  expect(heard.said).toContain(ann.id);
  expect(await ops('lift', ann.id, '--reason', 'Sorry')).toBe(0);
  expect((await audited()).map(({ action }) => action)).toEqual(['people.ban', 'people.lift']);
});

test('a note, a type and who may make groups are set with a reason; the note is in no log', async () => {
  const set = ['set', ann.username, '--memo', 'Knows us', '--type', '7', '--groups', 'no'];
  expect(await ops(...set, '--reason', 'A call')).toBe(0);
  expect(heard.said).toMatch(/type {4}7, may make no groups[\s\S]*note {4}Knows us/);
  expect(JSON.stringify(await audited())).not.toContain('Knows us');
});

test('sessions end everywhere, and a ban may be for good', async () => {
  expect(await ops('sign-out', ann.username, '--reason', 'Lost phone')).toBe(0);
  expect(heard.said).toContain('1 sessions');
  expect(await ops('ban', ann.username, '--for-good', '--reason', 'Fraud')).toBe(0);
  expect(heard.said).toContain('banned for good');
});

test('somebody is erased for good by who types whom they mean; sockets are told by the server', async () => {
  expect(await ops('erase', ann.username, '--confirm', 'somebody', '--reason', 'They asked')).toBe(1);
  expect(heard.said).toContain('nobody was erased');
  expect([await me(), await audited()]).toEqual([200, []]);
  expect(await ops('erase', ann.username, '--confirm', ann.username, '--reason', 'They asked')).toBe(0);
  expect(heard.said).toContain(`${ann.username} is erased.`);
  expect(await me()).toBe(401);
  expect(await audited()).toMatchObject([{ action: 'people.erase', reason: 'They asked', address: '' }]);
  const left = await app.db().selectFrom('users').select('username').where('id', '=', ann.id).execute();
  expect(left.filter(({ username }) => username === ann.username)).toEqual([]);
  await vi.waitFor(
    () => expect(events).toContainEqual({ event: 'session.revoked', users: [ann.id] }),
    15_000,
  );
});

test('an avatar is removed by the server, which alone knows where it is', async () => {
  const path = `avatars/${ann.id}/one.webp`;
  const key = `aurora/public/${path}`;
  await app.infra.objects.put(key, Buffer.from('a picture'));
  await app.db().updateTable('users').set({ avatar: path }).where('id', '=', ann.id).execute();
  // Neither the server's folder nor what it needs to send: the command's environment has its database and its key alone.
  vi.stubEnv('DATA_DIR', temporaryFolder());
  vi.stubEnv('NODE_ENV', 'production');
  try {
    expect(await ops('erase', ann.username, '--confirm', ann.username, '--reason', 'They asked')).toBe(0);
  } finally {
    vi.stubEnv('DATA_DIR', undefined);
    vi.stubEnv('NODE_ENV', 'test');
  }
  await vi.waitFor(async () => expect(await app.infra.objects.get(key)).toBeUndefined(), 15_000);
  // What it told names who is gone: one job, of which nothing is kept.
  const { rows } = await app.infra.database.pool.query(
    `select deletion_seconds from jobs.job where name = 'realtime.relay' and data::text like $1`,
    [`%${ann.id}%`],
  );
  expect(rows).toEqual([{ deletion_seconds: 1 }]);
});

test('what servers cannot be told of does not undo what was done, and is said', async () => {
  const { send } = PgBoss.prototype;
  vi.spyOn(PgBoss.prototype, 'send').mockImplementation(function (this: PgBoss, ...args: unknown[]) {
    if (['realtime.relay', TELL_ENDED.name].includes(String(args[0]))) throw new Error('no room');
    return Reflect.apply(send, this, args);
  });
  expect(await ops('sign-out', ann.username, '--reason', 'Lost phone')).toBe(0);
  expect(heard.said).toMatch(/1 sessions of .+ have ended\.\n.*could not be told of it.*\(no room\)/);
  const { username } = await app.signUp();
  heard.said = '';
  expect(await ops('erase', username, '--confirm', username, '--reason', 'They asked')).toBe(0);
  expect(heard.said).toMatch(/could not be told of it.*\(no room\)\.\n.+ is erased\.\n$/);
});

test('where nobody types whom they mean, nobody is erased', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as never);
  expect(await ops('erase', ann.username, '--reason', 'They asked')).toBe(2);
  expect(heard.said).toContain('Stopped: nobody was erased.');
  expect([await me(), await audited()]).toEqual([200, []]);
});

test('who still owns something is not erased', async () => {
  const id = `group${ann.id}`;
  await app
    .db()
    .insertInto('groups')
    .values({ bucket: bucketOf(id), id, type: 2, name: 'Lake', owner_id: ann.id, last_message_id: null })
    .execute();
  expect(await ops('erase', ann.username, '--confirm', ann.username, '--reason', 'They asked')).toBe(1);
  expect(heard.said).toContain('groups of their own');
  expect([await me(), await audited()]).toEqual([200, []]);
});

test.each([
  [['erase', 'ANN', '--confirm', 'ANN'], 2],
  [['ban', 'ANN', '--reason', 'x'], 2],
  [['ban', 'ANN', '--until', TOMORROW, '--for-good', '--reason', 'x'], 2],
  [['ban', 'ANN', '--for-good'], 2],
  [['ban', 'ANN', '--until', 'tomorrow', '--reason', 'x'], 1],
  [['ban', 'ANN', '--until', '2020-01-01T00:00:00Z', '--reason', 'x'], 1],
  [['set', 'ANN', '--reason', 'x'], 2],
  [['set', 'ANN', '--type', '100', '--reason', 'x'], 2],
  [['set', 'ANN', '--groups', 'maybe', '--reason', 'x'], 2],
  [['lift', '', '--reason', 'x'], 2],
  [['lift', 'nobody99', '--reason', 'x'], 1],
  [['find', 'x', '--state', 'odd'], 2],
  [['toString', 'ANN'], 2],
])('%j ends with %i and changes nothing', async (args, code) => {
  expect(await ops(...args.map((arg) => (arg === 'ANN' ? ann.username : arg)))).toBe(code);
  expect(await audited()).toEqual([]);
});
