import { execFileSync } from 'node:child_process';
import { appendFile, chmod, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type DataFolder, makeDataFolder } from '../../../../tests/support/data-folder.ts';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';
import { launchPostgres } from '../postgres/launch.ts';

const log = pino({ level: 'silent' });
const heard = hearCommands();
let place: DataFolder;
beforeAll(async () => {
  place = await makeDataFolder();
});
afterAll(() => place.remove());

const launch = async (dataDir: string) => {
  const postgres = await launchPostgres({ dataDir, log });
  onTestFinished(() => postgres.stop());
  return postgres;
};
const ask = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(text)
    .then(
      ({ rows }) => rows,
      (error) => [error.message],
    )
    .finally(() => client.end());
};

test('with its files of once and its log since then, our own PostgreSQL comes back to a moment', async () => {
  const [before, after, archive, base] = ['before', 'after', 'archive', 'base'].map((name) =>
    join(place.path, name),
  ) as [string, string, string, string];
  for (const folder of [before, after, archive]) {
    await mkdir(folder);
    await chmod(folder, folder === archive ? 0o777 : 0o755);
  }
  vi.stubEnv('DATA_DIR', before);
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());

  const first = await launch(before);
  expect([await main(['base', base]), heard.said]).toEqual([1, expect.stringContaining('keeps no archive')]);
  expect(await main(['archive', archive])).toBe(0);
  await first.stop();
  const running = await launch(before);
  await ask(running.url, 'create table kept (word text)');
  expect(await main(['base', base])).toBe(0);

  await ask(running.url, `insert into kept values ('wanted')`);
  const [{ moment }] = await ask(running.url, 'select now()::text as moment');
  await wait(50);
  await ask(running.url, `insert into kept values ('a mistake')`);
  const [{ name }] = await ask(running.url, 'select pg_walfile_name(pg_switch_wal()) as name');
  await expect.poll(() => readdir(archive), { timeout: 20_000 }).toContain(name);
  await running.stop();

  // As docs/backups.md says.
  const cluster = join(after, 'postgres/cluster');
  await mkdir(join(after, 'postgres'), { mode: 0o700 });
  execFileSync('cp', ['-a', base, cluster]);
  const { uid, gid } = await stat(cluster);
  execFileSync('chown', [`${uid}:${gid}`, join(after, 'postgres')]);
  await copyFile(join(before, 'postgres.json'), join(after, 'postgres.json'));
  await writeFile(join(cluster, 'recovery.signal'), '');
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    [
      `archive_mode = 'off'`,
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
    ].join('\n'),
  );
  const recovered = await launch(after);
  await expect
    .poll(async () => (await ask(recovered.url, 'select pg_is_in_recovery() as is'))[0], { timeout: 20_000 })
    .toEqual({ is: false });
  expect(await ask(recovered.url, 'select word from kept')).toEqual([{ word: 'wanted' }]);
}, 120_000);
