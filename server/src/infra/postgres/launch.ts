import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { makeFolder } from '../make-folder.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, systemIdentifier } from './cluster.ts';
import { readOrMakeCredentials, urlOf } from './credentials.ts';
import { clearLeftovers } from './leftovers.ts';
import { type Location, locateDatabase } from './location.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { PortTakenError, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import { type LaunchLog, type Supervised, superviseFrom, type UnexpectedExit } from './supervisor.ts';

export interface LaunchOptions {
  /** Made when absent. One server at a time: the folder is locked until `stop`. */
  dataDir: string;
  log: LaunchLog;
  /** Told when PostgreSQL ends by itself; it is restarted on the same address without being asked. */
  onExit?: (exit: UnexpectedExit) => void;
}

export interface LaunchedPostgres extends Supervised {
  /** Stays valid over restarts of PostgreSQL, until `stop`. */
  readonly url: string;
  /** The folder that its rows and its log are in. */
  readonly folder: string;
}

const PORT_ATTEMPTS = 5;

/**
 * Starts the data folder's own PostgreSQL, on a free port of the loopback.
 * @throws PostgresLaunchError whose message is a sentence with the remedy.
 */
export async function launchPostgres({ dataDir, log, onExit }: LaunchOptions): Promise<LaunchedPostgres> {
  makeFolder(dataDir);
  const folder = await realpath(dataDir);
  const locks = [await lockFolder(folder)];
  try {
    const location = await locateDatabase(folder, log);
    // A copied data folder leads to the same stand-in: that one has its own lock.
    if (location.base !== folder) locks.push(await lockFolder(location.base));
    const options = await prepare(folder, location);
    const { child, ...running } = await startOnFreePort(options);
    const supervised = superviseFrom(child, running, log, onExit);
    return {
      url: running.url,
      folder: location.home,
      get pid() {
        return supervised.pid;
      },
      async stop() {
        await supervised.stop();
        await release(locks);
      },
    };
  } catch (error) {
    await release(locks);
    throw error;
  }
}

async function prepare(dataDir: string, location: Location) {
  await clearLeftovers(location, await clusterNameOf(location));
  const credentials = await readOrMakeCredentials(dataDir);
  const binaries = await findBinaries(location.base, location.account);
  await ensureCluster(location, binaries, credentials);
  return { location, binaries, clusterName: await clusterNameOf(location), credentials };
}

/** Its own id besides its place: containers that see each other's processes have the same paths. */
async function clusterNameOf({ home, cluster }: Location): Promise<string> {
  const hash = createHash('sha256')
    .update(home)
    .update((await systemIdentifier(cluster)) ?? '');
  return `livery-${hash.digest('hex').slice(0, 16)}`;
}

async function startOnFreePort({ credentials, ...rest }: Awaited<ReturnType<typeof prepare>>) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const options: PostmasterOptions = { ...rest, port, url: urlOf(credentials, port) };
    try {
      return { child: await startPostmaster(options), ...options };
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function release(locks: FolderLock[]): Promise<void> {
  for (const lock of locks) await lock.release();
}
