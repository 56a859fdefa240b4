import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSetting } from '../../server/src/infra/settings/settings.repository.ts';
import { type Conversation, isAwayBehindProxy, readAll, startSenders } from '../faults/senders.ts';
import { call, type Person } from '../support/client.ts';
import { BRAND, type Cluster, makeGroup, startCluster, within } from './cluster.ts';
import { type Listener, listenAs } from './listeners.ts';

/** People with a socket, in rooms of this many; a person is in two rooms. */
const PEOPLE = 120;
const ROOM = 40;
const ROOMS = 6;
const SENDERS = 1;
const LOOKUPS = 30;
/** What is promised: a socket is back within it. Milliseconds. */
const BACK = 10_000;

let cluster: Cluster;
let people: Person[] = [];
let listeners: Listener[] = [];
const rooms: Conversation[] = [];
let senders: ReturnType<typeof startSenders>[] = [];

beforeAll(async () => {
  cluster = await startCluster({ env: { LOOKUPS_PER_MINUTE: String(LOOKUPS) } });
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
  senders = rooms.map((room) => startSenders(room, SENDERS, isAwayBehindProxy));
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

test('all nodes are rolled, one after the other', async () => {
  for (const index of [0, 1, 2]) {
    const began = Date.now();
    expect(await cluster.node(index).signal('SIGTERM')).toBe(0);
    const stopped = Date.now();
    await cluster.start(index);
    console.log(`node ${index}: ${stopped - began} ms to stop, ${Date.now() - stopped} ms to start`);
    await goOn(20);
  }
  await allBack();
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
    await within(5_000, 'everybody knows every message', () =>
      members.every(({ known }) => known.get(room.groupId)?.size === stored.length),
    );
  }
  expect(listeners.flatMap(({ disorder }) => disorder)).toEqual([]);
  const longest = Math.max(...listeners.flatMap(({ outages }) => outages));
  expect(longest).toBeLessThan(BACK);
  const codes = new Set(senders.flatMap(({ refusals }) => refusals.map(({ status }) => status)));
  console.log(
    `${acknowledged()} messages, sockets away for ${longest} ms at the longest, refused with ${[...codes]}`,
  );
});

test('a job has its effect once: each new account was greeted by one message', async () => {
  const greetings = () =>
    cluster.database.pool.query(
      `select count(*)::int as count, count(distinct group_id)::int as people from brand_${BRAND}.messages where cid like 'greeting-%'`,
    );
  await within(75_000, 'everybody is greeted', async () => (await greetings()).rows[0].people === PEOPLE);
  expect((await greetings()).rows[0].count).toBe(PEOPLE);
}, 90_000);
