import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Binaries } from './binaries.ts';
import type { Credentials } from './credentials.ts';
import { onPath, PostgresLaunchError, unlessMissing } from './errors.ts';
import type { Location } from './location.ts';
import { endWithThisProcess } from './processes.ts';

/** A cluster in the making: `<cluster><suffix><random>`. */
export const DRAFT_SUFFIX = '.new-';
const DRAFT = `cluster${DRAFT_SUFFIX}`;

/** Code-point order for every text, the same on all machines; names are sorted by an explicit ICU collation (`zh-x-icu`). */
const INITDB_OPTIONS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--auth=scram-sha-256',
  '--no-instructions',
];

/** Creates the cluster when there is none. It appears complete or not at all, so an interrupted creation starts over. */
export async function ensureCluster(
  location: Location,
  binaries: Binaries,
  credentials: Credentials,
): Promise<void> {
  await removeDrafts(location.home);
  const version = await onPath(location.cluster, () =>
    unlessMissing(readFile(`${location.cluster}/PG_VERSION`, 'utf8')),
  );
  if (version === null) return create(location, binaries, credentials);
  if (version.trim() === binaries.major) return;
  throw new PostgresLaunchError(
    `The database in ${location.cluster} was made by PostgreSQL ${version.trim()}, this is ${binaries.major}. ` +
      'Dump it with the older release and restore it here, or choose another folder with DATA_DIR.',
  );
}

/** The number that `initdb` gave the cluster: `global/pg_control` begins with it. null while there is none. */
export async function systemIdentifier(cluster: string): Promise<Buffer | null> {
  const control = await onPath(cluster, () => unlessMissing(readFile(`${cluster}/global/pg_control`)));
  return control?.subarray(0, 8) ?? null;
}

async function create(location: Location, binaries: Binaries, credentials: Credentials): Promise<void> {
  const draft = `${location.home}/${DRAFT}${randomBytes(6).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  await onPath(location.home, async () => {
    await writeFile(passwordFile, credentials.password, { mode: 0o600 });
    if (location.account) await chown(passwordFile, location.account.uid, location.account.gid);
  });
  try {
    await runInitdb(location, binaries, [
      ...INITDB_OPTIONS,
      `--username=${credentials.user}`,
      `--pwfile=${passwordFile}`,
      `--pgdata=${draft}`,
    ]);
    await rename(draft, location.cluster);
  } finally {
    await removeDrafts(location.home);
  }
}

async function runInitdb(location: Location, binaries: Binaries, options: string[]): Promise<void> {
  const child = spawn(binaries.initdb, options, {
    ...location.account,
    cwd: location.home,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(child);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    complaint += part;
  });
  const [code, signal] = await once(child, 'close').catch((error: unknown) => {
    throw cannotRun(binaries.initdb, error);
  });
  if (code === 0) return;
  const reason = /No space left|wrote only/i.test(complaint)
    ? 'the disk is full'
    : complaint.trim() || `it ended with ${signal ?? code}`;
  throw new PostgresLaunchError(
    `The database could not be created in ${location.home}: ${reason}. Remove the cause and start again; nothing else has to be cleaned up.`,
  );
}

/** The package's programs need glibc: elsewhere the system says "no such file" about a file that is there. */
export function cannotRun(program: string, cause: unknown): PostgresLaunchError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new PostgresLaunchError(
    `PostgreSQL's program ${program} does not run on this system (${reason}). Set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );
}

async function removeDrafts(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(DRAFT));
  for (const name of names) await rm(`${home}/${name}`, { recursive: true, force: true });
}
