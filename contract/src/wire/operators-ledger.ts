import { type Static, Type } from 'typebox';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';

/** Whose points. */
export const OpsLedgerAccount = Type.Object({
  kind: OneOf(['user', 'envelope', 'clearing', 'fees', 'house'] as const),
  /** The id of the person, envelope or provider. */
  owner: Type.String(),
  /** Empty for who is gone, and for what is nobody. */
  username: Type.String(),
});
export type OpsLedgerAccount = Static<typeof OpsLedgerAccount>;

/** One movement between two accounts. Amounts in hundredths. */
export const OpsTransfer = Type.Object({
  id: Type.String(),
  /** By which it was done once. */
  key: Type.String(),
  type: Type.Integer(),
  amount: Type.Integer(),
  from: OpsLedgerAccount,
  to: OpsLedgerAccount,
  reference: Type.String(),
  remark: Type.String(),
  create_at: Time,
});
export type OpsTransfer = Static<typeof OpsTransfer>;

/** One of the two entries of a transfer. */
export const OpsLedgerEntry = Type.Object({
  account: OpsLedgerAccount,
  /** Its number in the account. */
  seq: Type.Integer(),
  /** Negative for what went away. */
  amount: Type.Integer(),
  /** Of the account, after it. */
  balance: Type.Integer(),
  /** In hex. */
  hash: Type.String(),
  /** It follows from the entry before it. */
  is_chained: Type.Boolean(),
  /** The account is as the server signed it. */
  is_signed: Type.Boolean(),
  is_frozen: Type.Boolean(),
});
export type OpsLedgerEntry = Static<typeof OpsLedgerEntry>;

/** What somebody had at both ends of a span, and what came and went in it. */
export const OpsStatement = Type.Object({
  account: OpsLedgerAccount,
  opening: Type.Integer(),
  income: Type.Integer(),
  expense: Type.Integer(),
  closing: Type.Integer(),
  /** The account is what its newest entries say and the server signed. */
  is_valid: Type.Boolean(),
});
export type OpsStatement = Static<typeof OpsStatement>;

/** What a day of UTC came to, worked out from movements that are never changed. Amounts in hundredths. */
export const OpsClosing = Type.Object({
  /** `2026-11-28`. */
  day: Type.String(),
  /** False: it goes on, and so do the figures. */
  is_over: Type.Boolean(),
  types: Type.Array(Type.Object({ type: Type.Integer(), count: Type.Integer(), amount: Type.Integer() })),
  deposits: Type.Integer(),
  withdrawals: Type.Integer(),
  /** Came from the house, and went back to it. */
  issued: Type.Integer(),
  taken: Type.Integer(),
  /** What all others had than the house, before the day and after it. */
  opening: Type.Integer(),
  closing: Type.Integer(),
  /** Of `closing`: on its way to providers, fees, and what people and their envelopes had. */
  clearing: Type.Integer(),
  fees: Type.Integer(),
  people: Type.Integer(),
  /** Of `people`: in envelopes, so many of them, and held. */
  envelopes: Type.Integer(),
  envelope_count: Type.Integer(),
  held: Type.Integer(),
  /** What a provider said otherwise, found in the day. */
  differences: Type.Integer(),
  /** The entries of the house say the same as the movements of the day. */
  adds_up: Type.Boolean(),
  /** The first verification of the whole ledger since the day was over; null: there was none. */
  check: Nullable(Type.Object({ at: Time, findings: Type.Integer() })),
});
export type OpsClosing = Static<typeof OpsClosing>;

/** What a verification of the whole ledger came to. */
export const OpsLedgerCheck = Type.Object({
  at: Time,
  /** Milliseconds. */
  took: Type.Integer(),
  accounts: Type.Integer(),
  entries: Type.Integer(),
  finding_count: Type.Integer(),
  /** The first of them, in English: they are for who knows the ledger's tables. */
  findings: Type.Array(
    Type.Object({
      account: Type.String(),
      seq: Nullable(Type.Integer()),
      what: Type.String(),
      /** The movement of that entry, of the latest verification; null: it has none, or none that is there. */
      transfer: Nullable(Type.String()),
    }),
  ),
});
export type OpsLedgerCheck = Static<typeof OpsLedgerCheck>;

