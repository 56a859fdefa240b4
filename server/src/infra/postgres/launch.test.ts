import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRoot, unprivilegedAccount } from './account.ts';
import { type LaunchedPostgres, launchPostgres } from './launch.ts';
import { startOfProcess } from './processes.ts';

let folder: string;
let dataDir: string;
/** A data folder as a start and a stop leave it. */
let made: string;
const undos: (() => Promise<unknown>)[] = [];

const openFolder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'livery-launch-'));
  await chmod(path, 0o755);
  return path;
};

beforeAll(async () => {
  made = join(await openFolder(), 'data');
  await (await launchIn(made)).stop();
});
afterAll(() => rm(dirname(made), { recursive: true, force: true }));
beforeEach(async () => {
  folder = await openFolder();
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
  await rm(folder, { recursive: true, force: true });
});

/** The data folder is one that was served from before: creating a database takes longer than all else here. */
const copyMade = () => void execFileSync('cp', ['-a', made, dataDir]);

const launchIn = (dataDir: string): Promise<LaunchedPostgres> =>
  launchPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });

async function launch(): Promise<LaunchedPostgres> {
  const postgres = await launchIn(dataDir);
  undos.push(() => postgres.stop());
  return postgres;
}

/** The values of the last statement's rows. */
async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const results = [];
    for (const text of statements) results.push(await client.query({ text, rowMode: 'array' }));
    return results.at(-1)?.rows.flat() ?? [];
  } finally {
    await client.end();
  }
}

async function until<T>(look: () => Promise<T | null | false>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    await wait(20);
  }
}

/** A server of its own process, to be killed. */
function launchElsewhere(): ChildProcess {
  const module = JSON.stringify(fileURLToPath(new URL('./launch.ts', import.meta.url)));
  const code = `const { launchPostgres } = await import(${module});
    const db = await launchPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console });
    process.stdout.write('url ' + db.url + '\\n');`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undos.push(() => kill(server));
  return server;
}

