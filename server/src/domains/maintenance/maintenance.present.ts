import { type Maintenance, Switch } from '@livery/contract';
import type { MaintenanceOrder } from './maintenance.repository.ts';

/** Maintenance as it stands at `now`: a start to come or an end gone by means that it is not enabled. */
export const presentMaintenance = (
  stored: { order: MaintenanceOrder; updateAt: Date } | undefined,
  now: number,
): Maintenance => {
  const {
    enabled = false,
    announcement = '',
    maintain_start = null,
    maintain_end = null,
  } = stored?.order ?? {};
  const begun = maintain_start === null || Date.parse(maintain_start) <= now;
  const over = maintain_end !== null && Date.parse(maintain_end) <= now;
  const holds = enabled && begun && !over;
  return {
    status: holds ? Switch.OPEN : Switch.CLOSE,
    enabled: holds,
    announcement,
    maintain_start,
    maintain_end,
    update_at: stored?.updateAt.toISOString() ?? null,
  };
};
