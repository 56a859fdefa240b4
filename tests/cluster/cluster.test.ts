import { join } from 'node:path';
import { LIMITS } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSetting } from '../../server/src/infra/settings/settings.repository.ts';
import { type Conversation, isAwayBehindProxy, readAll, startSenders } from '../faults/senders.ts';
import { call, type Person } from '../support/client.ts';
import { BRAND, type Cluster, makeGroup, startCluster, within } from './cluster.ts';
import { publish, startCommenting } from './commenting.ts';
import { allKnow, assertInOrder, type Listener, listenAs } from './listeners.ts';
import { makeNextVersion } from './next-version.ts';
import { expectPaidOnce } from './paid.ts';
import { type Paying, startPaying } from './paying.ts';

/** People with a socket, in rooms of this many; a person is in two rooms. */
const PEOPLE = 300;
const ROOM = 40;
const ROOMS = 15;
const SENDERS = 1;
/** People who like one post and comment on it meanwhile. */
const COMMENTING = 8;
/** People who give each other points meanwhile and withdraw some, and how long they rest between two rounds of it. */
const PAYING = { people: 5, rest: 4_000 };
/** Between two messages of one person: each goes to a whole room, and all who listen are in this process. */
const REST = 400;
const LOOKUPS = 30;
/** Wrong security passwords before it is locked. */
const TRIES = LIMITS.securityCodeTries;
/** What is promised: a socket is back within it. Milliseconds. */
const BACK = 10_000;

let cluster: Cluster;
let people: Person[] = [];
let listeners: Listener[] = [];
const rooms: Conversation[] = [];
let senders: ReturnType<typeof startSenders>[] = [];
let commenting: ReturnType<typeof startCommenting>;
let paying: Paying;

beforeAll(async () => {
  cluster = await startCluster({ hasBucket: true, env: { LOOKUPS_PER_MINUTE: String(LOOKUPS) } });
  const [service] = await cluster.people(1);
  const greeting = { username: service?.username, text: { en: 'Welcome' } };
  await storeSetting(cluster.database.tenant(BRAND), 'greeting', greeting);
  people = await cluster.people(PEOPLE);
  for (let room = 0; room < ROOMS; room += 1) {
    const from = (room * ROOM) / 2;
    const members = Array.from({ length: ROOM }, (_, index) => people[(from + index) % PEOPLE] as Person);
    const groupId = await makeGroup(cluster, members);
    rooms.push({ port: cluster.port, brand: BRAND, groupId, people: members });
  }
  const roomsOf = (person: Person) =>
    rooms.filter((room) => room.people.includes(person)).map(({ groupId }) => groupId);
  listeners = people.map((person) => listenAs({ port: cluster.port, brand: BRAND }, person, roomsOf(person)));
  await within(30_000, 'all sockets are open', () => listeners.every((each) => each.isLive()));
  const [author, ...readers] = people as [Person, ...Person[]];
  const at = { port: cluster.port, brand: BRAND };
  commenting = startCommenting({
    ...at,
    postId: await publish(at, author),
    people: readers.slice(0, COMMENTING),
  });
  paying = await startPaying(cluster, people.slice(-PAYING.people), PAYING.rest);
  senders = rooms.map((room) => startSenders(room, SENDERS, isAwayBehindProxy, REST));
}, 120_000);
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await cluster?.stop();
});

const acknowledged = () => senders.reduce((sum, each) => sum + each.acknowledged.length, 0);
const live = () => listeners.filter((each) => each.isLive()).length;
const allBack = () => within(BACK + 2_000, 'all sockets are back', () => live() === PEOPLE);
/** Writes go on while something is away. */
const goOn = async (more = 100) => {
  const goal = acknowledged() + more;
  await within(20_000, `${more} more messages`, () => acknowledged() >= goal);
};
const redisOf = async (index: number) =>
  (await fetch(`http://127.0.0.1:${cluster.nodePorts[index]}/readyz`).then((answer) =>
    answer.json(),
  )) as object;

test('kill -9 of a node: writes go on, its people are back at the others', async () => {
  await goOn();
  await cluster.node(0).signal('SIGKILL');
  await goOn();
  await allBack();
  await cluster.start(0);
  await goOn();
});

test('Redis gone for 20 seconds: writes go on, health says so, and afterwards everybody looks what they missed', async () => {
  const before = listeners.map(({ outages }) => outages.length);
  await cluster.redis.end();
  const gone = Date.now();
  await goOn();
  await within(
    5_000,
    'health says that Redis is away',
    async () => 'redis' in (await redisOf(1)) && JSON.stringify(await redisOf(1)).includes('unreachable'),
  );
  expect(live()).toBe(PEOPLE);
  await new Promise((resolve) => setTimeout(resolve, 20_000 - (Date.now() - gone)));
  await cluster.redis.again();
  await within(BACK, 'every socket was renewed', () =>
    listeners.every(({ outages }, index) => outages.length > (before[index] ?? 0)),
  );
  await allBack();
  expect(await redisOf(1)).toMatchObject({ status: 'ok', redis: 'ok' });
  await goOn();
});

