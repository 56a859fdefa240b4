import { join } from 'node:path';
import { LIMITS } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSetting } from '../../server/src/infra/settings/settings.repository.ts';
import type { Conversation } from '../faults/senders.ts';
import { call, type Person } from '../support/client.ts';
import { BRAND, type Cluster, startCluster, within } from './cluster.ts';
import { publish, startCommenting } from './commenting.ts';
import { BACK, type Crowd, gatherCrowd, PEOPLE } from './crowd.ts';
import { makeNextVersion } from './next-version.ts';
import { expectPaidOnce } from './paid.ts';
import { type Paying, startPaying } from './paying.ts';

/** People who like one post and comment on it meanwhile. */
const COMMENTING = 8;
/** People who give each other points meanwhile and withdraw some, and how long they rest between two rounds of it. */
const PAYING = { people: 5, rest: 4_000 };
const LOOKUPS = 30;
/** Wrong security passwords before it is locked. */
const TRIES = LIMITS.securityCodeTries;

let cluster: Cluster;
let crowd: Crowd;
let commenting: ReturnType<typeof startCommenting>;
let paying: Paying;

beforeAll(async () => {
  cluster = await startCluster({ hasBucket: true, env: { LOOKUPS_PER_MINUTE: String(LOOKUPS) } });
  const [service] = await cluster.people(1);
  const greeting = { username: service?.username, text: { en: 'Welcome' } };
  await storeSetting(cluster.database.tenant(BRAND), 'greeting', greeting);
  crowd = await gatherCrowd(cluster);
  const { people } = crowd;
  const [author, ...readers] = people as [Person, ...Person[]];
  const at = { port: cluster.port, brand: BRAND };
  commenting = startCommenting({
    ...at,
    postId: await publish(at, author),
    people: readers.slice(0, COMMENTING),
  });
  paying = await startPaying(cluster, people.slice(-PAYING.people), PAYING.rest);
}, 120_000);
afterAll(async () => {
  crowd?.close();
  await cluster?.stop();
});

const redisOf = async (index: number) =>
  (await fetch(`http://127.0.0.1:${cluster.nodePorts[index]}/readyz`).then((answer) =>
    answer.json(),
  )) as object;

test('kill -9 of a node: writes go on, its people are back at the others', async () => {
  await crowd.goOn();
  await cluster.node(0).signal('SIGKILL');
  await crowd.goOn();
  await crowd.allBack();
  await cluster.start(0);
  await crowd.goOn();
});

test('Redis gone for 20 seconds: writes go on, health says so, and afterwards everybody looks what they missed', async () => {
  const before = crowd.listeners.map(({ outages }) => outages.length);
  await cluster.redis.end();
  const gone = Date.now();
  await crowd.goOn();
  await within(
    5_000,
    'health says that Redis is away',
    async () => 'redis' in (await redisOf(1)) && JSON.stringify(await redisOf(1)).includes('unreachable'),
  );
  expect(crowd.listeners.filter((each) => !each.isLive())).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 20_000 - (Date.now() - gone)));
  await cluster.redis.again();
  await within(BACK, 'every socket was renewed', () =>
    crowd.listeners.every(({ outages }, index) => outages.length > (before[index] ?? 0)),
  );
  await crowd.allBack();
  expect(await redisOf(1)).toMatchObject({ status: 'ok', redis: 'ok' });
  await crowd.goOn();
});

test('a file that one node took is read at the others', async () => {
  const { groupId, people: members } = crowd.rooms[0] as Conversation;
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
    await crowd.goOn(20);
  }
  await crowd.allBack();
  const { rows } = await cluster.database.pool.query(
    `select name from brand_${BRAND}.migrations where name like '9000%'`,
  );
  expect(rows).toHaveLength(1);
});

test('limits of a person count once over the nodes', async () => {
  const [ann] = crowd.people;
  const look = () =>
    call({ port: cluster.port, brand: BRAND, url: '/api/v1/contacts/suggested', token: ann?.token ?? '' });
  const answers = [];
  for (let number = 0; number < 2 * LOOKUPS; number += 1) answers.push(await look());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LOOKUPS);
  expect(new Set(answers.slice(LOOKUPS).map(({ error }) => error))).toEqual(new Set(['api.too_frequent']));
});

test('nothing that was acknowledged is lost, nothing is there twice, and everybody knows all of it in order', async () => {
  await crowd.expectToldOnce();
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
  const { token } = crowd.people.at(-1) as Person;
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
