import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReplicas } from '../../server/src/infra/doctor/replicas.ts';
import { type Relay, startRelay } from '../../server/src/testing/relay.ts';
import { call, type Person } from '../support/client.ts';
import { BRAND, type Cluster, startCluster, within } from './cluster.ts';
import { type Postgres, startPostgres, startStandby } from './postgres.ts';

const TOKEN = 'a token of at least thirty-two characters';
/** Milliseconds that a replica may be behind, as set below. */
const LAG = 2_000;

let cluster: Cluster;
let primary: Postgres;
let standby: Postgres;
let stranger: Postgres;
let line: Relay;
let people: Person[] = [];
const person = (index: number) => people[index] as Person;

beforeAll(async () => {
  cluster = await startCluster({
    nodes: 2,
    env: {
      DATABASE_REPLICA_LAG_SECONDS: String(LAG / 1000),
      METRICS_TOKEN: TOKEN,
      // What guests see is read once for all of them in so many seconds.
      GUEST_PAGE_SECONDS: '0',
    },
    through: async (postgres, folder) => {
      primary = postgres;
      standby = await startStandby(postgres, join(folder, 'standby'), join(folder, 'postgres'));
      line = await startRelay(standby.url);
      stranger = await startPostgres(join(folder, 'stranger'));
      const stop = () =>
        Promise.all([line, standby, stranger].map((each) => each.stop())).then(() => undefined);
      return { url: postgres.url, env: { DATABASE_REPLICA_URLS: line.url }, stop };
    },
  });
  people = await cluster.people(4);
}, 120_000);
afterAll(() => cluster?.stop());

const ask = (who: Person | undefined, url: string, node?: number) =>
  call({
    port: node === undefined ? cluster.port : (cluster.nodePorts[node] as number),
    brand: BRAND,
    url,
    ...(who && { token: who.token }),
  });
const change = (who: Person, method: 'PUT' | 'POST', url: string, body?: object) =>
  call({
    port: cluster.nodePorts[0] as number,
    brand: BRAND,
    method,
    url,
    token: who.token,
    ...(body && { body }),
  });

