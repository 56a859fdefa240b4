import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { By } from './by.ts';

const HOUR = 3_600_000;

/** What one operator reads of people in an hour: as much as one works at, and no list of everybody. */
const MOST = 300;

export interface Read {
  action: string;
  target: string;
  /** What was asked; nothing that is somebody's own. */
  after?: object;
  /** An hour, where another number than that of accounts fits. */
  most?: number;
}

export type WriteRead = (tenant: Tenant, by: By, read: Read) => Promise<void>;

/** Reading what is somebody's own is bounded, and in the audit log before they have it. @throws api.too_frequent */
export const createReads =
  (limiter: Pick<RateLimiter, 'enforce'>): WriteRead =>
  async (tenant, by, { most = MOST, ...row }) => {
    // Lists, single ones and sheets of one kind are counted together.
    const [kind] = row.action.split('.');
    await limiter.enforce(tenant, `ops:reads:${kind}:${by.operator}`, { limit: most, windowMs: HOUR });
    await insertAudit(tenant.db, { ...by, ...row });
  };