async function urlFrom(server: ChildProcess): Promise<string> {
  let said = '';
  server.stdout?.on('data', (part: Buffer) => {
    said += part;
  });
  return until(async () => /^url (.*)$/m.exec(said)?.[1] ?? null);
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

const postmasterPid = async () =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

describe('given an empty data folder', () => {
  test('rows are there after a stop and a second start', async () => {
    const first = await launch();
    const pid = first.pid ?? 0;
    await query(first.url, 'create table kept (id int)', 'insert into kept values (7)');
    await first.stop();
    expect(await startOfProcess(pid)).toBeNull();
    const second = await launch();
    expect(await query(second.url, 'select id from kept')).toEqual([7]);
  });

  test('it is durable, listens on the loopback alone and asks for a password', async () => {
    copyMade();
    const { url } = await launch();
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'listen_addresses',
      'unix_socket_directories',
    ];
    const settings = names.map((name) => `current_setting('${name}')`).join();
    expect(await query(url, `select ${settings}`)).toEqual(['on', 'on', 'on', '127.0.0.1', '']);
    const intruder = new URL(url);
    intruder.password = 'guess';
    await expect(query(intruder.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  });

  test('texts compare by code point, names sort by pinyin where asked', async () => {
    copyMade();
    const { url } = await launch();
    expect(await query(url, "select x from (values ('b'), ('a'), ('B')) t(x) order by x")).toEqual([
      'B',
      'a',
      'b',
    ]);
    const names = "select x from (values ('张'), ('李'), ('陈')) t(x) order by x";
    expect(await query(url, `${names} collate "zh-x-icu"`)).toEqual(['陈', '李', '张']);
  });
});

describe('given a folder in use', () => {
  test('the second launch says so and the first goes on', async () => {
    copyMade();
    const { url } = await launch();
    await expect(launch()).rejects.toThrow(
      /is in use by another server \(process \d+\)\. Stop that one first/,
    );
    expect(await query(url, 'select 1')).toEqual([1]);
  });

  test('a lock whose number belongs to a younger process holds nobody back', async () => {
    copyMade();
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    expect(await query((await launch()).url, 'select 1')).toEqual([1]);
  });
});

describe('given a server that was killed', () => {
  test('its database is stopped, then started with every committed row', async () => {
    copyMade();
    const server = launchElsewhere();
    const url = await urlFrom(server);
    await query(url, 'create table kept (id int)', 'insert into kept values (1), (2)');
    const orphan = await postmasterPid();
    await kill(server);
    const { url: next, pid } = await launch();
    expect(pid).not.toBe(orphan);
    expect(await startOfProcess(orphan)).toBeNull();
    expect(await query(next, 'select id from kept order by id')).toEqual([1, 2]);
  });

  test('killed while the database was being created, the next start creates it', async () => {
    const server = launchElsewhere();
    const home = join(dataDir, 'postgres');
    await until(async () => {
      const names = await readdir(home).catch(() => []);
      const draft = names.find((name) => /^cluster\.new-[0-9a-f]+$/.test(name));
      return draft !== undefined && (await readdir(join(home, draft)).catch(() => [])).length > 3;
    });
    await kill(server);
    expect(await readdir(home)).not.toContain('cluster');
    expect(await query((await launch()).url, 'select 1')).toEqual([1]);
    expect(await readdir(home)).toEqual(['cluster']);
  });

  test("a pid file that names a stranger's process is no obstacle", async () => {
    copyMade();
    const account = isRoot() ? await unprivilegedAccount() : {};
    const stranger = spawn('/bin/sleep', ['600'], { ...account, cwd: '/' });
    undos.push(() => kill(stranger));
    const lines = [stranger.pid, join(dataDir, 'postgres/cluster'), 1, 5432, '', '127.0.0.1', '0 0', 'ready'];
    await writeFile(join(dataDir, 'postgres/cluster/postmaster.pid'), `${lines.join('\n')}\n`);
    expect(await query((await launch()).url, 'select 1')).toEqual([1]);
    expect(stranger.exitCode).toBeNull();
  });
});

test('the database of a folder whose path contains this one goes on', async () => {
  const own = dataDir;
  // `/data` is the end of `/srv/data`.
  dataDir = `${folder}/srv${own}`;
  await mkdir(dirname(dataDir), { recursive: true });
  copyMade();
  const other = await launch();
  dataDir = own;
  copyMade();
  expect(await query((await launch()).url, 'select 1')).toEqual([1]);
  expect(await startOfProcess(other.pid ?? 0)).not.toBeNull();
  expect(await query(other.url, 'select 1')).toEqual([1]);
});

describe('given a database that dies', () => {
  test('it comes back on the same address with every committed row, and the exit is told', async () => {
    copyMade();
    const exits: unknown[] = [];
    const log = { info: () => undefined, warn: () => undefined };
    const postgres = await launchPostgres({ dataDir, log, onExit: (exit) => exits.push(exit) });
    undos.push(() => postgres.stop());
    await query(postgres.url, 'create table kept (id int)', 'insert into kept values (5)');
    process.kill(postgres.pid ?? 0, 'SIGKILL');
    const rows = await until(() => query(postgres.url, 'select id from kept').catch(() => null));
    expect(rows).toEqual([5]);
    expect(exits).toEqual([{ code: null, signal: 'SIGKILL' }]);
  });

  test('a stop in the middle of the restart leaves nothing running', async () => {
    copyMade();
    const postgres = await launch();
    process.kill(postgres.pid ?? 0, 'SIGKILL');
    await until(async () => postgres.pid === null);
    await postgres.stop();
    const pid = await postmasterPid().catch(() => 0);
    expect(await startOfProcess(pid)).toBeNull();
  });
});

describe('given a folder that cannot serve', () => {
  test('a database of another release is refused untouched', async () => {
    copyMade();
    const file = join(dataDir, 'postgres/cluster/PG_VERSION');
    await writeFile(file, '15\n');
    await expect(launch()).rejects.toThrow(/was made by PostgreSQL 15, this is \d+\. Dump it/);
    expect(await readFile(file, 'utf8')).toBe('15\n');
  });

  test('credentials of another database are named', async () => {
    copyMade();
    const stranger = { user: 'livery', password: 'other', database: 'postgres' };
    await writeFile(join(dataDir, 'postgres.json'), JSON.stringify(stranger));
    await expect(launch()).rejects.toThrow("password in the data folder's postgres.json");
  });

  test('damaged credentials are said and left as they are', async () => {
    copyMade();
    const file = join(dataDir, 'postgres.json');
    await writeFile(file, '{"user":"liv');
    await expect(launch()).rejects.toThrow(`${file} is damaged`);
    expect(await readFile(file, 'utf8')).toBe('{"user":"liv');
  });

  test('a file in its place is named', async () => {
    await writeFile(dataDir, '');
    await expect(launch()).rejects.toThrow(`Cannot use ${dataDir}: a file of that name is in the way`);
  });
});

describe.runIf(isRoot())('given root and a folder that only root may enter', () => {
  test('the database lives elsewhere, is found again, and a lost one is said', async () => {
    await chmod(folder, 0o700);
    const first = await launch();
    const place = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
    undos.push(() => rm(place, { recursive: true, force: true }));
    expect((await stat(join(place, 'postgres'))).uid).not.toBe(0);
    await query(first.url, 'create table kept (id int)', 'insert into kept values (3)');
    await first.stop();
    const second = await launch();
    expect(await query(second.url, 'select id from kept')).toEqual([3]);
    await second.stop();
    await rm(place, { recursive: true });
    await expect(launch()).rejects.toThrow(`the database is in ${place}, which is gone`);
  });
});
