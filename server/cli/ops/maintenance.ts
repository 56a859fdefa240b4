import { parseArgs } from 'node:util';
import { createMaintenanceService } from '../../src/domains/maintenance/maintenance.service.ts';
import { createMaintenanceOrders } from '../../src/domains/operators/maintenance-orders.ts';
import { createPubSub } from '../../src/infra/pubsub/pubsub.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  announcement: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const SAID = {
  'api.validation':
    'Write times as 2026-01-31T02:00:00Z; the end comes after the start, and is not over yet.',
};

const ordersOf = () =>
  createMaintenanceOrders({
    maintenance: createMaintenanceService({ pubsub: createPubSub() }),
    now: () => new Date(),
  });

type Standing = Awaited<ReturnType<ReturnType<typeof ordersOf>['current']>>;

const sayStanding = (standing: Standing, json: boolean): number => {
  const { now, is_ordered } = standing;
  const state = now.enabled ? 'on' : is_ordered ? `planned from ${now.maintain_start}` : 'off';
  const text = `Maintenance is ${state}${now.maintain_end ? ` until ${now.maintain_end}` : ''}.`;
  return say(json ? JSON.stringify(standing, null, 2) : text);
};

/** `maintenance on|off|show`. Servers see it within two seconds. @throws UsageError */
export const maintenance = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [state] = positionals;
  if (state === 'show')
    return withOperations(values.brand, async ({ tenant }) =>
      sayStanding(await ordersOf().current(tenant), values.json),
    );
  if (state !== 'on' && state !== 'off') throw new UsageError('There are: maintenance on|off|show.');
  const reason = reasonOf(values.reason);
  const order = {
    enabled: state === 'on',
    announcement: values.announcement,
    maintain_start: values.start ?? null,
    maintain_end: values.end ?? null,
  };
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      const by = { operator, address: '', reason };
      return sayStanding(await ordersOf().order(tenant, order, by), values.json);
    }),
  );
};
