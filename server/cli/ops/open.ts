import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { loadBrands } from '../../src/brand/brand.loader.ts';
import type { BrandRegistry } from '../../src/brand/brand.registry.ts';
import { developmentSecret } from '../../src/development-secret.ts';
import { createHeads, type Heads } from '../../src/domains/ledger/heads.ts';
import type { LedgerParts } from '../../src/domains/ledger/signing.ts';
import { TELL_MOVED, type TellMoved } from '../../src/domains/ledger/telling.ts';
import { type Database, openDatabase } from '../../src/infra/database/database.ts';
import { OF_JOBS } from '../../src/infra/database/deadlines.ts';
import { createJobs, type Jobs } from '../../src/infra/jobs/jobs.ts';
import { urlOfRunning } from '../../src/infra/postgres/running.ts';
import type { Tenant } from '../../src/infra/tenancy.ts';
import { brandsDir, ROOT, UsageError } from '../brand/usage.ts';

/** What a command works with: one brand of a server that runs, and its queue. */
export interface Operations {
  tenant: Tenant;
  database: Database;
  brands: BrandRegistry;
  jobs: Pick<Jobs, 'enqueue' | 'hurry' | 'countWaiting'>;
  /** What a ledger is made of: with the server's own key, or another one. @throws UsageError where that is not known */
  ledgerParts(secret?: Buffer): LedgerParts & { heads: Heads };
  /** The server's own key. @throws UsageError where that is not known */
  secret(): Buffer;
  /** The account of the system that runs the command. */
  operator: string;
}

/** The key of the server: in development it stands in its data folder. */
const secretOf = (dataDir: string): Buffer => {
  const { SECRET_KEY: secret, DATABASE_URL: url } = process.env;
  if (secret && secret.length < 32) throw new UsageError('SECRET_KEY has at least 32 characters.');
  if (secret) return Buffer.from(secret);
  if (url)
    throw new UsageError('Points and second factors follow from it: set SECRET_KEY as the server has it.');
  return developmentSecret(dataDir);
};

/** Does `work` for the brand that is named. @throws UsageError, PostgresLaunchError, DatabaseConnectError */
export const withOperations = async (
  id: string | undefined,
  work: (operations: Operations) => Promise<number>,
): Promise<number> => {
  const brands = await loadBrands(brandsDir(undefined), { strict: false });
  const brand = brands.byId(id ?? '');
  if (!brand) {
    const known = brands.all.map((each) => each.id).join(', ');
    throw new UsageError(`Name a brand with --brand: ${known}.`);
  }
  const dataDir = resolve(process.env['DATA_DIR'] || `${ROOT}/.data`);
  const url = process.env['DATABASE_URL'] || (await urlOfRunning(dataDir));
  const log = pino({ level: 'silent' });
  const database = openDatabase({ url, poolSize: 2, deadlines: OF_JOBS, onError: () => undefined });
  const jobs = createJobs({ database, brands, log }, () => []);
  try {
    await jobs.start();
    const tenant = { brand, db: database.tenant(brand.id) };
    const telling: Promise<unknown>[] = [];
    const tellMoved: TellMoved = (_, balances) => {
      const told = jobs.enqueue(tenant.db, brand.id, TELL_MOVED, { user_ids: [...balances.keys()] });
      // It is done by then: who looks at it meanwhile sees it late.
      telling.push(told.catch(() => undefined));
    };
    const ledgerParts = (secret = secretOf(dataDir)) => {
      return { config: { secret }, database, log, tellMoved, heads: createHeads({ secret, dataDir }) };
    };
    const code = await work({
      ...{ tenant, database, brands, jobs },
      ledgerParts,
      secret: () => secretOf(dataDir),
      operator: userInfo().username,
    });
    await Promise.all(telling);
    return code;
  } finally {
    await jobs.stop();
    await database.close();
  }
};
