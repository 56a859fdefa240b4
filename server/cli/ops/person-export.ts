import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { readS3 } from '../../src/config.objects.ts';
import { dataDirOf } from '../../src/config.ts';
import { findPerson } from '../../src/domains/auth/people/people.repository.ts';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import type { By } from '../../src/domains/operators/by.ts';
import { createExport } from '../../src/domains/operators/export/export.service.ts';
import { openObjects } from '../../src/infra/objects/open-objects.ts';
import { UsageError } from '../brand/usage.ts';
import type { Operations } from './open.ts';
import { UNLIMITED } from './unlimited.ts';

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Writes all that is kept of somebody into a new file, which nobody else on the machine reads; returns its path.
 * @throws UsageError for a file that is there already
 */
export const exportPerson = async (
  { tenant, ledgerParts }: Operations,
  { id, to, by }: { id: string; to: string; by: By },
): Promise<string> => {
  // No address is signed here.
  const place = { dataDir: dataDirOf(process.env), secret: randomBytes(32), s3: readS3(process.env) };
  const objects = await openObjects(place, pino({ level: 'silent' }));
  const exporting = createExport({
    findPerson,
    ledger: createLedgerService(ledgerParts(), { begins: false }),
    getObject: (key) => objects.get(key),
    limiter: UNLIMITED,
    now: () => new Date(),
  });
  const file = resolve(to);
  const { ticket } = await exporting.ask(tenant, id, by);
  const zip = await exporting.fetch(tenant, { id, ticket }, by.operator);
  await pipeline(zip, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(async (error: unknown) => {
    if (isThere(error)) throw new UsageError(`${file} is there already.`);
    await rm(file, { force: true });
    throw error;
  });
  return file;
};