test('a file that one node took is read at the others', async () => {
  const { groupId, people: members } = rooms[0] as Conversation;
  const [ann, ben] = members as [Person, Person];
  const ask = (node: number, person: Person, url: string, body?: object) =>
    call({
      ...{ port: cluster.nodePorts[node] ?? 0, brand: BRAND, url, token: person.token },
      ...(body && { method: 'POST', body }),
    });
  const { result: told } = await ask(0, ann, `/api/v1/files/groups/${groupId}/upload_file?extension=txt`);
  const form = new FormData();
  for (const [name, value] of Object.entries(told.form_data)) form.append(name, String(value));
  form.append('file', new Blob([JSON.stringify({ result: 'kept once' })]), 'note.txt');
  expect((await fetch(told.url, { method: 'POST', body: form })).status).toBe(204);
  const file = { group_id: groupId, type: 'file', file_path: told.file_path, filename: 'note.txt' };
  const posted = await ask(1, ann, '/api/v1/messages', { ...file, cid: 'file' });
  expect(posted).toMatchObject({ status: 200 });
  const read = await ask(2, ben, `/api/v1/groups/${groupId}/files/${posted.result.id}`);
  expect(read).toMatchObject({ status: 200, result: 'kept once' });
});

test('all nodes are rolled to a newer version, one after the other: the older ones go on with its schema', async () => {
  const program = await makeNextVersion(join(cluster.dir, 'next'));
  for (const index of [0, 1, 2]) {
    const began = Date.now();
    expect(await cluster.node(index).signal('SIGTERM')).toBe(0);
    const stopped = Date.now();
    await cluster.start(index, program);
    console.log(`node ${index}: ${stopped - began} ms to stop, ${Date.now() - stopped} ms to start`);
    await goOn(20);
  }
  await allBack();
  const { rows } = await cluster.database.pool.query(
    `select name from brand_${BRAND}.migrations where name like '9000%'`,
  );
  expect(rows).toHaveLength(1);
});

test('limits of a person count once over the nodes', async () => {
  const [ann] = people;
  const look = () =>
    call({ port: cluster.port, brand: BRAND, url: '/api/v1/contacts/suggested', token: ann?.token ?? '' });
  const answers = [];
  for (let number = 0; number < 2 * LOOKUPS; number += 1) answers.push(await look());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LOOKUPS);
  expect(new Set(answers.slice(LOOKUPS).map(({ error }) => error))).toEqual(new Set(['api.too_frequent']));
});

test('nothing that was acknowledged is lost, nothing is there twice, and everybody knows all of it in order', async () => {
  for (const each of senders) await each.finish();
  for (const [index, room] of rooms.entries()) {
    const stored = await readAll(room);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1));
    const said = stored.filter(({ cid }) => cid.startsWith('s'));
    expect(new Set(said.map(({ cid, user_id }) => `${user_id} ${cid}`)).size).toBe(said.length);
    const bySeq = new Map(stored.map((message) => [message.seq, message]));
    const { acknowledged } = senders[index] as (typeof senders)[number];
    for (const message of acknowledged) expect(bySeq.get(message.seq)).toEqual(message);
    expect(said).toHaveLength(acknowledged.length);
    const members = listeners.filter(({ known }) => known.has(room.groupId));
    expect(members).toHaveLength(ROOM);
    await allKnow(
      5_000,
      members,
      room.groupId,
      stored.map(({ seq }) => seq),
    );
    for (const { known } of members) expect(known.get(room.groupId)?.size).toBe(stored.length);
  }
  assertInOrder(listeners);
  const longest = Math.max(...listeners.flatMap(({ outages }) => outages));
  expect(longest).toBeLessThan(BACK);
  const codes = new Set(senders.flatMap(({ refusals }) => refusals.map(({ status }) => status)));
  console.log(
    `${acknowledged()} messages, sockets away for ${longest} ms at the longest, refused with ${[...codes]}`,
  );
});

test('nor are comments and likes', async () => {
  await commenting.finish();
  const of = `from brand_${BRAND}.comments where cid like 'c%'`;
  const { rows } = await cluster.database.pool.query(`select id, cid ${of}`);
  const byCid = new Map(rows.map(({ id, cid }: { id: string; cid: string }) => [cid, id]));
  expect(rows).toHaveLength(commenting.acknowledged.length);
  for (const { id, cid } of commenting.acknowledged) expect(byCid.get(cid)).toBe(id);
  const [post] = (
    await cluster.database.pool.query(`select like_count, comment_count from brand_${BRAND}.posts`)
  ).rows;
  expect(post).toEqual({ like_count: COMMENTING, comment_count: rows.length });
});

test('nor are points: envelopes, gifts and withdrawals are there once, and the ledger adds up', async () => {
  await paying.finish();
  await expectPaidOnce(paying, cluster, cluster.database);
});

test('nor does it help to ask another node: wrong security passwords count once over the nodes', async () => {
  const { token } = people.at(-1) as Person;
  const guess = (number: number) =>
    call({
      ...{ port: cluster.nodePorts[number % 3] as number, brand: BRAND, token, method: 'POST' },
      url: '/api/v1/payment/withdrawal/wellpay',
      body: { amount: 100, security_code: '907153', cid: `guess${number}` },
    });
  const answers = await Promise.all(Array.from({ length: 4 * TRIES }, (_, number) => guess(number)));
  const errors = answers.map(({ error }) => error);
  expect(errors.filter((error) => error === 'api.invalid_security_code')).toHaveLength(TRIES);
  expect(errors.filter((error) => error === 'api.too_frequent')).toHaveLength(3 * TRIES);
});

test('a job has its effect once: each new account was greeted by one message', async () => {
  const greetings = () =>
    cluster.database.pool.query(
      `select count(*)::int as count, count(distinct group_id)::int as people from brand_${BRAND}.messages where cid like 'greeting-%'`,
    );
  await within(75_000, 'everybody is greeted', async () => (await greetings()).rows[0].people === PEOPLE);
  expect((await greetings()).rows[0].count).toBe(PEOPLE);
}, 90_000);
