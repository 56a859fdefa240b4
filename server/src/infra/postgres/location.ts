import { chmod, chown, mkdir, mkdtemp, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach, isRoot, unprivilegedAccount } from './account.ts';
import { onPath, PostgresLaunchError, unlessMissing } from './errors.ts';

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
  const base = await makeStandIn(dataDir);
  await writeFile(recordOf(dataDir), `${base}\n`, { mode: 0o600 });
  log.info(
    `PostgreSQL does not run as root and the account it runs as cannot enter ${dataDir}: the database is kept in ${base}.`,
  );
  return base;
}

/** A folder open to all who pass through; what lies in it has its own rights. Temporary data stays temporary. */
async function makeStandIn(dataDir: string): Promise<string> {
  const isTemporary = dataDir.startsWith(`${await realpath(tmpdir())}/`);
  const parent = isTemporary ? tmpdir() : STAND_INS;
  return onPath(parent, async () => {
    if (!isTemporary) await mkdir(parent, { recursive: true, mode: 0o755 });
    const folder = await mkdtemp(join(parent, 'livery-database-'));
    // mkdir heeds the umask, chmod does not.
    if (!isTemporary) await chmod(parent, 0o755);
    await chmod(folder, 0o711);
    return folder;
  });
}

async function recordedBase(dataDir: string): Promise<string | null> {
  const record = recordOf(dataDir);
  const base = (await onPath(record, () => unlessMissing(readFile(record, 'utf8'))))?.trim();
  if (!base) return null;
  if (await unlessMissing(stat(base))) return base;
  throw new PostgresLaunchError(
    `${record} says that the database is in ${base}, which is gone. ` +
      `Bring that folder back, or remove ${record} to begin with an empty database.`,
  );
}

async function ownerOf(cluster: string): Promise<Account | null> {
  const found = await onPath(cluster, () => unlessMissing(stat(cluster)));
  return found && { uid: found.uid, gid: found.gid };
}

const recordOf = (dataDir: string) => `${dataDir}/postgres.location`;
