import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { EXPIRING_TYPES } from './message.present.ts';

export interface FileUse {
  file_path: string;
  /** Some message carries it that does not expire. */
  is_kept: boolean;
  newest: Date;
}

/** The messages that carry these files; a file that none carries is not in it. */
export const findFileUses = (db: TenantDb, filePaths: string[]): Promise<FileUse[]> =>
  db
    .selectFrom('messages')
    .where(({ eb, fn, val }) => eb('file_path', '=', fn.any(val(filePaths))))
    .groupBy('file_path')
    .select(sql<string>`file_path`.as('file_path'))
    .select(sql<boolean>`bool_or(type <> all(${[...EXPIRING_TYPES]}))`.as('is_kept'))
    .select(sql<Date>`max(create_at)`.as('newest'))
    .execute();
