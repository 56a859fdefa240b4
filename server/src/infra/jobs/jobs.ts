import { isDeepStrictEqual } from 'node:util';
import type { fromKysely, JobWithMetadata, PgBoss, QueueResult, Schedule } from 'pg-boss';
import type { Logger } from 'pino';
import type { Static, TSchema } from 'typebox';
import type { BrandRegistry } from '../../brand/brand.registry.ts';
import type { Database, TenantDb } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Step } from '../tracing/span.ts';
import { tracedFrom, traceparentHere } from '../tracing/traced.ts';
import { publishVital } from '../vitals.ts';
import { within } from '../within.ts';
import { checkPayload, type Job, type JobDefinition, type JobMessage } from './job.ts';
import { lookForWork } from './look-for-work.ts';
import { JOBS_SCHEMA } from './schema.ts';
import { countWaiting, indexWaiting } from './waiting.ts';

export interface JobsOptions {
  database: Pick<Database, 'pool' | 'tenant'>;
  brands: BrandRegistry;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Seconds between two looks for work. */
  pollingSeconds?: number;
  /** Milliseconds that work which is put in waits for their start (2,000): whoever puts it in holds a transaction open. */
  startWithin?: number;
}

export interface EnqueueOptions {
  /** Not before this time. */
  startAfter?: Date;
}

