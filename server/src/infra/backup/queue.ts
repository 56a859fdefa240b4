import type pg from 'pg';
import { JOBS_SCHEMA } from '../jobs/schema.ts';

/** Of a job in the queue: what it is, when, and how often it was tried. It is tried anew where it ran. */
export const JOB_COLUMNS = [
  ...['id', 'name', 'data', 'priority', 'start_after', 'created_on', 'keep_until'],
  ...['retry_limit', 'retry_count', 'retry_delay', 'retry_backoff', 'retry_delay_max'],
  ...['expire_seconds', 'deletion_seconds', 'heartbeat_seconds', 'policy'],
] as const;

const columns = JOB_COLUMNS.join(', ');

export const hasQueue = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query(`select to_regclass('${JOBS_SCHEMA}.job') is not null as is_there`)).rows[0].is_there;

/** What waits, or runs, for a brand. */
export const waitingJobs = (brand: string): string =>
  `copy (select ${columns} from ${JOBS_SCHEMA}.job
    where data->>'brand' = '${brand}' and state in ('created', 'retry', 'active')) to stdout`;

/** Jobs of the backup, of whichever queue, until their queues are there. */
export const ARRIVING = 'arriving_jobs';
export const makeArriving = `create temporary table ${ARRIVING} as select ${columns} from ${JOBS_SCHEMA}.job where false`;
export const fillArriving = `copy ${ARRIVING} (${columns}) from stdin`;
export const arrive = `insert into ${JOBS_SCHEMA}.job (${columns}) select ${columns} from ${ARRIVING} on conflict do nothing`;

export const removeJobs = async (client: pg.ClientBase, brand: string): Promise<void> => {
  if (!(await hasQueue(client))) return;
  await client.query(`delete from ${JOBS_SCHEMA}.job where data->>'brand' = $1`, [brand]);
  await client.query(`delete from ${JOBS_SCHEMA}.schedule where key = $1`, [brand]);
};

/** Makes the queue's tables, and the queues that are named, where they are not there. */
export const prepareQueues = async (client: pg.ClientBase, names: readonly string[]): Promise<void> => {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => await client.query(text, values as unknown[]) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const name of names) await boss.createQueue(name);
  } finally {
    await boss.stop({ graceful: false });
  }
};
