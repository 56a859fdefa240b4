import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Account, isRoot, unprivilegedAccount } from '../../server/src/infra/postgres/account.ts';
import { type Binaries, findBinaries } from '../../server/src/infra/postgres/binaries.ts';
import { ensureCluster } from '../../server/src/infra/postgres/cluster.ts';
import { urlOf } from '../../server/src/infra/postgres/credentials.ts';
import { freePort } from '../../server/src/testing/redis.ts';
import { until } from '../faults/installation.ts';

const CREDENTIALS = { user: 'livery', password: 'livery', database: 'postgres' };

export interface Postgres {
  port: number;
  url: string;
  query(text: string): Promise<unknown[]>;
  /** Its whole machine is gone. */
  kill(): Promise<void>;
  /** Starts again where it was, at its old port. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

/** For as many connections as nodes open; nothing else is less durable than where it counts. */
const SETTINGS = {
  max_connections: 200,
  shared_buffers: '128MB',
  unix_socket_directories: '',
  wal_keep_size: '256MB',
};

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

interface Place {
  folder: string;
  account: Account | null;
  binaries: Binaries;
  /** PostgreSQL's own folder. */
  cluster: string;
}

/** @throws with what it said when it ends instead of answering */
const spawnOn = async (
  { folder, account, binaries, cluster }: Place,
  port: number,
): Promise<ChildProcess> => {
  const options = Object.entries({ ...SETTINGS, port, listen_addresses: '127.0.0.1' });
  const child: ChildProcess = spawn(
    binaries.postgres,
    ['-D', cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...{ ...account, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, detached: true },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended:\n${said.join('')}`);
    return query(urlOf(CREDENTIALS, port), 'select 1').catch(() => undefined);
  });
  return child;
};

const run = async (place: Place): Promise<Postgres> => {
  const port = await freePort();
  const url = urlOf(CREDENTIALS, port);
  let child = await spawnOn(place, port);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    ...{ port, url },
    query: (text) => query(url, text),
    kill: () => end('SIGKILL'),
    again: async () => {
      // Processes of the one that was killed have its memory for a moment longer.
      await until(async () => {
        child = await spawnOn(place, port).catch(() => child);
        return child.exitCode === null && child.signalCode === null;
      });
    },
    stop: () => end('SIGINT'),
  };
};

const placeIn = async (folder: string): Promise<Place> => {
  const account = isRoot() ? await unprivilegedAccount() : null;
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  return { folder, account, binaries: await findBinaries(folder, account), cluster: join(folder, 'cluster') };
};

/** A PostgreSQL of the suite's own in this folder, which others may enter. */
export const startPostgres = async (folder: string): Promise<Postgres> => {
  const place = await placeIn(folder);
  const location = { base: folder, home: folder, cluster: place.cluster, account: place.account };
  await ensureCluster(location, place.binaries, CREDENTIALS);
  return run(place);
};

/** Copies what the primary has, as its own tool would, and follows it from there on. */
export const startStandby = async (primary: Postgres, folder: string, copied: string): Promise<Postgres> => {
  const place = await placeIn(folder);
  const { account, cluster } = place;
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  await cp(join(copied, 'cluster'), cluster, { recursive: true, verbatimSymlinks: true });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  const { user, password } = CREDENTIALS;
  const follows = `host=127.0.0.1 port=${primary.port} user=${user} password=${password} application_name=standby`;
  const files = {
    backup_label: rows[0].labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = '${follows}'\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(cluster, name), text);
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  await chmod(cluster, 0o700);
  return run(place);
};
