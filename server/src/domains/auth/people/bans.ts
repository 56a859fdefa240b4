import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors.ts';
import { findBan } from './people.repository.ts';

/** What is for good stands in the column as a day that nobody here sees. */
export const FOR_GOOD = new Date('9999-01-01T00:00:00Z');

/** `2026-12-01 09:30`, in UTC: whoever reads it is not signed in, and their zone is not known. */
const written = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

/** @throws api.account_banned */
export const refuseBanned = async (db: TenantDb, userId: string): Promise<void> => {
  const ban = await findBan(db, userId);
  if (!ban) return;
  const { until, reason } = ban;
  throw new ApiError('api.account_banned', { reason, ...(until < FOR_GOOD && { word: written(until) }) });
};