export interface Jobs {
  /** Puts work into the queue, in the transaction of `db`: it is there when that commits. @throws api.unavailable where they cannot be started */
  enqueue<P extends TSchema>(
    db: TenantDb,
    brand: string,
    job: Pick<JobDefinition<P>, 'name' | 'payload'>,
    payload: Static<P>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Has this process look for such work now, and not within seconds. */
  hurry(name: string): void;
  /** How much of a brand could have been done a minute ago; `most` stands for more. */
  countWaiting(brand: string, most: number): Promise<number>;
  /** From now on work that is put in before `start` has `begin` do that, and waits for it, though not for long. */
  startBy(begin: () => Promise<void>): void;
  /** Prepares the queue and takes work. Rejects when the database is not there; may be called again. */
  start(): Promise<void>;
  /** Looks after work that died with its process, now and not at the next minute. */
  supervise(): Promise<void>;
  /** Takes no more work, and waits for what is running. */
  stop(): Promise<void>;
}

const START = 2_000;
const RETRIES = 20;
const RETRY_DELAY = 5;
const HOUR = 3600;
/** An attempt that takes longer is given up and tried again. */
const LONGEST_RUN = HOUR / 4;
/** A process without a heartbeat for so long is dead, and its work is tried again. */
const HEARTBEAT = 30;
const POLLING = 5;
/** Seconds after which a worker asks by itself, whatever it was told. */
const ASKS_ITSELF = 60;
/** Seconds that stopping waits for what is running; after that it runs again at the next start. */
const PATIENCE = 20;
const KEPT = 7 * 24 * HOUR;

const queueOf = (job: Job) => ({
  retryLimit: job.retries ?? RETRIES,
  retryDelay: job.retryDelay ?? RETRY_DELAY,
  retryBackoff: true,
  retryDelayMax: HOUR,
  expireInSeconds: job.longestRun ?? LONGEST_RUN,
  heartbeatSeconds: HEARTBEAT,
  deleteAfterSeconds: job.kept ?? KEPT,
});

/** A queue in PostgreSQL (docs/decisions/0013): one a job, with work of every brand; nodes share it. */
export const createJobs = (options: JobsOptions, definitions: () => readonly Job[]): Jobs => {
  let opened: Promise<Queue> | undefined;
  /** What has those who take such work look for it, by its name. */
  const workers = new Map<string, () => void>();
  let isStarted = false;
  let stopLooking = async (): Promise<void> => undefined;
  let begin = async (): Promise<void> => undefined;
  const open = () => {
    opened ??= openQueue(options);
    return opened;
  };
  return {
    enqueue: async (db, brand, job, payload, { startAfter } = {}) => {
      await checkPayload(job, payload);
      if (!isStarted) await within(options.startWithin ?? START, begin());
      if (!isStarted) throw new ApiError('api.unavailable');
      const { boss, inTransaction } = await open();
      const trace = traceparentHere();
      const message: JobMessage = { brand, payload, ...(trace !== undefined && { trace }) };
      await boss.send(job.name, message, { db: inTransaction(db), ...(startAfter && { startAfter }) });
    },
    startBy: (how) => {
      begin = how;
    },
    hurry: (name) => workers.get(name)?.(),
    countWaiting: (brand, most) => countWaiting(options.database.pool, brand, most),
    start: async () => {
      const { boss } = await open();
      await boss.start();
      await indexWaiting(options.database.pool).catch((err: unknown) =>
        options.log.warn(
          { err },
          'what waits is counted without an index, until a start that finds the queue idle',
        ),
      );
      const all = definitions();
      const known = await boss.getSchedules();
      const queues = await boss.getQueues();
      for (const job of all) {
        await prepareQueue(boss, job, queues);
        workers.set(job.name, await serve(boss, job, options));
        await schedule(boss, job, { ...options, known });
      }
      stopLooking = lookForWork({
        pool: options.database.pool,
        every: options.pollingSeconds ?? POLLING,
        workers,
        onError: (err) => options.log.warn({ err }, CANNOT_ASK),
      });
      isStarted = true;
      options.log.info({ jobs: all.length }, 'jobs run');
    },
    supervise: async () => (await open()).boss.supervise(),
    stop: async () => {
      await stopLooking();
      if (!opened) return;
      const { boss } = await opened;
      // The library itself would look twice a second whether all have ended.
      const ended = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await within(PATIENCE * 1000, ended).catch(() => undefined);
      await boss.stop({ graceful: false });
    },
  };
};

const CANNOT_ASK = 'the job queue cannot be asked';

interface Queue {
  boss: PgBoss;
  inTransaction: typeof fromKysely;
}

/** The library is loaded when the server already takes calls. */
const openQueue = async ({ database, log }: JobsOptions): Promise<Queue> => {
  const library = await import('pg-boss');
  const boss = new library.PgBoss({
    db: { executeSql: async (text, values) => await database.pool.query(text, values as unknown[]) },
    schema: JOBS_SCHEMA,
    monitorIntervalSeconds: HEARTBEAT,
    superviseIntervalSeconds: HEARTBEAT,
  });
  // Without the database it goes on looking for it.
  boss.on('error', (err) => log.warn({ err }, CANNOT_ASK));
  return { boss, inTransaction: library.fromKysely };
};

/** Where its work waits. What stands is left: to write it takes a lock of all nodes, and has its queue read again. */
const prepareQueue = async (boss: PgBoss, job: Job, known: readonly QueueResult[]): Promise<void> => {
  const queue = queueOf(job);
  const stands = known.some(
    (each) => each.name === job.name && isDeepStrictEqual({ ...each, ...queue }, each),
  );
  if (stands) return;
  await boss.createQueue(job.name, queue);
  await boss.updateQueue(job.name, queue);
};

/** Takes such work. Returns what has it looked for now. */
const serve = async (boss: PgBoss, job: Job, options: JobsOptions): Promise<() => void> => {
  const workers: string[] = [];
  for (let count = job.atOnce ?? 1; count > 0; count -= 1) workers.push(await work(boss, job, options));
  return () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
};

/** Takes work, one after the other: only who finds none waits for the next look. Returns the id of its worker. */
const work = async (boss: PgBoss, job: Job, { brands, database, log }: JobsOptions): Promise<string> => {
  const run = async ({ brand: id, payload }: JobMessage, signal: AbortSignal) => {
    const brand = brands.byId(id);
    // Another node may serve it, or this one after its next start.
    if (!brand) throw new Error(`the brand ${id} is not served here`);
    await checkPayload(job, payload);
    await job.run({ brand, db: database.tenant(id) }, payload, signal);
  };
  const isStale = ({ createdOn }: JobWithMetadata): boolean =>
    job.lasts !== undefined && Date.now() - createdOn.getTime() > job.lasts * 1000;
  const worker: string = await boss.work(
    job.name,
    { pollingIntervalSeconds: ASKS_ITSELF, includeMetadata: true },
    async ([taken]: JobWithMetadata<JobMessage>[]) => {
      if (!taken) return;
      boss.notifyWorker(worker);
      if (isStale(taken)) return;
      const start = performance.now();
      const tell = (outcome: 'done' | 'failed') =>
        publishVital('job', {
          brand: taken.data.brand,
          name: job.name,
          outcome,
          seconds: (performance.now() - start) / 1000,
        });
      try {
        const { brand, trace } = taken.data;
        const step: Step = { name: `job ${job.name}`, kind: 'consumer', facts: { brand } };
        await tracedFrom(step, trace, () => run(taken.data, taken.signal));
        tell('done');
      } catch (err) {
        tell('failed');
        const attempt = taken.retryCount + 1;
        log.error({ err, job: job.name, id: taken.id, brand: taken.data.brand, attempt }, 'a job failed');
        throw err;
      }
    },
  );
  return worker;
};

/** One entry a job and brand, whichever node writes it. What stands is left: reading a rule of times loads all about them. */
const schedule = async (
  boss: PgBoss,
  job: Job,
  { brands, known }: Pick<JobsOptions, 'brands'> & { known: readonly Schedule[] },
) => {
  const ids = job.schedule === undefined ? [] : brands.all.map(({ id }) => id);
  for (const id of ids) {
    const message: JobMessage = { brand: id, payload: {} };
    const stands = known.some(
      ({ name, key, cron, data }) =>
        name === job.name && key === id && cron === job.schedule && isDeepStrictEqual(data, message),
    );
    if (!stands) await boss.schedule(job.name, job.schedule ?? '', message, { key: id });
  }
};
