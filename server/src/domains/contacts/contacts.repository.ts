import type { TenantDb } from '../../infra/database/database.ts';

export const eraseContacts = async (db: TenantDb, userId: string): Promise<void> => {
  await db
    .deleteFrom('contacts')
    .where((row) => row.or([row('user_id', '=', userId), row('contact_id', '=', userId)]))
    .execute();
  await db
    .deleteFrom('blocks')
    .where((row) => row.or([row('user_id', '=', userId), row('block_id', '=', userId)]))
    .execute();
};
