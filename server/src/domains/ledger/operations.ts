import type { LedgerType, Points } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';

/** Whose points: a person's, what is in an envelope, on its way to a provider, fees; the house is where points come from and go to. */
export type AccountKind = 'user' | 'envelope' | 'clearing' | 'fees' | 'house';

export interface AccountName {
  readonly kind: AccountKind;
  /** The id of the person, envelope or provider; empty for the house and its fees. */
  readonly owner: string;
}

export const HOUSE: AccountName = { kind: 'house', owner: '' };
const NAMED: readonly AccountKind[] = ['user', 'envelope', 'clearing', 'fees', 'house'];

/** `house`, `fees`, `envelope e1`, as operators write them; undefined for what is none of these: somebody's account ID. */
export const accountNamed = (text: string): AccountName | undefined => {
  const [first = '', ...rest] = text.trim().split(/ +/);
  const owner = rest.join(' ');
  const kind = NAMED.find((each) => each === first);
  const isAlone = kind === 'house' || kind === 'fees';
  return kind !== undefined && isAlone === (owner === '') ? { kind, owner } : undefined;
};

export const userAccount = (id: string): AccountName => ({ kind: 'user', owner: id });

export type HoldState = 'open' | 'committed' | 'voided' | 'expired';

interface Movement {
  /** Unique: the same again moves nothing. */
  key: string;
  from: AccountName;
  to: AccountName;
  amount: Points;
  type: LedgerType;
  /** What it is for: the id of an envelope or an order. */
  reference?: string;
  remark?: string;
}

export interface Transfer extends Movement {
  do: 'transfer';
}

/** Keeps points from being spent until `expireAt`. */
export interface Hold {
  do: 'hold';
  key: string;
  from: AccountName;
  amount: Points;
  reference?: string;
  expireAt: Date;
}

/** Moves at most what is held; the rest is free again. */
export interface Commit extends Movement {
  do: 'commit';
  /** The key of the hold. */
  hold: string;
}

/** Frees what is held. */
export interface Release {
  do: 'void' | 'expire';
  /** That of the hold. */
  key: string;
  from: AccountName;
}

export type Operation = Transfer | Hold | Commit | Release;

/**
 * What became of an operation. `repeated`: it was done before, and counts once; `conflict`: something else was, under its
 * key; `frozen`: an account is read-only; `gone`: its hold has ended, or never was.
 */
export type Outcome = 'ok' | 'repeated' | 'conflict' | 'insufficient' | 'frozen' | 'gone';

/** What the database refuses in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these
const CONTROL = /[\x00-\x1f]/;

/** Whether the ledger takes a text: one line of whole characters. */
export const isPlainLine = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed();

/** Before an operation shares a transaction with others. @throws api.validation */
export const assertSound = (operation: Operation): void => {
  const wrong = (field: string) => new ApiError('api.validation', { [field]: 'format' });
  if ('amount' in operation && !(Number.isSafeInteger(operation.amount) && operation.amount > 0))
    throw wrong('amount');
  if ('to' in operation) {
    const { from, to, remark } = operation;
    if (from.kind === to.kind && from.owner === to.owner) throw wrong('to');
    if (!isPlainLine(remark ?? '')) throw wrong('remark');
  }
  const texts = [operation.key, operation.from.owner];
  if ('reference' in operation) texts.push(operation.reference ?? '');
  if (!texts.every(isPlainLine)) throw wrong('key');
};

const CODES = {
  conflict: 'api.invalid_data',
  insufficient: 'api.insufficient_balance',
  frozen: 'api.forbidden',
  gone: 'api.not_found',
} as const;

/** @throws api.insufficient_balance, api.invalid_data, api.forbidden, api.not_found for what was not done */
export const assertDone = (outcome: Outcome): void => {
  if (outcome !== 'ok' && outcome !== 'repeated') throw new ApiError(CODES[outcome]);
};
