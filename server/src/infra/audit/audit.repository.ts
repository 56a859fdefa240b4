import type { TenantDb } from '../database/database.ts';
import { newId } from '../ids.ts';

/** What an operator did. Rows are never changed. */
export interface AuditEntry {
  /** The account of the system, until operators have their own. */
  operator: string;
  /** `posts.reject`. */
  action: string;
  /** What it was done to. */
  target: string;
  reason: string;
}

/** In the transaction of what it tells of. */
export const insertAudit = async (trx: TenantDb, entry: AuditEntry): Promise<void> => {
  await trx
    .insertInto('audit_log')
    .values({ id: newId(), ...entry })
    .execute();
};
