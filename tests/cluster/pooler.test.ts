import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPooler } from '../../server/src/infra/doctor/database.ts';
import { isAwayBehindProxy, readAll, startSenders } from '../faults/senders.ts';
import { call, type Person } from '../support/client.ts';
import { BRAND, type Cluster, makeGroup, startCluster, within } from './cluster.ts';
import { allKnow, assertInOrder, type Listener, listenAs } from './listeners.ts';
import { startPooler } from './pooler.ts';

const PEOPLE = 30;
/** Between two messages of one person, in milliseconds: who writes are people (docs/decisions/0128). */
const REST = 100;

let cluster: Cluster;
const places = { pooled: '', direct: '' };
let people: Person[] = [];
let groupId = '';
let listeners: Listener[] = [];
beforeAll(async () => {
  cluster = await startCluster({
    through: async (postgres, folder) => {
      const pooler = await startPooler(postgres, folder);
      Object.assign(places, { pooled: pooler.url, direct: postgres.url });
      return pooler;
    },
  });
  people = await cluster.people(PEOPLE);
  groupId = await makeGroup(cluster, people);
  listeners = people.map((person) => listenAs({ port: cluster.port, brand: BRAND }, person, [groupId]));
  await within(20_000, 'all sockets are open', () => listeners.every((each) => each.isLive()));
}, 120_000);
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await cluster?.stop();
});

test('through pgbouncer in transaction mode nodes that come and go lose and double nothing', async () => {
  const room = { port: cluster.port, brand: BRAND, groupId, people };
  const senders = startSenders(room, 8, isAwayBehindProxy, REST);
  await senders.acknowledge(200);
  await cluster.node(0).signal('SIGKILL');
  await senders.acknowledge(200);
  await cluster.start(0);
  await senders.acknowledge(200);
  await senders.finish();
  const stored = (await readAll(room)).filter(({ cid }) => cid.startsWith('s'));
  expect(stored).toHaveLength(senders.acknowledged.length);
  expect(new Set(stored.map(({ seq }) => seq))).toEqual(new Set(senders.acknowledged.map(({ seq }) => seq)));
  await allKnow(
    10_000,
    listeners,
    groupId,
    stored.map(({ seq }) => seq),
  );
  assertInOrder(listeners);
});

test('the doctor sees the pooler, and what goes past it', async () => {
  const { pooled, direct } = places;
  expect(await checkPooler(pooled, undefined)).toMatchObject([{ level: 'wrong' }]);
  expect(await checkPooler(pooled, pooled)).toMatchObject([{ level: 'wrong' }]);
  expect(await checkPooler(pooled, direct)).toMatchObject([{ level: 'ok' }]);
  expect(await checkPooler(direct, undefined)).toMatchObject([{ level: 'ok' }]);
});

test('calls of other kinds answer through it, and no lock stays behind', async () => {
  const [ann, ben] = people;
  const urls = [
    '/api/v1/users/me',
    '/api/v1/users/groups',
    '/api/v1/notification/list',
    '/social/api/recommend/public',
    '/social/api/recommend/follower',
    '/api/v1/wallet/balance',
    '/api/v1/wallet/trading-logs',
    '/api/v1/search?q=a&type=posts',
    `/api/v1/contacts/${ben?.id}`,
    `/social/api/authors/${ben?.id}`,
  ];
  for (const url of [...urls, ...urls]) {
    const answer = await call({ port: cluster.port, brand: BRAND, url, token: ann?.token ?? '' });
    expect([url, answer.status]).toEqual([url, 200]);
  }
  const { rows } = await cluster.database.pool.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory'`,
  );
  expect(rows[0].count).toBe(0);
});
