import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePoints } from '@livery/contract';
import { dataDirOf, modeOf } from '../../src/config.ts';
import { readWellpay } from '../../src/config.wellpay.ts';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { createDeciding } from '../../src/domains/payment/deciding.ts';
import type { DifferenceRow } from '../../src/domains/payment/differences.repository.ts';
import { createFollowing } from '../../src/domains/payment/following.ts';
import { createPaymentOperators, MOST_LISTED } from '../../src/domains/payment/operators.ts';
import { isProvider } from '../../src/domains/payment/payment.settings.ts';
import { findById, findByUsername, holdLiving } from '../../src/domains/users/users.repository.ts';
import { required } from '../../src/infra/errors.ts';
import { figures } from '../../src/infra/figures.ts';
import { createWellpay } from '../../src/infra/wellpay/wellpay-http.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';
import { exportOrders, listOrders, WANTED_OPTIONS, type WantedFlags } from './payments-list.ts';
import { reasonOf } from './reason.ts';
import { say, sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  min: { type: 'string' },
  max: { type: 'string' },
  day: { type: 'string' },
  ...WANTED_OPTIONS,
} as const;

const USAGE =
  'There are: payments list [--state pending|success|failed|any] [--provider …] [--person …] [--order …] [--from …] [--until …] [--next …] [--json], export [--state …] [--provider …] [--person …] [--from …] [--until …], differences, close <difference>, retry <order>, fail <order>, succeed <order>, unbind <account>, stop, open, limits wellpay|point --min … --max … --day …; each but the first three with --reason ….';

const SAID = {
  'api.not_found': 'There is no such order, difference or account, or nothing to free.',
  'api.invalid_data': 'It is decided, or wellpay does not let go of it.',
  'api.forbidden': 'A withdrawal of theirs is not decided.',
  'api.validation':
    'A piece has at least 0.01, at most its most, and a day at least a piece. Write times as 2026-01-31T02:00:00Z.',
  'api.unavailable': NO_KEY,
};

/** In development where its sandbox listens, which the server was told when it started. */
const wellpayUrl = (): string | undefined => {
  if (process.env['WELLPAY_URL'] || modeOf(process.env) === 'production') return process.env['WELLPAY_URL'];
  try {
    return readFileSync(join(dataDirOf(process.env), 'wellpay-sandbox.url'), 'utf8');
  } catch {
    return undefined;
  }
};

const operatorsOf = (operations: Operations) => {
  const { env } = process;
  const parts = operations.ledgerParts();
  const ledger = createLedgerService(parts, { begins: false });
  const development = modeOf(env) === 'production' ? undefined : parts.config.secret;
  const wellpay = createWellpay(readWellpay({ ...env, WELLPAY_URL: wellpayUrl() }, development));
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const clock = () => new Date();
  const users = {
    byId: ({ db }: { db: Operations['tenant']['db'] }, id: string) => findById(db, id),
    holdLiving: ({ db }: { db: Operations['tenant']['db'] }, id: string) => holdLiving(db, id),
  };
  const decide = createDeciding({ ledger, log: silent, clock, tellMoved: ledger.tellMoved });
  const following = createFollowing(
    { wellpay, users, log: silent, clock },
    // The server tells merchants.
    { decide, tellMerchant: async () => false },
  );
  return createPaymentOperators({ wellpay, clock }, { decide, follow: following.follow });
};

const textOfDifference = ({ id, create_at, kind, order_id, said }: DifferenceRow): string =>
  `${id}  ${create_at.toISOString()}  ${kind}  ${order_id}  wellpay: ${said}`;

type Flags = { reason: string } & WantedFlags & { [Name in 'min' | 'max' | 'day']?: string | undefined };

/** What is done with one thing, and what is said then. */
type Action = (operations: Operations, target: string, flags: Flags) => Promise<number>;

const decided =
  (what: 'retry' | 'fail' | 'succeed'): Action =>
  async (operations, id, { reason }) => {
    const { operator, tenant } = operations;
    const { status } = await operatorsOf(operations)[what](tenant, id, { operator, reason });
    return say(`${id} is ${status}.`);
  };

const switched =
  (isStopped: boolean): Action =>
  async (operations, _, { reason }) => {
    const { operator, tenant } = operations;
    await operatorsOf(operations).stop(tenant, isStopped, { operator, reason });
    return say(isStopped ? 'Nothing new goes out.' : 'Points go out again.');
  };

const limit: Action = async (operations, provider, { min = '', max = '', day = '', reason }) => {
  const [minimum, maximum, most] = [min, max, day].map(parsePoints);
  if (!isProvider(provider) || minimum === undefined || maximum === undefined || most === undefined)
    throw new UsageError(
      'Name a provider and all three: payments limits wellpay --min 1 --max 5000 --day 20000 --reason ….',
    );
  const { operator, tenant } = operations;
  const limits = { minimum, maximum, day: most };
  await operatorsOf(operations).limit(tenant, provider, limits, { operator, reason });
  return say(
    `${provider}: ${figures(minimum)} to ${figures(maximum)} a piece, ${figures(most)} in 24 hours.`,
  );
};

const ACTIONS: Readonly<Record<string, Action>> = {
  list: (operations, _, flags) => listOrders(operations, operatorsOf(operations), flags),
  export: (operations, _, flags) => exportOrders(operations, operatorsOf(operations), flags),
  differences: async (operations, _, { json }) =>
    sayRows(await operatorsOf(operations).differences(operations.tenant), {
      ...{ json, textOf: textOfDifference, none: 'There is none.', most: MOST_LISTED },
    }),
  close: async (operations, id, { reason }) => {
    const { operator, tenant } = operations;
    await operatorsOf(operations).close(tenant, id, { operator, reason });
    return say(`${id} is closed.`);
  },
  unbind: async (operations, username, { reason }) => {
    const { operator, tenant } = operations;
    const person = required(await findByUsername(tenant.db, username), 'api.not_found');
    await operatorsOf(operations).unbind(tenant, person.id, { operator, reason });
    return say(`${username} may bind another account.`);
  },
  retry: decided('retry'),
  fail: decided('fail'),
  succeed: decided('succeed'),
  stop: switched(true),
  open: switched(false),
  limits: limit,
};

const READS = new Set(['list', 'export', 'differences']);
const WITHOUT_TARGET = new Set([...READS, 'stop', 'open']);

/** `payments …`: withdrawals to wellpay. @throws UsageError */
export const payments = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', target] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || (target === undefined && !WITHOUT_TARGET.has(name))) throw new UsageError(USAGE);
  const flags = READS.has(name) ? values : { ...values, reason: reasonOf(values.reason) };
  return withOperations(values.brand, (operations) =>
    orSay(SAID, () => action(operations, target ?? '', flags)),
  );
};
