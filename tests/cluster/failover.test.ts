import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/src/infra/database/database.ts';
import { type Relay, startRelay } from '../../server/src/testing/relay.ts';
import { type Cluster, startCluster, within } from './cluster.ts';
import { BACK, type Crowd, gatherCrowd } from './crowd.ts';
import { expectPaidOnce } from './paid.ts';
import { startPaying } from './paying.ts';
import { type Postgres, startStandby } from './postgres.ts';

/** Of them, who give each other points and withdraw some, and how long they rest between two rounds of it. */
const PAYING = { people: 6, rest: 300 };

let cluster: Cluster;
let primary: Postgres;
let standby: Postgres | undefined;
let address: Relay;
let folder = '';
let crowd: Crowd;

beforeAll(async () => {
  cluster = await startCluster({
    through: async (postgres, dir) => {
      primary = postgres;
      folder = dir;
      address = await startRelay(postgres.url);
      return address;
    },
  });
  standby = await startStandby(primary, join(folder, 'standby'), join(folder, 'postgres'));
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
  await within(20_000, 'the standby follows', async () => {
    const [row] = (await primary.query('select sync_state from pg_stat_replication')) as {
      sync_state: string;
    }[];
    return row?.sync_state === 'sync';
  });
  crowd = await gatherCrowd(cluster);
}, 120_000);
afterAll(async () => {
  crowd?.close();
  await standby?.stop();
  await cluster?.stop();
});

test('the primary dies and its synchronous standby takes over: nothing that was acknowledged is lost or doubled, everybody knows all of it in order', async () => {
  const paying = await startPaying(cluster, crowd.people.slice(0, PAYING.people), PAYING.rest);
  await crowd.goOn();
  await primary.kill();
  await crowd.beRefused();
  await standby?.query('select pg_promote()');
  address.moveTo(standby as Postgres);
  const moved = Date.now();
  await crowd.goOn(1);
  const back = Date.now() - moved;
  expect(back).toBeLessThan(BACK);
  await crowd.goOn(300);
  await paying.finish();
  await crowd.allBack();
  await crowd.expectToldOnce();
  console.log(`written again ${back} ms after the address was moved`);
  const database = openDatabase({ url: standby?.url ?? '', poolSize: 2, onError: () => undefined });
  await expectPaidOnce(paying, cluster, database).finally(() => database.close());
});
