/**
 * Closed vocabularies and limits of points and red envelopes (product.md section 3), in a file of their own: what stands in `enums.ts`
 * and `limits.ts` comes with the first screen, which knows none of these.
 */

/** Red envelope kind: equal split, lucky draw, minesweeper. */
export const EnvelopeKind = { NORMAL: 1, FORTUNEWHEEL: 2, BOMD: 3 } as const;
export type EnvelopeKind = (typeof EnvelopeKind)[keyof typeof EnvelopeKind];

export const EnvelopeResult = {
  WIN_LOTTERY: 0,
  HAS_OPENED: 1,
  DID_NOT_WIN: 2,
  HAS_EXPIRED: 3,
  CAN_OPEN: 4,
  SELF_SEND: 5,
  FAILED: 404,
} as const;
export type EnvelopeResult = (typeof EnvelopeResult)[keyof typeof EnvelopeResult];

/** Where an envelope is: something is left, all is taken, its time is over, a minesweeper's points are shared out. @assumed */
export const ENVELOPE_STATES = ['open', 'empty', 'expired', 'settled'] as const;
export type EnvelopeState = (typeof ENVELOPE_STATES)[number];

export const PAYMENT_PROVIDERS = ['wellpay', 'point'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Deposits by operators; 121 to 123 are named below, 129 is any other, and a later one may use what lies between. */
export const MANUAL_DEPOSITS = [121, 122, 123, 124, 125, 126, 127, 128, 129] as const;

/** Ledger types of the wallet's trading log. Which of the operators' deposits and withdrawals is which is `@assumed`. */
export const LedgerType = {
  SEND_ENVELOPE: 3,
  PLATFORM_REFUND: 11,
  PROVIDER_REFUND: 13,
  PLATFORM: 21,
  MANUAL_WITHDRAWAL: 22,
  PROVIDER_WITHDRAWAL: 23,
  LUCKY_ENVELOPE: 31,
  MINESWEEPER_ENVELOPE: 32,
  DEPOSIT_REWARD: 121,
  DEPOSIT_USAGE: 122,
  DEPOSIT_REPORT_BONUS: 123,
  DEPOSIT_OTHER: 129,
  OPERATOR_WITHDRAWAL: 221,
  OPERATOR_WITHDRAWAL_OTHER: 229,
} as const;
export type LedgerType = (typeof LedgerType)[keyof typeof LedgerType] | (typeof MANUAL_DEPOSITS)[number];

export const LEDGER_STATUSES = ['success', 'pending', 'failed'] as const;
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

/** Times in milliseconds. */
export const ENVELOPE_LIMITS = {
  packets: 100,
  lifetime: 24 * 60 * 60 * 1000,
  /** How long a minesweeper envelope waits before it settles. */
  settle: 2 * 60 * 1000,
  /** Characters. @assumed */
  greeting: 40,
} as const;
