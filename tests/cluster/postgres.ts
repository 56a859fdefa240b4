import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { isRoot, unprivilegedAccount } from '../../server/src/infra/postgres/account.ts';
import { findBinaries } from '../../server/src/infra/postgres/binaries.ts';
import { ensureCluster } from '../../server/src/infra/postgres/cluster.ts';
import { urlOf } from '../../server/src/infra/postgres/credentials.ts';
import { freePort } from '../../server/src/testing/redis.ts';
import { until } from '../faults/installation.ts';

const CREDENTIALS = { user: 'livery', password: 'livery', database: 'postgres' };

export interface Postgres {
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** For as many connections as nodes open; nothing else is less durable than where it counts. */
const SETTINGS = { max_connections: 200, shared_buffers: '128MB', unix_socket_directories: '' };

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

/** A PostgreSQL of the suite's own in this folder, which others may enter. */
export const startPostgres = async (folder: string): Promise<Postgres> => {
  const account = isRoot() ? await unprivilegedAccount() : null;
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  const location = { base: folder, home: folder, cluster: join(folder, 'cluster'), account };
  const binaries = await findBinaries(folder, account);
  await ensureCluster(location, binaries, CREDENTIALS);
  const port = await freePort();
  const options = { ...SETTINGS, port, listen_addresses: '127.0.0.1' };
  const child: ChildProcess = spawn(
    binaries.postgres,
    [
      '-D',
      location.cluster,
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...account,
      cwd: folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const url = urlOf(CREDENTIALS, port);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended:\n${said.join('')}`);
    return query(url, 'select 1').catch(() => undefined);
  });
  return {
    ...{ port, url },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
      await writeFile(join(folder, 'postgres.log'), said.join(''));
    },
  };
};
