import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { FileFacts } from './examining/facts.ts';
import type { UploadsTable } from './media.tables.ts';

export interface NewUpload {
  filePath: string;
  userId: string;
  groupId: string | null;
  /**
   * `poster`: the still of a video, which stays as long as that. `report`, `post`: for a report or a post, until it is in
   * one.
   */
  purpose: 'chat' | 'poster' | 'report' | 'post';
}

export interface UploadedFacts {
  contentType: string;
  size: number;
  facts: FileFacts;
}

/** Notes who was allowed to put an object where; what it is comes when it has arrived. */
export const insertUpload = async (db: TenantDb, upload: NewUpload): Promise<void> => {
  const { filePath: file_path, userId: user_id, groupId: group_id, purpose } = upload;
  await db.insertInto('uploads').values({ file_path, user_id, group_id, purpose }).execute();
};

export const markUploaded = async (
  db: TenantDb,
  filePath: string,
  { contentType, size, facts }: UploadedFacts,
): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ content_type: contentType, size, facts })
    .where('file_path', '=', filePath)
    .execute();
};

/** In how many parts it comes; false when that was noted as another number. */
export const noteParts = async (db: TenantDb, filePath: string, parts: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ parts })
    .where('file_path', '=', filePath)
    .where((where) => where.or([where('parts', 'is', null), where('parts', '=', parts)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export type UploadRow = Selectable<UploadsTable>;

export const findUpload = (db: TenantDb, filePath: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('file_path', '=', filePath).executeTakeFirst();

/** Files that have to be looked at, the longest due first. */
export const findDueUploads = (db: TenantDb, limit: number) =>
  db
    .selectFrom('uploads')
    .select(['file_path', 'parts'])
    .where('check_at', '<=', sql<Date>`now()`)
    .where('purpose', 'in', ['chat', 'report', 'post', 'spent'])
    .orderBy('check_at')
    .limit(limit)
    .execute();

const KEPT = { report: 'reported', post: 'posted' } as const;

/** They are in a report or a post from now on, and are looked at no more. Returns how many were in none. */
export const keepUploads = async (
  db: TenantDb,
  purpose: keyof typeof KEPT,
  filePaths: readonly string[],
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ purpose: KEPT[purpose] })
    .where('file_path', 'in', filePaths)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** What a post was made of is of no more use: the next sweep takes it. */
export const spendUploads = async (db: TenantDb, filePaths: readonly string[]): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ purpose: 'spent', check_at: sql<Date>`now()` })
    .where('file_path', 'in', filePaths)
    .where('purpose', '=', 'posted')
    .execute();
};

/** A file of a conversation is in a report from now on, and is looked at no more, whatever becomes of its messages. */
export const keepReportedFile = async (db: TenantDb, filePath: string): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ purpose: 'reported' })
    .where('file_path', '=', filePath)
    .where('purpose', '=', 'chat')
    .execute();
};

export const postponeCheck = async (db: TenantDb, filePath: string, checkAt: Date): Promise<void> => {
  await db.updateTable('uploads').set({ check_at: checkAt }).where('file_path', '=', filePath).execute();
};

export const deleteUpload = async (db: TenantDb, filePath: string): Promise<void> => {
  await db.deleteFrom('uploads').where('file_path', '=', filePath).execute();
};
