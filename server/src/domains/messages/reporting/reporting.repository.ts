import type { Insertable } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { ChatReportsTable } from '../messages.tables.ts';

export const insertReport = async (db: TenantDb, report: Insertable<ChatReportsTable>): Promise<void> => {
  await db.insertInto('chat_reports').values(report).execute();
};
