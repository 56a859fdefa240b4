import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRANDS_DIR } from '../../../../tests/support/brands-dir.ts';
import { main } from '../../../cli/ops/main.ts';
import { ledgerOf } from '../../domains/ledger/ledger.testing.ts';
import { userAccount } from '../../domains/ledger/operations.ts';
import { createAudit } from '../../domains/operators/audit/audit.service.ts';
import { addOperator } from '../../domains/operators/operators.testing.ts';
import { startBucket, type TestBucket } from '../../testing/bucket.ts';
import { createDatabase, runOn, type TestDatabase } from '../../testing/databases.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createQueue } from './backup.testing.ts';

const PLACE = 'aurora/public/posts/picture.txt';
const heard = hearCommands();
let app: TestApp;
let bucket: TestBucket;
let ann: TestPerson;
/** A folder of this file, for all that it writes. */
let place: string;
let taken: string;
let target: TestDatabase;

/** Each table of a brand, and how many rows it has. */
const countsOf = async (of: TestApp, brand = 'aurora') => {
  const pool = of.infra.database.pool;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE' order by 1`,
    [`brand_${brand}`],
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await pool.query(`select count(*) from brand_${brand}.${name}`);
    counts[name] = Number(found.rows[0].count);
  }
  return counts;
};

const work = (url: string, dataDir: string, brandsDir = BRANDS_DIR) => {
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('BRANDS_DIR', brandsDir);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
};
const workHere = () => work(app.infra.config.databaseUrl ?? '', app.infra.config.dataDir);
const workThere = (name = 'restored') => work(target.url, join(place, name));
/** A copy of the backup, with something else in it. */
const changed = async (name: string, change: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(place, name);
  await cp(taken, folder, { recursive: true });
  await change(folder);
  return folder;
};

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'livery-backup-'));
  bucket = await startBucket();
  app = await startTestApp();
  await app.startJobs();
  ann = await app.signUp();
  await ledgerOf(() => app).give(userAccount(ann.id), 700);
  await addOperator(app, 'ann', 'owner');
  await app.infra.objects.put(PLACE, Buffer.from('a picture'));
  const job = { name: 'tests.wait', payload: Type.Object({}) };
  await createQueue(app.infra.config.databaseUrl ?? '', job.name);
  await app.infra.jobs.enqueue(app.db(), 'aurora', job, {}, { startAfter: new Date('2099-01-01') });
  taken = join(place, 'taken');
}, 60_000);
beforeEach(async () => {
  target = await createDatabase('empty');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await target.drop();
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
  await rm(place, { recursive: true, force: true });
});

test('what is put back is what was there: rows, points, audit chain, files, work, and who signs in', async () => {
  workHere();
  const before = await countsOf(app);
  expect(await main(['backup', taken])).toBe(0);
  const manifest = await readFile(join(taken, 'manifest.json'), 'utf8');
  expect(manifest).not.toContain(app.infra.config.secret.toString());
  expect(heard.said).toContain('SECRET_KEY');

  workThere();
  expect(await main(['restore', taken])).toBe(0);
  expect(heard.said).not.toContain('is another one here');
  const env = { DATA_DIR: join(place, 'restored') };
  const restored = await startTestApp({ env, through: async () => target.url });
  try {
    expect(await countsOf(restored)).toEqual(before);
    const ledger = ledgerOf(() => restored);
    expect(await ledger.findings()).toEqual([]);
    expect(await ledger.balance(userAccount(ann.id))).toBe(700);
    expect(await createAudit().check(ledger.tenant())).toMatchObject({ broken_at: null });
    const object = await restored.infra.objects.get(PLACE);
    expect(object && (await text(object.read()))).toBe('a picture');
    const { rows } = await restored.infra.database.pool.query('select name, data from jobs.job');
    expect(rows).toMatchObject([{ name: 'tests.wait', data: { brand: 'aurora' } }]);

    const who = { mode: 'email', email: ann.email, device_id: 'another-device' };
    const body = { ...who, password: ann.password, grant_type: 'password', device_type: 'web' };
    const { status } = await restored.call({ method: 'POST', url: '/api/v1/login', body });
    expect(status).toBe(200);
    // Numbers go on behind the last one, and what is never changed is guarded again.
    await ledger.give(userAccount(ann.id), 5);
    await addOperator(restored, 'ben', 'support');
    expect(await createAudit().check(ledger.tenant())).toMatchObject({ broken_at: null });
    const remove = restored.infra.database.pool.query('delete from brand_aurora.audit_log');
    await expect(remove).rejects.toThrow('never changed');
    expect(await ledger.findings()).toEqual([]);
  } finally {
    await restored.stop();
  }
}, 120_000);

