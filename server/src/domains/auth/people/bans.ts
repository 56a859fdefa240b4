import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors.ts';
import { findBan, findBannedOfFamily } from './people.repository.ts';

/** What is for good stands in the column as a day that nobody here sees. */
export const FOR_GOOD = new Date('9999-01-01T00:00:00Z');

/** `2026-12-01 09:30`, in UTC: whoever reads it is not signed in, and their zone is not known. */
const written = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

/** @throws api.account_banned; with the status 401 where a session is over by it */
export const refuseBanned = async (db: TenantDb, userId: string, status?: 401): Promise<void> => {
  const ban = await findBan(db, userId);
  if (!ban) return;
  const { until, reason } = ban;
  const params = { reason, ...(until < FOR_GOOD && { word: written(until) }) };
  throw new ApiError('api.account_banned', params, status);
};

/** Tells who holds the tokens of a session that a ban has ended. @throws api.account_banned */
export const refuseBannedFamily = async (db: TenantDb, familyHash: Buffer): Promise<void> => {
  const userId = await findBannedOfFamily(db, familyHash);
  if (userId !== undefined) await refuseBanned(db, userId, 401);
};
