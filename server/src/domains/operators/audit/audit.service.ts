import type { AuditRow } from '@livery/contract';
import {
  type AuditFilter,
  type AuditLogRow,
  checkAudit,
  findAuditHead,
  findAuditPage,
  insertAudit,
} from '../../../infra/audit/audit.repository.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { timeOf } from '../time-of.ts';
import { csvOf } from './csv.ts';

const PAGE = 50;
const MOST_EXPORTED = 10_000;
/** Rows that one statement recomputes. */
const PART = 5_000;

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
    const rows = await findAuditPage(db, filterOf(filter), { before: seqOf(next_id), limit: limit + 1 });
    const list = rows.slice(0, limit);
    return { list: list.map(present), next_id: rows.length > limit ? String(list.at(-1)?.seq) : null };
  },

  /** That it was taken is written down first. */
  exported: async (
    { db }: Tenant,
    filter: AuditQuery,
    by: { operator: string; address: string },
  ): Promise<string> => {
    const parsed = filterOf(filter);
    await insertAudit(db, { ...by, action: 'audit.export', target: 'audit_log', reason: '', after: filter });
    const rows = await findAuditPage(db, parsed, { before: undefined, limit: MOST_EXPORTED });
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
