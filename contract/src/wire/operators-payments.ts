import { type Static, Type } from 'typebox';
import { PAYMENT_PROVIDERS } from '../points-enums.ts';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';

export const PAYMENT_VIEWS = ['pending', 'failed'] as const;
export type PaymentView = (typeof PAYMENT_VIEWS)[number];

export const PAYMENT_STATES = ['pending', 'success', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Points that leave somebody, as operators see them. Amounts in hundredths. */
export const OpsPayment = Type.Object({
  id: Type.String(),
  user_id: Type.String(),
  /** Empty for who is gone. */
  username: Type.String(),
  provider: OneOf(PAYMENT_PROVIDERS),
  amount: Type.Integer(),
  status: OneOf(PAYMENT_STATES),
  /** Why it came to nothing, as the provider says. */
  reason: Type.String(),
  /** The end of the account that it goes to. */
  payee: Type.String(),
  /** Whether the provider knows of it. */
  is_made: Type.Boolean(),
  /** How often the provider was asked. */
  tries: Type.Integer(),
  create_at: Time,
  decided_at: Nullable(Time),
  /** When the provider is asked next. */
  next_at: Nullable(Time),
});
export type OpsPayment = Static<typeof OpsPayment>;

/** What the provider says and we do not. */
export const PaymentDifference = Type.Object({
  id: Type.String(),
  kind: OneOf([
    'amount',
    'decided_otherwise',
    'unknown_order',
    'unknown_at_provider',
    'undecided',
    'read_only',
    'merchant_not_told',
  ] as const),
  order_id: Type.String(),
  said: Type.String(),
  create_at: Time,
});
export type PaymentDifference = Static<typeof PaymentDifference>;

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });
const Reason = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) });

/** What is looked for among them. */
const wanted = {
  /** An account ID, or the id of a person. */
  person: Type.Optional(Type.String({ maxLength: 80 })),
  provider: Type.Optional(OneOf(PAYMENT_PROVIDERS)),
  status: Type.Optional(OneOf(PAYMENT_STATES)),
  /** RFC 3339: from then on, and until before then. */
  from: Type.Optional(Type.String({ maxLength: 40 })),
  until: Type.Optional(Type.String({ maxLength: 40 })),
};

/** What operators do about withdrawals. All of it is `@assumed`. */
export const operatorsPaymentsCalls = calls({
  'GET /ops/api/orders': {
    access: 'operator',
    right: 'money.read',
    summary:
      'Withdrawals and payments to merchants, the latest first; that somebody’s were read is written down',
    query: Type.Object({
      /** Its id; nothing else counts then. */
      order: Type.Optional(Type.String({ maxLength: 80 })),
      ...wanted,
      next_id: Type.Optional(Type.String({ pattern: '^[0-9a-z]{1,40}$' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    result: Page(OpsPayment),
  },
  'GET /ops/api/orders/export': {
    access: 'operator',
    right: 'money.read',
    summary: 'The same as CSV, the latest 10,000; that it was taken is written down',
    query: Type.Object(wanted),
    result: Type.Unknown(),
  },
  'GET /ops/api/payments': {
    access: 'operator',
    right: 'money.read',
    summary:
      'Withdrawals that nobody has decided, the oldest first, or those that came to nothing, the newest first: 200 at most',
    query: Type.Object({ view: Type.Optional(OneOf(PAYMENT_VIEWS)) }),
    result: Type.Object({ list: Type.Array(OpsPayment) }),
  },
  'POST /ops/api/payments/:id/retry': {
    access: 'operator',
    right: 'money.move',
    summary: 'Ask the provider now',
    params: Id,
    body: Reason,
    result: OpsPayment,
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/payments/:id/fail': {
    access: 'operator',
    right: 'money.move',
    summary: 'Give up: the provider is told never to pay it out, and the points come back',
    params: Id,
    body: Reason,
    result: OpsPayment,
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/payments/:id/succeed': {
    access: 'operator',
    right: 'money.move',
    summary: 'Count it as paid: somebody has seen that it is',
    params: Id,
    body: Reason,
    result: OpsPayment,
    errors: ['api.invalid_data'],
  },
  'GET /ops/api/payments/differences': {
    access: 'operator',
    right: 'money.read',
    summary: 'What the provider says and we do not: 200 at most',
    result: Type.Object({ list: Type.Array(PaymentDifference) }),
  },
  'POST /ops/api/payments/differences/:id/close': {
    access: 'operator',
    right: 'money.move',
    summary: 'Somebody has looked at a difference',
    params: Id,
    body: Reason,
    result: Type.Object({}),
  },
});
