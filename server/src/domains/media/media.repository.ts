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
