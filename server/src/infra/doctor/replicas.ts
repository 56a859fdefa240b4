import type pg from 'pg';
import type { ReplicasConfig } from '../../config.replicas.ts';
import { connectClient } from '../database/connect.ts';
import { placeOf } from '../database/replicas.ts';
import { type Finding, ok, warn, wrong } from './finding.ts';

const CHECK = 'replicas';
const LOOKS = 250;

const SYSTEM = 'select system_identifier::text as id from pg_control_system()';
const systemOf = async (client: pg.Client): Promise<string> => (await client.query(SYSTEM)).rows[0].id;

const hasReplayed = async (replica: pg.Client, place: bigint): Promise<boolean> => {
  const { rows } = await replica.query('select pg_last_wal_replay_lsn()::text as lsn');
  return rows[0].lsn !== null && placeOf(rows[0].lsn) >= place;
};

/** Waits as long as it may be behind, and not longer. */
const followsWithin = async (primary: pg.Client, replica: pg.Client, lag: number): Promise<boolean> => {
  const { rows } = await primary.query('select pg_current_wal_insert_lsn()::text as lsn');
  const place = placeOf(rows[0].lsn);
  const end = performance.now() + lag;
  while (!(await hasReplayed(replica, place))) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOKS));
  }
  return true;
};

const lookAt = async (primary: pg.Client, replica: pg.Client, number: number, lag: number) => {
  if ((await systemOf(primary)) !== (await systemOf(replica)))
    return wrong(
      CHECK,
      `Number ${number} belongs to another database.`,
      'Name one in DATABASE_REPLICA_URLS that follows DATABASE_URL.',
    );
  const { rows } = await replica.query('select pg_is_in_recovery() as follows');
  if (!rows[0].follows)
    return wrong(
      CHECK,
      `Number ${number} follows nobody: it is the database itself, or was made to be one.`,
      'Name servers in DATABASE_REPLICA_URLS that follow DATABASE_URL by streaming.',
    );
  return (await followsWithin(primary, replica, lag))
    ? ok(CHECK, `Number ${number} follows.`)
    : warn(
        CHECK,
        `Number ${number} is more than ${lag / 1000} s behind: it is not read from.`,
        'See pg_stat_replication at the database, and what the replica is busy with.',
      );
};

/** @param url of PostgreSQL itself */
export const checkReplicas = async (url: string, { urls, lag }: ReplicasConfig): Promise<Finding[]> => {
  const primary = await connectClient(url);
  const findings: Finding[] = [];
  try {
    for (const [index, each] of urls.entries()) {
      const number = index + 1;
      const replica = await connectClient(each).catch(() => undefined);
      if (replica === undefined) {
        const todo = 'Start it, or correct DATABASE_REPLICA_URLS; reads go to the database meanwhile.';
        findings.push(wrong(CHECK, `Number ${number} cannot be reached.`, todo));
        continue;
      }
      findings.push(await lookAt(primary, replica, number, lag).finally(() => replica.end()));
    }
    return findings;
  } finally {
    await primary.end();
  }
};
