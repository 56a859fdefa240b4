import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type Account, canReach, isRoot, unprivilegedAccount } from './account.ts';
import { onPath, PostgresLaunchError } from './errors.ts';

/** Where a database lives and who runs it. */
export interface Location {
  /** The folder that holds what belongs to the database: the data folder, or a stand-in that `account` can reach. */
  base: string;
  /** `<base>/postgres`, owned by the account. */
  home: string;
  /** `<home>/cluster`: PostgreSQL's own folder; absent until it was created. */
  cluster: string;
  /** null: the account of this process. */
  account: Account | null;
}

const STAND_INS = '/var/lib/livery';

/** Finds or prepares the place of the database that belongs to a data folder (an absolute path that exists). */
export async function locateDatabase(
  dataDir: string,
  log: { info(message: string): void },
): Promise<Location> {
  const recorded = await recordedBase(dataDir);
  const owner = await ownerOf(`${recorded ?? dataDir}/postgres/cluster`);
  const account = isRoot() ? (owner ?? (await unprivilegedAccount())) : null;
  if (account?.uid === 0 || (account === null && owner !== null && owner.uid !== process.geteuid?.())) {
    throw new PostgresLaunchError(
      `The database in ${recorded ?? dataDir} belongs to another account (uid ${owner?.uid}). ` +
        'Start the server as that account or as root, or choose another folder with DATA_DIR.',
    );
  }
  const base = recorded ?? (await reachableBase(dataDir, account, log));
  const home = `${base}/postgres`;
  await onPath(home, () => mkdir(home, { recursive: true, mode: 0o700 }));
  if (account !== null && owner === null) await onPath(home, () => chown(home, account.uid, account.gid));
  return { base, home, cluster: `${home}/cluster`, account };
}

async function reachableBase(
  dataDir: string,
  account: Account | null,
  log: { info(message: string): void },
): Promise<string> {
  if (account === null || (await canReach(account, dataDir))) return dataDir;
  const base = `${STAND_INS}/${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  await onPath(base, async () => {
    await mkdir(base, { recursive: true });
    // Whatever the umask, the account must get through; what lies in it has its own rights.
    for (const folder of [STAND_INS, base]) await chmod(folder, 0o711);
  });
  await writeFile(recordOf(dataDir), `${base}\n`, { mode: 0o600 });
  log.info(
    `PostgreSQL does not run as root and the account it runs as cannot enter ${dataDir}: the database is kept in ${base}.`,
  );
  return base;
}

async function recordedBase(dataDir: string): Promise<string | null> {
  const record = recordOf(dataDir);
  const base = (await readFile(record, 'utf8').catch(() => '')).trim();
  if (base === '') return null;
  if (await stat(base).catch(() => null)) return base;
  throw new PostgresLaunchError(
    `${record} says that the database is in ${base}, which is gone. ` +
      `Bring that folder back, or remove ${record} to begin with an empty database.`,
  );
}

async function ownerOf(cluster: string): Promise<Account | null> {
  const found = await stat(cluster).catch(() => null);
  return found && { uid: found.uid, gid: found.gid };
}

const recordOf = (dataDir: string) => `${dataDir}/postgres.location`;
