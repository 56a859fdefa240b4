import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { isRoot, unprivilegedAccount } from '../../server/src/infra/postgres/account.ts';
import { freePort } from '../../server/src/testing/redis.ts';
import { until } from '../faults/installation.ts';
import { root } from '../runner/root.ts';
import type { Postgres } from './postgres.ts';

/** The file of deploy/, with ports, names and the password of the test. */
const configOf = async (postgres: Postgres, folder: string, port: number): Promise<string> => {
  const { username, password } = new URL(postgres.url);
  const text = await readFile(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  return text
    .replace(
      'livery = host=127.0.0.1 port=5432 dbname=livery',
      `postgres = host=127.0.0.1 port=${postgres.port} dbname=postgres user=${username} password=${password}`,
    )
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = plain')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
    .concat(`unix_socket_dir =\nlogfile = ${join(folder, 'postgres/pgbouncer.log')}\n`);
};

/** pgbouncer in transaction mode before this PostgreSQL. */
export const startPooler = async (postgres: Postgres, folder: string) => {
  const account = isRoot() ? await unprivilegedAccount() : null;
  const port = await freePort();
  const files = {
    'pgbouncer.ini': await configOf(postgres, folder, port),
    'userlist.txt': '"livery" "livery"\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    if (account) await chown(join(folder, name), account.uid, account.gid);
  }
  const child = spawn('/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const gone = once(child, 'exit');
  const url = Object.assign(new URL(postgres.url), { port: String(port) }).href;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended:\n${said.join('')}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    return isThere;
  });
  return {
    url,
    isPooler: true as const,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
