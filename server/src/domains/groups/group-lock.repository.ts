import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/**
 * Nobody else changes this group, or writes into it, until the transaction ends. What is read after it is as it stands then:
 * each statement of a transaction sees what was committed before it.
 */
export const lockGroup = async (trx: TenantDb, groupId: string): Promise<void> => {
  await trx
    .selectFrom('groups')
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
};