test('it is noted where the doctor finds it, and told to programs', async () => {
  workHere();
  expect(await main(['backup', join(place, 'told'), '--json', '--brand', 'aurora'])).toBe(0);
  expect(JSON.parse(heard.said)).toMatchObject({ format: 1, brands: [{ id: 'aurora' }] });
  const noted = app.db().selectFrom('audit_log').select('target').where('action', '=', 'backup.take');
  expect(await noted.execute()).toContainEqual({ target: 'backup' });
});

test('objects of a bucket come back from, and go back to, a bucket', async () => {
  workThere('from-folder');
  for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
  expect(await main(['restore', taken, '--brand', 'aurora'])).toBe(0);
  const again = join(place, 'from-bucket');
  expect(await main(['backup', again])).toBe(0);
  expect(await readFile(join(again, 'objects', PLACE), 'utf8')).toBe('a picture');
});

test('nothing goes over what is there, of a newer version, from what is broken or not finished', async () => {
  workHere();
  expect(await main(['restore', taken])).toBe(1);
  expect(heard.said).toContain('The database has something in it: the brand "aurora"');
  workThere();
  const refused = async (folder: string, sentence: string) => {
    heard.said = '';
    expect([await main(['restore', folder]), heard.said]).toEqual([1, expect.stringContaining(sentence)]);
  };
  await refused(join(place, 'nowhere'), 'is no finished backup: it has no manifest.json');
  const unfinished = await changed('unfinished', (folder) => rm(join(folder, 'manifest.json')));
  await refused(unfinished, 'is no finished backup');
  const broken = await changed('broken', (folder) => writeFile(join(folder, 'objects', PLACE), 'A picture'));
  await refused(broken, `objects/${PLACE} is broken`);
  const lost = await changed('lost', (folder) => rm(join(folder, 'database/aurora/users.copy')));
  await refused(lost, 'database/aurora/users.copy is missing');
  const newer = await changed('newer', async (folder) => {
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    manifest.brands[0].migrations.push('9999_tomorrow.sql');
    await writeFile(path, JSON.stringify(manifest));
  });
  await refused(newer, '9999_tomorrow.sql, which this one does not know');
  const format = await changed('format', (folder) =>
    writeFile(join(folder, 'manifest.json'), '{"format":2,"version":"9.0.0"}'),
  );
  await refused(format, 'made by a newer version (9.0.0)');
  // Nothing was touched by any of them.
  expect(await main(['restore', taken, '--brand', 'aurora'])).toBe(0);
});

test('one that was interrupted is begun anew', async () => {
  await runOn(
    target.url,
    'create schema brand_aurora; create table brand_aurora.half (id text)',
    `comment on schema brand_aurora is 'being put back'`,
  );
  workThere('again');
  expect(await main(['restore', taken, '--brand', 'aurora'])).toBe(0);
  heard.said = '';
  expect(await main(['restore', taken, '--brand', 'aurora'])).toBe(1);
  expect(heard.said).toContain('has something in it');
});

test('a backup that cannot be ended has no manifest, and is no backup', async () => {
  workHere();
  const folder = join(place, 'ended');
  expect(await main(['backup', folder, '--brand', 'nobody'])).toBe(1);
  expect(heard.said).toContain('The database has no brand "nobody"');
  heard.said = '';
  workThere();
  expect(await main(['restore', folder])).toBe(1);
  expect(heard.said).toContain('is no finished backup');
});

test('one brand is moved, and deleted by its name', async () => {
  const folder = join(place, 'one');
  workHere();
  expect(await main(['brand', 'export', folder, '--brand', 'aurora'])).toBe(0);
  const brandsDir = join(place, 'brands');
  work(target.url, join(place, 'moved'), brandsDir);
  expect(await main(['brand', 'import', folder, '--brand', 'aurora'])).toBe(0);
  expect(await readFile(join(brandsDir, 'aurora/brand.json'), 'utf8')).toContain('"aurora"');

  expect(await main(['brand', 'delete', 'aurora', '--confirm', 'harbor'])).toBe(1);
  expect(heard.said).toMatch(/Of aurora go, for good: 1 people, .* 1 jobs, 1 objects, the folder /);
  expect(await main(['brand', 'delete', 'aurora', '--confirm', 'aurora'])).toBe(0);
  heard.said = '';
  expect(await main(['brand', 'delete', 'aurora', '--confirm', 'aurora'])).toBe(1);
  expect(heard.said).toBe('There is nothing of a brand "aurora" here.\n');
  expect(await main(['brand', 'import', folder, '--brand', 'aurora'])).toBe(0);
});
