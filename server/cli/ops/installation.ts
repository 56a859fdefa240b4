import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readS3 } from '../../src/config.objects.ts';
import { dataDirOf } from '../../src/config.ts';
import type { Installation } from '../../src/infra/backup/installation.ts';
import { makeFolder } from '../../src/infra/make-folder.ts';
import { openObjects } from '../../src/infra/objects/open-objects.ts';
import { launchPostgres } from '../../src/infra/postgres/launch.ts';
import { urlOfRunning } from '../../src/infra/postgres/running.ts';
import { brandsDir, ROOT } from '../brand/usage.ts';
import { orSay } from './or-say.ts';

const SAID = {
  'api.unavailable':
    'The bucket, or the disk, does not take or give what it is asked: see its rights and its space (npm run ops -- doctor).',
};

const log = pino({ level: 'silent' });

/** The database that the environment names, one that runs in the data folder, or the data folder's own, for as long as this takes. */
const openUrl = async (dataDir: string): Promise<{ url: string; close(): Promise<void> }> => {
  const named = process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'];
  const url = named || (await urlOfRunning(dataDir).catch(() => undefined));
  if (url) return { url, close: async () => undefined };
  makeFolder(dataDir);
  const launched = await launchPostgres({ dataDir, log });
  return { url: launched.url, close: () => launched.stop() };
};

/** In development it stands in the data folder. */
export const serverSecret = async (dataDir: string): Promise<string | undefined> =>
  process.env['SECRET_KEY'] || (await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined));

export const productVersion = async (): Promise<string> =>
  JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).version;

/** Does `work` on the whole installation, whether a server runs or not. @throws ConfigError, PostgresLaunchError, DatabaseConnectError */
export const withInstallation = (work: (installation: Installation) => Promise<number>): Promise<number> =>
  orSay(SAID, async () => {
    const dataDir = dataDirOf(process.env);
    const s3 = readS3(process.env);
    const { url, close } = await openUrl(dataDir);
    try {
      // No address is signed here.
      const objects = await openObjects({ dataDir, secret: randomBytes(32), s3 }, log);
      return await work({
        ...{ url, objects, dataDir, brandsDir: brandsDir(undefined), env: process.env },
        secret: await serverSecret(dataDir),
        version: await productVersion(),
        operator: userInfo().username,
      });
    } finally {
      await close();
    }
  });
