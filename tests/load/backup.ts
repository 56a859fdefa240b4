import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { Installation } from '../../server/src/infra/backup/installation.ts';
import { putBack } from '../../server/src/infra/backup/put-back.ts';
import { takeBackup } from '../../server/src/infra/backup/take.ts';
import { openObjects } from '../../server/src/infra/objects/open-objects.ts';
import { launchPostgres } from '../../server/src/infra/postgres/launch.ts';
import { BRANDS_DIR } from '../support/brands-dir.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { makeConversationWorld } from './conversation-world.ts';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;
const BRAND = 'aurora';

interface Amounts {
  /** Messages of each conversation. */
  sizes: number[];
  members: number;
  objects: number;
  /** Of each object. */
  bytes: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: {
    sizes: [100_000, 100_001, 100_002, 100_003, 100_004],
    members: 2_300,
    objects: 800,
    bytes: MEGABYTE,
  },
  smoke: { sizes: [1_000], members: 20, objects: 4, bytes: MEGABYTE },
};

const timed = async <T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> => {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1000, result];
};

/** Nothing that a disk or a file system could fold. */
const fillObjects = async (dataDir: string, { objects, bytes }: Amounts): Promise<void> => {
  const folder = join(dataDir, 'objects', BRAND, 'public/bench');
  await mkdir(folder, { recursive: true });
  for (let at = 0; at < objects; at += 1) await writeFile(join(folder, `${at}.txt`), randomBytes(bytes));
};

const another = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database restored').finally(() => client.end());
  return Object.assign(new URL(url), { pathname: '/restored' }).href;
};

const installationAt = async (url: string, dataDir: string): Promise<Installation> => {
  const secret = randomBytes(32);
  const objects = await openObjects({ dataDir, secret, s3: undefined }, pino({ level: 'silent' }));
  const whose = { env: {}, secret: secret.toString('hex'), version: '0.0.0', operator: 'bench' };
  return { url, dataDir, brandsDir: BRANDS_DIR, objects, ...whose };
};

const measure = async (dataDir: string, amounts: Amounts): Promise<Row[]> => {
  const postgres = await launchPostgres({ dataDir, log: pino({ level: 'silent' }) });
  try {
    const { sizes, members } = amounts;
    await makeConversationWorld({ url: postgres.url, brand: BRAND, sizes, members });
    await fillObjects(dataDir, amounts);
    const folder = join(dataDir, 'backup');
    const from = await installationAt(postgres.url, dataDir);
    const [taking, { files }] = await timed(() => takeBackup(from, folder));
    const to = await installationAt(await another(postgres.url), join(dataDir, 'restored'));
    const [putting] = await timed(() => putBack(to, folder));
    const ofGigabyte = (seconds: number) => round((seconds * GIGABYTE) / files.bytes, 1);
    return [
      { what: 'what was backed up', value: round(files.bytes / MEGABYTE), unit: 'MB' },
      { what: 'a backup, each GB', value: ofGigabyte(taking), unit: 's', goal: { most: 120 } },
      { what: 'put back, each GB', value: ofGigabyte(putting), unit: 's' },
    ];
  } finally {
    await postgres.stop();
  }
};

/** Rows and files, half and half or so, of an installation that runs. */
export const backup: Bench = {
  name: 'backup',
  goal: 'issue 16',
  run: async (size) => {
    const folder = await makeDataFolder();
    return measure(folder.path, AMOUNTS[size]).finally(() => folder.remove());
  },
};
