import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { cannotRun } from './cluster.ts';
import { errorCode, onPath, PostgresLaunchError } from './errors.ts';
import type { Location } from './location.ts';
import { endWithThisProcess } from './processes.ts';

/** What one run of the database is started with; the same for every restart. */
export interface PostmasterOptions {
  location: Location;
  binaries: Binaries;
  clusterName: string;
  port: number;
  url: string;
}

/** The port was taken between choosing and listening. */
export class PortTakenError extends PostgresLaunchError {}

const LOG_LIMIT_BYTES = 8 * 1024 * 1024;
const READY_POLLS = 6000;

/** Starts PostgreSQL and resolves when it accepts this server's login. */
export async function startPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  const path = `${options.location.base}/postgres.log`;
  const { file, size } = await onPath(path, () => openLog(path));
  try {
    const child = spawn(options.binaries.postgres, settings(options), {
      ...options.location.account,
      cwd: options.location.home,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', file.fd, file.fd],
      // Its own process group: Ctrl-C in the terminal reaches the server alone, which stops the database last.
      detached: true,
    });
    await once(child, 'spawn').catch((error: unknown) => {
      throw cannotRun(options.binaries.postgres, error);
    });
    endWithThisProcess(child);
    await untilReady(child, options.url, () => failure(path, size, options));
    return child;
  } finally {
    await file.close();
  }
}

function settings({ location, port, clusterName }: PostmasterOptions): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    cluster_name: clusterName,
    max_connections: 60,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
  };
  return [
    '-D',
    location.cluster,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(child: ChildProcess, url: string, why: () => Promise<Error>): Promise<void> {
  for (let poll = 0; poll < READY_POLLS; poll += 1) {
    if (child.exitCode !== null || child.signalCode !== null) throw await why();
    const answer = await tryLogin(url);
    if (answer === 'ready') return;
    if (answer === 'refused') {
      child.kill('SIGINT');
      await once(child, 'exit');
      throw new PostgresLaunchError(
        "The database does not accept the password in the data folder's postgres.json. Bring back the file that belongs to this database.",
      );
    }
    await wait(50);
  }
  child.kill('SIGINT');
  throw new PostgresLaunchError(
    'PostgreSQL does not become ready. Its own account of it is in postgres.log of the data folder.',
  );
}

async function tryLogin(url: string): Promise<'ready' | 'refused' | 'not yet'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'ready';
  } catch (error) {
    await client.end().catch(() => undefined);
    return errorCode(error) === '28P01' ? 'refused' : 'not yet';
  }
}

async function openLog(path: string) {
  const before = await stat(path).catch(() => null);
  if (before && before.size > LOG_LIMIT_BYTES) await rename(path, `${path}.old`);
  const file = await open(path, 'a', 0o600);
  return { file, size: (await file.stat()).size };
}

/** The reason that PostgreSQL wrote before it ended. */
async function failure(path: string, from: number, { port, location }: PostmasterOptions): Promise<Error> {
  const file = await open(path, 'r');
  const said = (await file.readFile()).subarray(from).toString('utf8');
  await file.close();
  if (/could not bind|could not create any TCP/i.test(said)) {
    return new PortTakenError(`Port ${port} is taken. Start again.`);
  }
  const fatal = said
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line))
    ?.replace(/^.*?(FATAL|PANIC):\s*/, '');
  const reason = /No space left|wrote only/i.test(said)
    ? 'the disk is full; free some space and start again'
    : (fatal ?? 'it gave no reason');
  return new PostgresLaunchError(
    `PostgreSQL did not start on ${location.cluster}: ${reason}. More is in ${path}.`,
  );
}
