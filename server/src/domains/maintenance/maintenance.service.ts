import type { Maintenance } from '@livery/contract';
import type { Infra } from '../../infra/infra.ts';
import { createFresh } from '../../infra/settings/fresh.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { presentMaintenance } from './maintenance.present.ts';
import { findOrder, holdOrder, type MaintenanceOrder, storeOrder } from './maintenance.repository.ts';

type AlsoDone = (trx: Tenant['db'], before: MaintenanceOrder) => Promise<void>;

export type { MaintenanceOrder };

export interface MaintenanceService {
  /** As it stands now. What another node ordered is seen within two seconds. */
  current(tenant: Tenant): Promise<Maintenance>;
  /** As it was last known where the database cannot be asked; open where nothing is known. */
  lastKnown(tenant: Tenant): Promise<Maintenance>;
  /** For operators: what stands, also before its start and after its end. */
  ordered(tenant: Tenant): Promise<MaintenanceOrder>;
  /**
   * For operators: replaces the order and publishes it to everyone of the brand. `also` is done in the same transaction, with
   * what stood there.
   */
  set(tenant: Tenant, order: Partial<MaintenanceOrder>, also?: AlsoDone): Promise<Maintenance>;
}

const NONE: MaintenanceOrder = { enabled: false, announcement: '', maintain_start: null, maintain_end: null };

type Stored = Awaited<ReturnType<typeof findOrder>>;

export const createMaintenanceService = ({ pubsub }: Pick<Infra, 'pubsub'>): MaintenanceService => {
  const orders = createFresh<Stored>();
  const current: MaintenanceService['current'] = async ({ brand, db }) =>
    presentMaintenance(await orders.read(brand.id, () => findOrder(db)), Date.now());
  return {
    current,
    lastKnown: (tenant) =>
      current(tenant).catch(() => presentMaintenance(orders.lastKnown(tenant.brand.id), Date.now())),
    ordered: async ({ db }) => ({ ...NONE, ...(await findOrder(db))?.order }),
    set: async (tenant, order, also) => {
      await tenant.db.transaction().execute(async (trx) => {
        const before = await holdOrder(trx);
        await storeOrder(trx, { ...NONE, ...order });
        await also?.(trx, { ...NONE, ...before });
      });
      orders.forget(tenant.brand.id);
      const maintenance = await current(tenant);
      const event = { event: 'maintenance.changed', data: maintenance } as const;
      pubsub.publish({ brand: tenant.brand.id, audience: { everyone: true }, event });
      return maintenance;
    },
  };
};
