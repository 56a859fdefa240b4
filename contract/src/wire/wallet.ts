import { type Static, Type } from 'typebox';
import { LEDGER_STATUSES, PAYMENT_PROVIDERS } from '../points-enums.ts';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';
import { IdParams } from './ids.ts';
import { Person } from './users.ts';

/** Whole hundredths of a point; what goes out of one's account is negative. */
export const Amount = Type.Integer();

/** Points that are kept until something is decided: of a minesweeper envelope until it settles. @assumed */
export const WalletHold = Type.Object({
  id: Type.String(),
  amount: Amount,
  envelope_id: Nullable(Type.String()),
  create_at: Time,
  /** When it is decided: of a game, when that settles. */
  expire_at: Time,
});
export type WalletHold = Static<typeof WalletHold>;

/**
 * What somebody has. `sign_valid` false: the account is not what the server signed; it shows, and nothing moves until an operator
 * has looked. All beside `sign_valid` and `balance` is `@assumed`.
 */
export const WalletBalance = Type.Object({
  sign_valid: Type.Boolean(),
  /** All of it, `held` too. */
  balance: Amount,
  held: Amount,
  /** What may be spent: `balance` − `held`. */
  available: Amount,
  /** On its way to a provider, which has not decided yet: not part of `balance` any more. */
  pending: Amount,
  /** What `held` is made of, the latest first; at most twenty. */
  holds: Type.Array(WalletHold),
});
export type WalletBalance = Static<typeof WalletBalance>;

/**
 * One movement of my points. `type` is one of `LedgerType`, or a later one. `status` is `pending` while a provider has not decided,
 * `failed` where it refused (what went comes back by a row of its own); all else succeeded at once. Names of fields are `@assumed`
 * where decisions.md section 6 has words alone.
 */
export const TradingLog = Type.Object({
  id: Type.String(),
  type: Type.Integer(),
  status: OneOf(LEDGER_STATUSES),
  /** Signed: + came, − went. */
  amount: Amount,
  /** After it. */
  balance: Amount,
  create_at: Time,
  /** Who gave it or got it, where that is a person. */
  counterpart: Nullable(Person),
  remark: Type.String(),
  /** The envelope that it belongs to. */
  envelope_id: Nullable(Type.String()),
  /** The order that it belongs to. */
  order: Nullable(
    Type.Object({
      order_id: Type.String(),
      provider: OneOf(PAYMENT_PROVIDERS),
      /** The end of the account's name at wellpay, or the merchant's name. */
      to: Type.String(),
      /** Why it failed, in the provider's word; '' otherwise. */
      reason: Type.String(),
    }),
  ),
});
export type TradingLog = Static<typeof TradingLog>;

/** What came and went in a month, both positive. @assumed */
export const MonthSums = Type.Object({ income: Amount, expense: Amount });

export const walletCalls = calls({
  'GET /api/v1/wallet/balance': {
    access: 'user',
    summary: 'My points',
    result: WalletBalance,
  },
  /**
   * The latest first. `type`: numbers of section 3, with commas. `month` (`2026-11`) is one of the reader's clock: `zone` says how many
   * minutes that is before UTC, as `Date#getTimezoneOffset` does. With a month and no type, the first page has its sums. The query and `sums` are
   * `@assumed`.
   */
  'GET /api/v1/wallet/trading-logs': {
    access: 'user',
    summary: 'What moved my points',
    query: Type.Object({
      type: Type.Optional(Type.String({ pattern: '^\\d{1,3}(,\\d{1,3}){0,19}$' })),
      month: Type.Optional(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })),
      zone: Type.Optional(Type.Integer({ minimum: -840, maximum: 840, default: 0 })),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 30 })),
    }),
    result: Type.Object({ ...Page(TradingLog).properties, sums: Type.Optional(MonthSums) }),
  },
  /** @assumed */
  'GET /api/v1/wallet/trading-logs/:id': {
    access: 'user',
    summary: 'One movement of my points',
    params: IdParams,
    result: TradingLog,
  },
});
