import type pg from 'pg';
import { brandsIn, quoted } from '../backup/shape.ts';
import { connectClient } from '../database/connect.ts';
import { knownMigrations } from '../database/migrate.ts';
import { type Finding, messageOf, ok, warn, wrong } from './finding.ts';
import { checkPartitions } from './partitions.ts';

const OLDEST = 150_000;
/** Milliseconds that a clock may be off: codes of operators are good for half a minute. */
const DRIFT = 2_000;

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;

/** Two connections that one session answers: a pooler, in transaction mode. */
const isPooled = async (url: string): Promise<boolean> => {
  const clients = await Promise.all([connectClient(url), connectClient(url)]);
  try {
    const pids: number[] = [];
    for (const client of clients) pids.push(await pidOf(client));
    return pids[0] === pids[1];
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};

/** `direct`: what DATABASE_DIRECT_URL says. */
export const checkPooler = async (url: string, direct: string | undefined): Promise<Finding[]> => {
  if (direct !== undefined && (await isPooled(direct)))
    return [
      wrong(
        'pooler',
        'DATABASE_DIRECT_URL leads to a pooler in transaction mode.',
        'Name PostgreSQL itself there.',
      ),
    ];
  if (!(await isPooled(url))) return [ok('pooler', 'Sessions of DATABASE_URL are their own.')];
  return direct === undefined
    ? [
        wrong(
          'pooler',
          'DATABASE_URL is a pooler in transaction mode, and migrations, jobs and locks need sessions.',
          'Set DATABASE_DIRECT_URL to PostgreSQL itself.',
        ),
      ]
    : [ok('pooler', 'DATABASE_URL is a pooler; what needs sessions goes past it.')];
};

const checkClock = async (client: pg.Client): Promise<Finding> => {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const after = Date.now();
  const there = rows[0]?.now.getTime() ?? 0;
  const off = Math.max(0, before - there, there - after);
  return off > DRIFT
    ? wrong(
        'clock',
        `This clock and the database's are ${(off / 1000).toFixed(1)} s apart.`,
        'Keep both by NTP.',
      )
    : ok('clock', "It goes with the database's.");
};

const checkVersion = async (client: pg.Client): Promise<Finding> => {
  const { rows } = await client.query(
    `select current_setting('server_version') as name, current_setting('server_version_num')::int as number`,
  );
  const { name, number } = rows[0];
  return number < OLDEST
    ? wrong('database', `PostgreSQL is ${name}.`, 'Bring it to 15 or newer.')
    : ok('database', `PostgreSQL ${name} answers.`);
};

/** Of the brands that are served here. */
const checkMigrations = async (client: pg.Client, served: readonly string[]): Promise<Finding[]> => {
  const there = await brandsIn(client);
  const known = await knownMigrations();
  const findings: Finding[] = [];
  for (const id of served.filter((each) => there.includes(each))) {
    const { rows } = await client.query<{ name: string }>(`select name from ${quoted(id, 'migrations')}`);
    const done = new Set(rows.map(({ name }) => name));
    const open = known.filter((name) => !done.has(name));
    if (open[0])
      findings.push(
        wrong(
          'migrations',
          `${id} lacks ${open.length}, from ${open[0]}.`,
          'Start a server of this version, and read its log.',
        ),
      );
  }
  const lacking = served.filter((id) => !there.includes(id));
  if (lacking.length > 0)
    findings.push(
      wrong(
        'migrations',
        `The database has no ${lacking.join(', ')}.`,
        'Start a server: it makes what a brand needs.',
      ),
    );
  return findings.length > 0 ? findings : [ok('migrations', 'Every brand has all of this version.')];
};

const HANGS = 15;

const checkJobs = async (client: pg.Client): Promise<Finding[]> => {
  const { rows } = await client.query(`select to_regclass('jobs.job') is not null as is_there`);
  if (!rows[0].is_there) return [warn('jobs', 'There is no queue yet.', 'Start a server: it makes it.')];
  const { rows: counts } = await client.query(
    `select count(*) filter (where state in ('created', 'retry') and start_after < now() - $1::interval)::int as late,
       count(*) filter (where state = 'active' and started_on + make_interval(secs => expire_seconds) < now())::int as hanging,
       count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
     from jobs.job`,
    [`${HANGS} minutes`],
  );
  const { late, hanging, failed } = counts[0];
  const findings: Finding[] = [];
  if (late > 0)
    findings.push(
      wrong(
        'jobs',
        `${late} wait for more than ${HANGS} minutes.`,
        'Look whether a server runs, and for "a job failed" in its log.',
      ),
    );
  if (hanging > 0)
    findings.push(
      wrong(
        'jobs',
        `${hanging} run for longer than they may.`,
        'Look for the server that took them: another takes them up when it is gone.',
      ),
    );
  if (failed > 0)
    findings.push(
      warn('jobs', `${failed} were given up within a day.`, 'See what they threw: docs/operating.md, Jobs.'),
    );
  return findings.length > 0 ? findings : [ok('jobs', 'Nothing hangs.')];
};

/** Hours since the newest backup that `ops backup` noted; undefined: never. */
const hoursSince = async (client: pg.Client, id: string): Promise<number | undefined> => {
  const { rows } = await client.query<{ hours: number | null }>(
    `select extract(epoch from now() - max(create_at))::float8 / 3600 as hours from ${quoted(id, 'audit_log')}
     where target = 'backup' and action = 'backup.take'`,
  );
  return rows[0]?.hours ?? undefined;
};

const REMEDY = 'Run `npm run ops -- backup <folder>` by a timer (docs/backups.md).';

const checkBackups = async (
  client: pg.Client,
  served: readonly string[],
  most: number,
): Promise<Finding[]> => {
  const there = await brandsIn(client);
  const findings: Finding[] = [];
  for (const id of served.filter((each) => there.includes(each))) {
    const hours = await hoursSince(client, id);
    if (hours === undefined) findings.push(wrong('backups', `Of ${id} there was never one.`, REMEDY));
    else if (hours > most)
      findings.push(wrong('backups', `The newest of ${id} is ${Math.floor(hours)} hours old.`, REMEDY));
  }
  return findings.length > 0 ? findings : [ok('backups', `None is older than ${most} hours.`)];
};

/** Where PostgreSQL archives its log, for recovery to a point in time. */
const checkArchive = async (client: pg.Client): Promise<Finding[]> => {
  const { rows } = await client.query(
    `select current_setting('archive_mode') as mode, last_failed_time > coalesce(last_archived_time, '-infinity') as fails,
       last_failed_wal from pg_stat_archiver`,
  );
  const { mode, fails, last_failed_wal } = rows[0];
  if (mode === 'off') return [];
  return fails
    ? [
        wrong(
          'archive',
          `PostgreSQL cannot archive ${last_failed_wal}.`,
          "See archive_command, and PostgreSQL's log: its disk fills meanwhile.",
        ),
      ]
    : [ok('archive', "PostgreSQL's log is archived.")];
};

export interface DatabaseQuestions {
  url: string;
  direct: string | undefined;
  /** Brands that are served here. */
  brands: readonly string[];
  /** Hours that a backup may be old. */
  backupHours: number;
}

export const checkDatabase = async ({
  url,
  direct,
  brands,
  backupHours,
}: DatabaseQuestions): Promise<Finding[]> => {
  let client: pg.Client;
  try {
    client = await connectClient(direct ?? url);
  } catch (error) {
    return [wrong('database', messageOf(error), 'Nothing that it has was looked at.')];
  }
  try {
    return [
      await checkVersion(client),
      ...(await checkPooler(url, direct)),
      await checkClock(client),
      ...(await checkMigrations(client, brands)),
      ...(await checkJobs(client)),
      ...(await checkBackups(client, brands, backupHours)),
      ...(await checkArchive(client)),
      ...(await checkPartitions(client)),
    ];
  } catch (error) {
    return [wrong('database', messageOf(error), 'Correct that, and ask again.')];
  } finally {
    await client.end();
  }
};