/** An account on which nothing moves: it is not as it was signed. */
export const OpsFrozenAccount = Type.Object({
  account: OpsLedgerAccount,
  balance: Type.Integer(),
  since: Time,
  /** False: the signature is not the server's (`sign_valid`). */
  is_signed: Type.Boolean(),
  /** What made it read-only, in English. */
  why: Type.String(),
  /** Who asks to free it, and why; null: nobody does. */
  request: Nullable(Type.Object({ asked_by: Type.String(), reason: Type.String(), create_at: Time })),
});
export type OpsFrozenAccount = Static<typeof OpsFrozenAccount>;

/** `user u1`, as the list of read-only accounts has it. */
const Account = Type.String({ minLength: 1, maxLength: 100 });
const Reason = Type.String({ minLength: 1, maxLength: 300 });

const Day = Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) });

const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const span = {
  /** RFC 3339: from then on, and until before then. */
  from: Type.Optional(Type.String({ maxLength: 40 })),
  until: Type.Optional(Type.String({ maxLength: 40 })),
};

/** The ledger, as operators look through it. All of it is `@assumed`. */
export const operatorsLedgerCalls = calls({
  'GET /ops/api/ledger': {
    access: 'operator',
    right: 'money.read',
    summary:
      'Movements of points, the latest first; of one account with its statement, which is written down. A page may be empty and go on: what it had to look through ended',
    query: Type.Object({
      /** An account ID or id of a person, or `envelope e1`, `clearing wellpay`, `fees`, `house`. */
      account: Type.Optional(Type.String({ maxLength: 80 })),
      type: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
      /** Its id or its key; nothing else counts then. */
      transfer: Type.Optional(Type.String({ maxLength: 200 })),
      min: Type.Optional(Amount),
      max: Type.Optional(Amount),
      ...span,
      next_id: Type.Optional(Type.String({ maxLength: 20 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    result: Type.Object({
      ...Page(OpsTransfer).properties,
      /** Of a person who was asked for, with the first page. */
      statement: Nullable(OpsStatement),
    }),
  },
  'GET /ops/api/ledger/transfers/:id': {
    access: 'operator',
    right: 'money.read',
    summary:
      'One movement with both of its entries, and whether they are as they were written; that it was read is written down',
    params: Type.Object({ id: Type.String({ pattern: '^[0-9]{1,15}$' }) }),
    result: Type.Object({ transfer: OpsTransfer, entries: Type.Array(OpsLedgerEntry) }),
  },
  'GET /ops/api/ledger/statement': {
    access: 'operator',
    right: 'money.read',
    summary:
      'A person’s statement as CSV, written as it is read, however long; that it was taken is written down',
    query: Type.Object({ account: Type.String({ minLength: 1, maxLength: 80 }), ...span }),
    result: Type.Unknown(),
  },
  'GET /ops/api/ledger/checks': {
    access: 'operator',
    right: 'money.read',
    summary: 'Verifications of the ledger, the latest first, and accounts that are read-only since when',
    result: Type.Object({ checks: Type.Array(OpsLedgerCheck), frozen: Type.Array(OpsFrozenAccount) }),
  },
  'POST /ops/api/ledger/checks': {
    access: 'operator',
    right: 'money.read',
    summary: 'Has the whole ledger verified now; what it comes to stands in the list when it is done',
    result: Type.Object({}),
  },
  'POST /ops/api/ledger/freeings': {
    access: 'operator',
    right: 'money.move',
    summary: 'Ask to free a read-only account; another operator has to agree',
    body: Type.Object({ account: Account, reason: Reason }),
    result: Type.Object({}),
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/ledger/freeings/decide': {
    access: 'operator',
    right: 'money.move',
    summary:
      'Agree, as another operator than who asked: it has then what its entries say, or `refused` says why nobody can tell that yet. Or refuse',
    body: Type.Object({ account: Account, agrees: Type.Boolean(), reason: Reason }),
    result: Type.Object({ refused: Nullable(Type.String()) }),
    errors: ['api.invalid_data'],
  },
  'GET /ops/api/ledger/closings/:day': {
    access: 'operator',
    right: 'money.read',
    summary: 'What a day of UTC came to; one that is over comes to the same each time',
    params: Day,
    result: OpsClosing,
  },
  'GET /ops/api/ledger/closings/:day/export': {
    access: 'operator',
    right: 'money.read',
    summary: 'The same as CSV',
    params: Day,
    result: Type.Unknown(),
  },
});
