import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { errorCode, PostgresLaunchError } from './errors.ts';

/** The operating-system account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** PostgreSQL refuses to run as root: an account without rights that exists already. */
export async function unprivilegedAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new PostgresLaunchError(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as. ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account can get at a file or folder; folders above it that only root may enter are what stops it. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  const child = spawn('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'EPERM' && code !== 'EINVAL') throw error;
    throw new PostgresLaunchError(
      'PostgreSQL does not run as root, and this root may not become another account here. ' +
        'Start the server as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}
