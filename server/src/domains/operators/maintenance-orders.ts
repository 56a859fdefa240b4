import { insertAudit } from '../../infra/audit/audit.repository.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { MaintenanceOrder, MaintenanceService } from '../maintenance/maintenance.service.ts';
import type { OpsBy } from './settings/settings.service.ts';

const isTime = (text: string | null): boolean =>
  text === null || (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)));

const timeOf = (text: string | null): string | null => text && new Date(text).toISOString();

/** @throws api.validation (field → reason) */
const parseOrder = (order: MaintenanceOrder, now: number): MaintenanceOrder => {
  const wrong: Record<string, string> = {};
  const { maintain_start, maintain_end } = order;
  if (!isTime(maintain_start)) wrong['maintain_start'] = 'format';
  if (!isTime(maintain_end)) wrong['maintain_end'] = 'format';
  if (Object.keys(wrong).length === 0 && order.enabled && maintain_end !== null) {
    const begins = maintain_start === null ? now : Date.parse(maintain_start);
    if (Date.parse(maintain_end) <= Math.max(begins, now)) wrong['maintain_end'] = 'past';
  }
  if (Object.keys(wrong).length > 0) throw new ApiError('api.validation', wrong);
  return {
    enabled: order.enabled,
    announcement: order.announcement.trim(),
    maintain_start: timeOf(maintain_start),
    maintain_end: timeOf(maintain_end),
  };
};

interface Parts {
  maintenance: Pick<MaintenanceService, 'current' | 'ordered' | 'set'>;
  now: () => Date;
}

/** Maintenance as operators order it: at once or for a time to come, and its end. */
export const createMaintenanceOrders = ({ maintenance, now }: Parts) => {
  const current = async (tenant: Tenant) => {
    const [now, order] = await Promise.all([maintenance.current(tenant), maintenance.ordered(tenant)]);
    return { now, is_ordered: order.enabled };
  };
  return {
    current,
    /** @throws api.validation (field → reason) */
    order: async (tenant: Tenant, given: MaintenanceOrder, by: OpsBy) => {
      const order = parseOrder(given, now().getTime());
      const action = order.enabled
        ? order.maintain_start
          ? 'maintenance.plan'
          : 'maintenance.begin'
        : 'maintenance.end';
      await maintenance.set(tenant, order, async (trx, before) => {
        await insertAudit(trx, { ...by, action, target: 'maintenance', before, after: order });
      });
      return current(tenant);
    },
  };
};
