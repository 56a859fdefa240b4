import type { TenantDb } from '../../../infra/database/database.ts';

const TABLES = [
  'identifiers',
  'passwords',
  'security_codes',
  'external_identities',
  'qr_logins',
  'sessions',
] as const;

/** Nothing leads to the account any more. */
export const eraseCredentials = async (db: TenantDb, userId: string): Promise<void> => {
  for (const table of TABLES) await db.deleteFrom(table).where('user_id', '=', userId).execute();
};
