import type { Tenant } from '../../infra/tenancy.ts';
import { findBlocksBetween } from './blocks.repository.ts';

/** Who has blocked the other: `mine`, the first one. */
export interface Blocks {
  mine: boolean;
  theirs: boolean;
}

/** Whether each of two has blocked the other. */
export const blocksBetween = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
  otherId: string,
): Promise<Blocks> => {
  const blockers = (await findBlocksBetween(db, userId, [otherId])).map(({ user_id }) => user_id);
  return { mine: blockers.includes(userId), theirs: blockers.includes(otherId) };
};

/** Those of `ids` who have blocked `userId`. */
export const blockersOf = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const found = ids.length === 0 ? [] : await findBlocksBetween(db, userId, ids);
  return found.flatMap(({ user_id }) => (user_id === userId ? [] : [user_id]));
};

/** Those of `ids` who have blocked `userId`, or whom they have blocked; each once. */
export const blockedBetween = async (
  { db }: Pick<Tenant, 'db'>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const found = ids.length === 0 ? [] : await findBlocksBetween(db, userId, ids);
  return [...new Set(found.map((row) => (row.user_id === userId ? row.block_id : row.user_id)))];
};
