import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/src/infra/database/database.ts';
import { type Relay, startRelay } from '../../server/src/testing/relay.ts';
import { isAwayBehindProxy, readAll, startSenders } from '../faults/senders.ts';
import type { Person } from '../support/client.ts';
import { BRAND, type Cluster, makeGroup, startCluster, within } from './cluster.ts';
import { allKnow, type Listener, listenAs } from './listeners.ts';
import { expectPaidOnce } from './paid.ts';
import { startPaying } from './paying.ts';
import { type Postgres, startStandby } from './postgres.ts';

const PEOPLE = 30;
/** Of them, who give each other points and withdraw some, and how long they rest between two rounds of it. */
const PAYING = { people: 6, rest: 300 };

let cluster: Cluster;
let primary: Postgres;
let standby: Postgres | undefined;
let address: Relay;
let folder = '';
let people: Person[] = [];
let groupId = '';
let listeners: Listener[] = [];

beforeAll(async () => {
  cluster = await startCluster({
    through: async (postgres, dir) => {
      primary = postgres;
      folder = dir;
      address = await startRelay(postgres.url);
      return address;
    },
  });
  people = await cluster.people(PEOPLE);
  groupId = await makeGroup(cluster, people);
  listeners = people.map((person) => listenAs({ port: cluster.port, brand: BRAND }, person, [groupId]));
  await within(20_000, 'all sockets are open', () => listeners.every((each) => each.isLive()));
  standby = await startStandby(primary, join(folder, 'standby'), join(folder, 'postgres'));
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
  await within(20_000, 'the standby follows', async () => {
    const [row] = (await primary.query('select sync_state from pg_stat_replication')) as {
      sync_state: string;
    }[];
    return row?.sync_state === 'sync';
  });
}, 120_000);
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await standby?.stop();
  await cluster?.stop();
});

test('the primary dies and its synchronous standby takes over: nothing that was acknowledged is lost or doubled', async () => {
  const room = { port: cluster.port, brand: BRAND, groupId, people };
  const paying = await startPaying(cluster, people.slice(0, PAYING.people), PAYING.rest);
  const senders = startSenders(room, 8, isAwayBehindProxy);
  await senders.acknowledge(300);
  await primary.kill();
  await senders.beRefused(1);
  await standby?.query('select pg_promote()');
  address.moveTo(standby as Postgres);
  const moved = Date.now();
  await senders.acknowledge(1);
  const back = Date.now() - moved;
  await senders.acknowledge(300);
  await Promise.all([senders.finish(), paying.finish()]);
  expect(back).toBeLessThan(10_000);
  const stored = (await readAll(room)).filter(({ cid }) => cid.startsWith('s'));
  const bySeq = new Map(stored.map((message) => [message.seq, message]));
  for (const message of senders.acknowledged) expect(bySeq.get(message.seq)).toEqual(message);
  expect(new Set(stored.map(({ cid, user_id }) => `${user_id} ${cid}`)).size).toBe(stored.length);
  expect(stored).toHaveLength(senders.acknowledged.length);
  await allKnow(
    10_000,
    listeners,
    groupId,
    stored.map(({ seq }) => seq),
  );
  console.log(`${stored.length} messages, written again ${back} ms after the address was moved`);
  const database = openDatabase({ url: standby?.url ?? '', poolSize: 2, onError: () => undefined });
  await expectPaidOnce(paying, cluster, database).finally(() => database.close());
});