const metrics = async (node = 0): Promise<string> =>
  (
    await fetch(`http://127.0.0.1:${cluster.nodePorts[node]}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
  ).text();
const readsOf = async (target: string, node = 0): Promise<number> =>
  Number(new RegExp(`livery_late_reads_total\\{target="${target}"\\} (\\d+)`).exec(await metrics(node))?.[1]);
const lagOf = async (): Promise<number> =>
  Number(/livery_replica_lag_seconds\{replica="1"\} ([\d.]+)/.exec(await metrics())?.[1]);

const followersOf = (who: Person) => `/social/api/authors/${who.id}/followers`;
const namesIn = (result: { list: { id: string }[] }) => result.list.map(({ id }) => id);
const follows = async (reader: Person | undefined, node: number, author: Person): Promise<string[]> => {
  const answer = await ask(reader, followersOf(author), node);
  expect(answer.status).toBe(200);
  return namesIn(answer.result);
};
const isReadFrom = async () => {
  for (const node of [0, 1])
    await within(10_000, `the replica is read from by node ${node}`, async () => {
      const before = await readsOf('replica', node);
      await ask(person(3), followersOf(person(2)), node);
      return (await readsOf('replica', node)) > before;
    });
};

const LATE = [
  '/social/api/recommend/public',
  '/social/api/recommend/public?type=gallery',
  '/social/api/recommend/public?type=chart',
  '/social/api/hashtags',
  '/social/api/hashtags?q=a',
  '/social/api/hashtags/a/posts',
  '/social/api/hashtags/a/posts?order=newest',
  '/api/v1/search?q=person&type=users',
  '/api/v1/search?q=person&type=posts',
  '/api/v1/search?q=person&type=hashtags',
  '/social/api/newcomers',
  '/api/v1/discovers',
];

test('what may be late is read from the replica, and nothing of it has to be asked of the database again', async () => {
  await isReadFrom();
  const before = await readsOf('replica');
  const of = `/social/api/authors/${person(2).id}`;
  const authors = ['', '/counts', '/posts', '/followings', '/followers'].map((rest) => of + rest);
  for (const url of [...LATE, ...authors])
    expect([url, (await ask(person(3), url, 0)).status]).toEqual([url, 200]);
  for (const url of [
    '/social/api/guest/recommend/public',
    '/social/api/guest/hashtags',
    '/social/api/guest/newcomers',
  ])
    expect([url, (await ask(undefined, url, 0)).status]).toEqual([url, 200]);
  expect(await readsOf('repeated')).toBe(0);
  expect((await readsOf('replica')) - before).toBeGreaterThan(LATE.length);
});

test('behind: who wrote reads it at once, at every node, strangers soon; beyond the bound nobody reads late', async () => {
  await isReadFrom();
  await standby.query('select pg_wal_replay_pause()');
  expect((await change(person(0), 'PUT', `/social/api/authors/${person(2).id}/follow`)).status).toBe(200);
  // Whoever has just written does not see less than they did; nor does whose page it is.
  for (const node of [0, 1]) {
    expect(await follows(person(0), node, person(2))).toEqual([person(0).id]);
    expect(await follows(person(2), node, person(2))).toEqual([person(0).id]);
    expect(await follows(person(3), node, person(2))).toEqual([]);
  }
  await within(LAG + 3_000, 'everybody reads it as it is', async () => {
    const seen = await Promise.all([0, 1].map((node) => follows(person(3), node, person(2))));
    return seen.every((ids) => ids.length === 1);
  });
  // Long after the write it still shows, at every look.
  for (let look = 0; look < 30; look += 1) {
    expect(await follows(person(0), look % 2, person(2))).toEqual([person(0).id]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await lagOf()).toBeGreaterThan(LAG / 1000);
  await standby.query('select pg_wal_replay_resume()');
  await isReadFrom();
  expect(await lagOf()).toBeLessThan(LAG / 1000);
});

test('the doctor says what is wrong with replicas, and what to do', async () => {
  const of = (urls: string[]) => checkReplicas(primary.url, { urls, lag: LAG });
  expect(await of([standby.url])).toMatchObject([{ check: 'replicas', level: 'ok' }]);
  expect(await of([primary.url])).toMatchObject([
    { level: 'wrong', what: expect.stringContaining('follows nobody') },
  ]);
  expect(await of([stranger.url])).toMatchObject([
    { level: 'wrong', what: expect.stringContaining('another database') },
  ]);
  expect(await of([standby.url, 'postgres://livery:livery@127.0.0.1:1/postgres'])).toMatchObject([
    { level: 'ok' },
    { level: 'wrong', what: expect.stringContaining('Number 2 cannot be reached') },
  ]);
  await standby.query('select pg_wal_replay_pause()');
  await primary.query('create table written_meanwhile ()');
  expect(await of([standby.url])).toMatchObject([{ level: 'warn', what: expect.stringContaining('behind') }]);
  await standby.query('select pg_wal_replay_resume()');
});

/** People read what may be late at both nodes, one after the other, while something happens. @returns the statuses that they got */
const readDuring = async (happens: (more: (count: number) => Promise<void>) => Promise<void>) => {
  let isOver = false;
  const statuses: number[] = [];
  const reading = [1, 2, 3, 1, 2, 3].map(async (index, at) => {
    for (let turn = 0; !isOver; turn += 1) {
      const url = turn % 2 === 0 ? '/social/api/recommend/public' : followersOf(person(0));
      statuses.push((await ask(person(index), url, at % 2)).status);
    }
  });
  const more = (count: number) => {
    const goal = statuses.length + count;
    return within(30_000, `${count} more reads`, () => statuses.length >= goal);
  };
  await more(60);
  await happens(more).finally(() => {
    isOver = true;
  });
  await Promise.all(reading);
  return new Set(statuses);
};

test('the replica is killed while people read: no call fails, and it is read from again when it is back', async () => {
  await isReadFrom();
  const statuses = await readDuring(async (more) => {
    await standby.kill();
    await more(200);
    const body = { display_name: 'Room', member_ids: [person(2).id], cid: randomUUID() };
    expect((await change(person(1), 'POST', '/api/v1/groups', body)).status).toBe(200);
    await standby.again();
    await isReadFrom();
    await more(60);
  });
  expect(statuses).toEqual(new Set([200]));
});

test('the line to the replica freezes while people read: they wait a moment, and no call fails', async () => {
  await isReadFrom();
  const before = await readsOf('repeated');
  const statuses = await readDuring(async (more) => {
    line.freeze();
    await more(200);
  });
  expect(statuses).toEqual(new Set([200]));
  expect(await readsOf('repeated')).toBeGreaterThan(before);
});
