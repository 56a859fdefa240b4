import { findAuditById, insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { StoredObject } from '../../../infra/objects/object-store.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { type ZipEntry, zipOf } from '../../../infra/zip/zip.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { userAccount } from '../../ledger/operations.ts';
import type { By } from '../by.ts';
import { document, listDocument, type Written } from './documents.ts';
import { filesOf, type TakenFiles } from './files.ts';
import { OWN_ROWS } from './kept.ts';
import { ownRowsOf } from './own-rows.ts';
import { holdsOf, movementsOf } from './points.ts';

export interface ExportParts {
  /** Undefined for who is gone. */
  findPerson: (db: TenantDb, id: string) => Promise<{ id: string } | undefined>;
  ledger: Pick<LedgerService, 'log' | 'balanceOf'>;
  getObject: (key: string) => Promise<StoredObject | undefined>;
  limiter: Pick<RateLimiter, 'enforce'>;
  now: () => Date;
}

/** Of one operator: as many as people ask for in a day, and no copy of everybody. */
export const EXPORTS = { limit: 10, windowMs: 3_600_000 };
/** Milliseconds in which what was asked for has to be fetched. */
const FETCHED_WITHIN = 10 * 60_000;
const ACTION = 'people.export';

/** All that a brand keeps of one person, as a file: what is handed out, and what is not, says `kept.ts`. */
export const createExport = ({ findPerson, ledger, getObject, limiter, now }: ExportParts) => {
  async function* entriesOf(tenant: Tenant, person: string): AsyncGenerator<ZipEntry> {
    const at = now();
    const documents: Written[] = [];
    const list = (name: string, pages: AsyncIterable<readonly object[]>): ZipEntry => {
      const written = { document: name, rows: 0 };
      documents.push(written);
      return listDocument(pages, { at, written });
    };
    for (const own of OWN_ROWS) yield list(own.in, ownRowsOf(tenant.db, own, person));
    yield list('points', movementsOf(tenant, ledger.log, person));
    yield list('held-points', holdsOf(tenant, ledger.log, person));
    const taken: TakenFiles = { files: 0, bytes: 0, left_out: 0, gone: 0 };
    yield* filesOf(tenant, person, { get: getObject, taken });
    const { balance, held } = await ledger.balanceOf(tenant, userAccount(person));
    const about = { brand: tenant.brand.id, person, at: at.toISOString(), balance, held };
    yield document('contents', at, { ...about, documents, ...taken });
  }

  return {
    /** Notes who asks for it and why, and returns what it is fetched by. @throws api.not_found, api.too_frequent */
    ask: async (tenant: Tenant, id: string, by: By): Promise<{ ticket: string }> => {
      const person = required(await findPerson(tenant.db, id), 'api.not_found');
      await limiter.enforce(tenant, `ops:exports:${by.operator}`, EXPORTS);
      const ticket = newId();
      await insertAudit(tenant.db, { ...by, id: ticket, action: ACTION, target: person.id });
      return { ticket };
    },

    /** @throws api.not_found for what this operator has not asked for just now */
    fetch: async (
      tenant: Tenant,
      { id, ticket }: { id: string; ticket: string },
      operator: string,
    ): Promise<AsyncGenerator<Uint8Array>> => {
      const row = required(await findAuditById(tenant.db, ticket), 'api.not_found');
      const isAsked = row.action === ACTION && row.target === id && row.operator === operator;
      if (!isAsked || +now() - +row.create_at > FETCHED_WITHIN) throw new ApiError('api.not_found');
      await limiter.enforce(tenant, `ops:exports-fetched:${operator}`, EXPORTS);
      return zipOf(entriesOf(tenant, id));
    },
  };
};

export type Export = ReturnType<typeof createExport>;
