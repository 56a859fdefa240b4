import { type Selectable, sql } from 'kysely';
import { schemaName, type TenantDb } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { AuditLogTable } from '../infra.tables.ts';

/** What an operator did. Rows are never changed: the database refuses it, and chains them (docs/decisions/0104). */
export interface AuditEntry {
  /** Of the row, where whoever writes it has to know it. */
  id?: string | undefined;
  /** The name in the console, or the account of the system on the command line. */
  operator: string;
  /** `posts.reject`. */
  action: string;
  /** What it was done to. */
  target: string;
  reason: string;
  /** Where from; empty on the command line. */
  address?: string | undefined;
  /** What stood there, and what stands there now. */
  before?: object | undefined;
  after?: object | undefined;
}

export type AuditLogRow = Selectable<AuditLogTable>;

/** Part of what stands in a row. */
export interface AuditFilter {
  q?: string | undefined;
  operator?: string | undefined;
  /** An action, or the part before its dot. */
  action?: string | undefined;
  target?: string | undefined;
  from?: Date | undefined;
  /** Not that moment itself. */
  until?: Date | undefined;
}

const json = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** In the transaction of what it tells of. Returns its number. */
export const insertAudit = async (trx: TenantDb, entry: AuditEntry): Promise<number> => {
  const { id = newId(), before, after, address = '', ...told } = entry;
  const { seq } = await trx
    .insertInto('audit_log')
    .values({ id, address, before: json(before), after: json(after), ...told })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
};

/** Signs of a pattern stand for themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Minutes within which what has a later number may have been begun earlier. */
const APART = 10;

/** About the number of the first row since then; beyond all where there is none. */
const numberAt = (db: TenantDb, time: Date, minutes: number) =>
  sql<number>`coalesce((${db
    .selectFrom('audit_log')
    .select('seq')
    .where('create_at', '>=', new Date(time.getTime() + minutes * 60_000))
    .orderBy('create_at')
    .limit(1)}), 9223372036854775807)`;

/** The newest first, those before a number and after another. */
export const findAuditPage = async (
  db: TenantDb,
  { q, operator, action, target, from, until }: AuditFilter,
  { before, after, limit }: { before: number | undefined; after?: number | undefined; limit: number },
): Promise<AuditLogRow[]> => {
  let found = db.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').limit(limit);
  if (before !== undefined) found = found.where('seq', '<', before);
  if (after !== undefined) found = found.where('seq', '>', after);
  if (operator) found = found.where('operator', '=', operator);
  if (target) found = found.where('target', '=', target);
  // By numbers too, in whose order the rows are read: by times alone all that came since would be gone through.
  if (from) found = found.where('create_at', '>=', from).where('seq', '>=', numberAt(db, from, -APART));
  if (until) found = found.where('create_at', '<', until).where('seq', '<', numberAt(db, until, APART));
  if (action)
    found = found.where(({ eb, or }) =>
      or([eb('action', '=', action), eb('action', 'like', `${action.replace(/[\\%_]/g, '\\$&')}.%`)]),
    );
  if (q) {
    const like = containing(q);
    found = found.where(({ eb, or }) =>
      or(
        (['operator', 'action', 'target', 'reason', 'address'] as const).map((each) =>
          eb(each, 'ilike', like),
        ),
      ),
    );
  }
  return found.execute();
};

export const findAudit = (db: TenantDb, seq: number): Promise<AuditLogRow | undefined> =>
  db.selectFrom('audit_log').selectAll().where('seq', '=', seq).executeTakeFirst();

export const findAuditById = (db: TenantDb, id: string): Promise<AuditLogRow | undefined> =>
  db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();

/** As the chain stood last. */
export const findAuditHead = (db: TenantDb): Promise<{ seq: number; digest: Buffer }> =>
  db.selectFrom('audit_head').select(['seq', 'digest']).executeTakeFirstOrThrow();

export interface CheckedRow {
  seq: number;
  digest: Buffer;
  /** It is as it was written, and follows the one before. */
  fits: boolean;
}

/** Recomputes the rows of the next `size` numbers behind one whose digest is known. */
export const checkAudit = async (
  { brand, db }: { brand: { id: string }; db: TenantDb },
  { seq, digest }: { seq: number; digest: Buffer },
  size: number,
): Promise<CheckedRow[]> => {
  const [log, digestOf] = ['audit_log', 'audit_digest'].map((name) => sql.id(schemaName(brand.id), name));
  const { rows } = await sql<CheckedRow>`
    select log.seq, log.digest,
      log.digest = ${digestOf}(coalesce(lag(log.digest) over one, ${digest}), log)
        and log.seq = coalesce(lag(log.seq) over one, ${seq}) + 1 as fits
    from ${log} as log
    where log.seq > ${seq} and log.seq <= ${seq + size}
    window one as (order by log.seq)
    order by log.seq`.execute(db);
  return rows;
};
