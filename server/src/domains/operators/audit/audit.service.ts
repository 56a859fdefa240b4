import type { AuditRow } from '@livery/contract';
import {
  type AuditFilter,
  type AuditLogRow,
  checkAudit,
  findAuditHead,
  findAuditPage,
  insertAudit,
} from '../../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { timeOf } from '../time-of.ts';
import { csvOf } from './csv.ts';

const PAGE = 50;
const MOST_EXPORTED = 10_000;
/** Rows that one statement recomputes. */
const PART = 5_000;
/** Rows that one statement looks through for words, and milliseconds after which the rest is left to the next page. */
const SEARCHED = 10_000;
const LONGEST = 50;

const HEAD = ['seq', 'time', 'operator', 'action', 'target', 'reason', 'address', 'before', 'after'] as const;

const present = ({ digest: _, create_at, ...row }: AuditLogRow): AuditRow => ({
  ...row,
  create_at: create_at.toISOString(),
});

/** @throws api.validation */
const seqOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('api.validation', { next_id: 'cursor' });
  return Number(cursor);
};

/** A filter as it travels. */
export interface AuditQuery extends Omit<AuditFilter, 'from' | 'until'> {
  from?: string | undefined;
  until?: string | undefined;
}

/** @throws api.validation */
const filterOf = ({ from, until, ...filter }: AuditQuery): AuditFilter => ({
  ...filter,
  from: timeOf('from', from),
  until: timeOf('until', until),
});

/** No index knows words, or two things at once. */
const isSearched = ({ q, operator, action, target }: AuditFilter): boolean =>
  Boolean(q) || [operator, action, target].filter(Boolean).length > 1;

/** A page, and the number before which the next one goes on. A search ends where its time does: its page may be empty, and go on. */
const searched = async (
  db: TenantDb,
  filter: AuditFilter,
  { before, limit, longest = LONGEST }: { before: number | undefined; limit: number; longest?: number },
): Promise<{ rows: AuditLogRow[]; next: number | undefined }> => {
  const found: AuditLogRow[] = [];
  const part = isSearched(filter) ? SEARCHED : Number.MAX_SAFE_INTEGER;
  const until = Date.now() + longest;
  let at = before ?? (await findAuditHead(db)).seq + 1;
  while (found.length <= limit && at > 1) {
    const after = Math.max(0, at - 1 - part);
    found.push(...(await findAuditPage(db, filter, { before: at, after, limit: limit + 1 - found.length })));
    at = after + 1;
    if (Date.now() > until) break;
  }
  const rows = found.slice(0, limit);
  if (found.length > limit) return { rows, next: rows.at(-1)?.seq };
  return { rows, next: at > 1 ? at : undefined };
};

/** What operators did, and whether what says so is as it was written. */
export const createAudit = () => ({
  page: async (
    { db }: Tenant,
    {
      next_id,
      limit = PAGE,
      ...filter
    }: AuditQuery & { next_id?: string | undefined; limit?: number | undefined },
  ): Promise<{ list: AuditRow[]; next_id: string | null }> => {
    const { rows, next } = await searched(db, filterOf(filter), { before: seqOf(next_id), limit });
    return { list: rows.map(present), next_id: next === undefined ? null : String(next) };
  },

  /** That it was taken is written down first. */
  exported: async (
    { db }: Tenant,
    filter: AuditQuery,
    by: { operator: string; address: string },
  ): Promise<string> => {
    const parsed = filterOf(filter);
    await insertAudit(db, { ...by, action: 'audit.export', target: 'audit_log', reason: '', after: filter });
    const whole = { before: undefined, limit: MOST_EXPORTED, longest: Number.POSITIVE_INFINITY };
    const { rows } = await searched(db, parsed, whole);
    return csvOf(
      HEAD,
      rows
        .map(present)
        .map(({ create_at, ...row }) => [
          ...[String(row.seq), create_at, row.operator, row.action, row.target],
          ...[row.reason, row.address, row.before, row.after],
        ]),
    );
  },

  /** Recomputes the whole chain, part by part. */
  check: async (tenant: Tenant): Promise<{ broken_at: number | null; head: string; rows: number }> => {
    const head = await findAuditHead(tenant.db);
    let at: { seq: number; digest: Buffer } = { seq: 0, digest: Buffer.alloc(0) };
    const broken = (seq: number) => ({ broken_at: seq, head: head.digest.toString('hex'), rows: head.seq });
    while (at.seq < head.seq) {
      const rows = await checkAudit(tenant, at, PART);
      const wrong = rows.find(({ fits }) => !fits);
      if (wrong) return broken(wrong.seq);
      const last = rows.at(-1);
      if (!last) return broken(at.seq + 1);
      at = last;
      // A row that came meanwhile is behind the head that was read.
      if (at.seq > head.seq) break;
    }
    const isHead = at.seq > head.seq || at.digest.equals(head.digest);
    return isHead ? { ...broken(0), broken_at: null } : broken(head.seq);
  },
});

export type OpsAudit = ReturnType<typeof createAudit>;
