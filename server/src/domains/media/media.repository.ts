import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';

export interface NewUpload {
  filePath: string;
  userId: string;
  groupId: string;
}

/** Notes who was allowed to put an object where; what it is comes when it has arrived. */
export const insertUpload = async (db: TenantDb, { filePath, userId, groupId }: NewUpload): Promise<void> => {
  await db
    .insertInto('uploads')
    .values({ file_path: filePath, user_id: userId, group_id: groupId, purpose: 'chat' })
    .execute();
};

export const noteArrival = async (
  db: TenantDb,
  filePath: string,
  { contentType, size }: { contentType: string; size: number },
): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ content_type: contentType, size })
    .where('file_path', '=', filePath)
    .execute();
};

export const findUpload = (db: TenantDb, filePath: string) =>
  db.selectFrom('uploads').selectAll().where('file_path', '=', filePath).executeTakeFirst();

/** Chat files that have to be looked at, the longest due first. */
export const findDueUploads = (db: TenantDb, limit: number) =>
  db
    .selectFrom('uploads')
    .select('file_path')
    .where('check_at', '<=', sql<Date>`now()`)
    .where('purpose', '=', 'chat')
    .orderBy('check_at')
    .limit(limit)
    .execute();

export const postponeCheck = async (db: TenantDb, filePath: string, checkAt: Date): Promise<void> => {
  await db.updateTable('uploads').set({ check_at: checkAt }).where('file_path', '=', filePath).execute();
};

export const deleteUpload = async (db: TenantDb, filePath: string): Promise<void> => {
  await db.deleteFrom('uploads').where('file_path', '=', filePath).execute();
};
