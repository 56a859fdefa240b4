import { parseArgs } from 'node:util';
import { createMaintenanceService } from '../../src/domains/maintenance/maintenance.service.ts';
import { createMaintenanceOrders } from '../../src/domains/operators/maintenance-orders.ts';
import { createPubSub } from '../../src/infra/pubsub/pubsub.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  announcement: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
} as const;

const SAID = {
  'api.validation':
    'Write times as 2026-01-31T02:00:00Z; the end comes after the start, and is not over yet.',
};

/** `maintenance on|off`. Servers see it within two seconds. @throws UsageError */
export const maintenance = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [state] = positionals;
  if (state !== 'on' && state !== 'off') throw new UsageError('There are: maintenance on|off.');
  const order = {
    enabled: state === 'on',
    announcement: values.announcement,
    maintain_start: values.start ?? null,
    maintain_end: values.end ?? null,
  };
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      const service = createMaintenanceService({ pubsub: createPubSub() });
      const orders = createMaintenanceOrders({ maintenance: service, now: () => new Date() });
      const { now, is_ordered } = await orders.order(tenant, order, {
        ...{ operator, address: '', reason: values.reason },
      });
      const state = now.enabled ? 'on' : is_ordered ? `planned from ${now.maintain_start}` : 'off';
      process.stdout.write(
        `Maintenance is ${state}${now.maintain_end ? ` until ${now.maintain_end}` : ''}.\n`,
      );
      return 0;
    }),
  );
};
