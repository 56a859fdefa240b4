import type { TenantDb } from '../../infra/database/database.ts';
import { findStoredSetting, holdSetting, storeSetting } from '../../infra/settings/settings.repository.ts';

/** The operators' order as stored; whether it holds now follows from its times. */
export interface MaintenanceOrder {
  enabled: boolean;
  announcement: string;
  /** RFC 3339; null: from now, until switched off. */
  maintain_start: string | null;
  maintain_end: string | null;
}

const KEY = 'maintenance';

export const findOrder = async (
  db: TenantDb,
): Promise<{ order: MaintenanceOrder; updateAt: Date } | undefined> => {
  const stored = await findStoredSetting(db, KEY);
  return stored && { order: stored.value as unknown as MaintenanceOrder, updateAt: stored.update_at };
};

export const storeOrder = (db: TenantDb, order: MaintenanceOrder): Promise<void> =>
  storeSetting(db, KEY, order);

/** Nobody else orders anything until the transaction ends. */
export const holdOrder = (trx: TenantDb): Promise<Partial<MaintenanceOrder>> => holdSetting(trx, KEY);
