import { type OpsPayment, PAYMENT_PROVIDERS, PAYMENT_STATES } from '@livery/contract';
import { presentOrders } from '../../src/domains/operators/payments/orders.present.ts';
import { createOpsOrders } from '../../src/domains/operators/payments/orders.service.ts';
import { createReads } from '../../src/domains/operators/reads.ts';
import { MOST_LISTED, type PaymentOperators } from '../../src/domains/payment/operators.ts';
import { findByIds, findByNameOrId } from '../../src/domains/users/users.repository.ts';
import { figures } from '../../src/infra/figures.ts';
import { UsageError } from '../brand/usage.ts';
import type { Operations } from './open.ts';
import { say, sayFirst, sayPage } from './say.ts';
import { UNLIMITED } from './unlimited.ts';

/** What is looked for. */
export const WANTED_OPTIONS = {
  state: { type: 'string' },
  provider: { type: 'string' },
  person: { type: 'string' },
  order: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export type WantedFlags = { json: boolean } & {
  [Name in Exclude<keyof typeof WANTED_OPTIONS, 'json'>]?: string | undefined;
};

type Payments = Pick<PaymentOperators, 'pending' | 'search' | 'named'>;

const ordersOf = (payments: Payments) =>
  createOpsOrders({
    ...{ payments, findUser: findByNameOrId, findPeople: findByIds },
    writeRead: createReads(UNLIMITED),
  });

const byOf = ({ operator }: Operations) => ({ operator, address: '', reason: '' });

const STATES = [...PAYMENT_STATES, 'any'] as const;

/** @throws UsageError for what is none of them */
const oneOf = <One extends string>(flag: string, known: readonly One[], given?: string): One | undefined => {
  const found = known.find((each) => each === given);
  if (given !== undefined && found === undefined) throw new UsageError(`Say --${flag} ${known.join(', ')}.`);
  return found;
};

/** Of any state where none is said. @throws UsageError */
const wantedOf = ({ state: asked, provider: named, person, from, until }: WantedFlags) => {
  const state = oneOf('state', STATES, asked);
  const provider = oneOf('provider', PAYMENT_PROVIDERS, named);
  return { person, from, until, provider, status: state === 'any' ? undefined : state };
};

const lineOf = ({ id, create_at, amount, provider, status, payee, is_made, tries, ...order }: OpsPayment) =>
  [
    ...[id, create_at, figures(amount), `of ${order.username || order.user_id}`],
    ...[provider, `to …${payee}`, status, order.reason],
    status === 'pending' ? `${is_made ? 'made' : 'not made yet'}  asked ${tries} times` : order.decided_at,
  ]
    .filter(Boolean)
    .join('  ');

/** What nobody has decided, as the console has it. @throws UsageError */
const listWaiting = async ({ tenant }: Operations, payments: Payments, { next, json }: WantedFlags) => {
  if (next !== undefined) throw new UsageError('What waits has no pages: with --state pending it has.');
  const list = await presentOrders(tenant, await payments.pending(tenant), findByIds);
  sayFirst(list.length, MOST_LISTED);
  return sayPage({ list, next_id: null }, { json, textOf: lineOf, none: 'Everything is decided.' });
};

/** What nobody has decided, the oldest first; what is looked for, the latest first, with payments to merchants. */
export const listOrders = async (
  operations: Operations,
  payments: Payments,
  flags: WantedFlags,
): Promise<number> => {
  const { state, provider, person, from, until, order, next: next_id, json } = flags;
  const isQueue = [state, provider, person, from, until, order].every((each) => each === undefined);
  if (isQueue) return listWaiting(operations, payments, flags);
  const wanted = { ...wantedOf(flags), order, next_id };
  const page = await ordersOf(payments).page(operations.tenant, wanted, byOf(operations));
  return sayPage(page, { json, textOf: lineOf, none: 'There is none.' });
};

/** As CSV, as the console gives it: all of them, where nothing is looked for. @throws UsageError for what only a list has */
export const exportOrders = async (
  operations: Operations,
  payments: Payments,
  flags: WantedFlags,
): Promise<number> => {
  if (flags.order !== undefined || flags.next !== undefined || flags.json)
    throw new UsageError('An export has no --order, --next or --json: it is CSV, and not in pages.');
  const text = await ordersOf(payments).exported(operations.tenant, wantedOf(flags), byOf(operations));
  return say(text.trimEnd());
};
