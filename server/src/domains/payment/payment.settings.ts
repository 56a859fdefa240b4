import { PAYMENT_PROVIDERS, type PaymentProvider } from '@livery/contract';
import type { TenantDb } from '../../infra/database/database.ts';
import { findSetting, holdSetting, storeSetting } from '../../infra/settings/settings.repository.ts';

/** Of one person, in hundredths: the least and most of a piece, and the most in 24 hours. */
export interface ProviderLimits {
  minimum: number;
  maximum: number;
  day: number;
}

export interface PaymentSettings {
  /** Nothing new goes to any provider. */
  isStopped: boolean;
  limits: Record<PaymentProvider, ProviderLimits>;
}

const KEY = 'payment';
export const LIMITS_UNLESS_SET: PaymentSettings['limits'] = {
  wellpay: { minimum: 100, maximum: 500_000, day: 2_000_000 },
  point: { minimum: 1, maximum: 500_000, day: 2_000_000 },
};

const wholeOr = (value: unknown, fallback: number): number =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : fallback;

const limitsOf = (stored: unknown, { minimum, maximum, day }: ProviderLimits): ProviderLimits => {
  const given = (stored ?? {}) as Partial<Record<keyof ProviderLimits, unknown>>;
  return {
    minimum: Math.max(1, wholeOr(given.minimum, minimum)),
    maximum: wholeOr(given.maximum, maximum),
    day: wholeOr(given.day, day),
  };
};

const settingsOf = (stored: Record<string, unknown>): PaymentSettings => ({
  isStopped: stored['stopped'] === true,
  limits: {
    wellpay: limitsOf(stored['wellpay'], LIMITS_UNLESS_SET.wellpay),
    point: limitsOf(stored['point'], LIMITS_UNLESS_SET.point),
  },
});

/** `{"stopped": true, "wellpay": {"minimum": 100, "maximum": 500000, "day": 2000000}, "point": {…}}`. */
export const readSettings = async (db: TenantDb): Promise<PaymentSettings> =>
  settingsOf(await findSetting(db, KEY));

/** Changes them as they are then: two operators at once change one after the other. */
export const changeSettings = async (
  trx: TenantDb,
  change: (known: PaymentSettings) => PaymentSettings,
): Promise<void> => {
  const { isStopped, limits } = change(settingsOf(await holdSetting(trx, KEY)));
  await storeSetting(trx, KEY, { stopped: isStopped, ...limits });
};

export const isProvider = (name: string): name is PaymentProvider =>
  PAYMENT_PROVIDERS.some((each) => each === name);

const RECONCILED = 'payment_reconciled';

/** The last day (UTC, `2026-11-23`) that was held against wellpay's list; undefined before the first. */
export const readReconciled = async (db: TenantDb): Promise<string | undefined> => {
  const { day } = await findSetting(db, RECONCILED);
  return typeof day === 'string' && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

export const storeReconciled = (db: TenantDb, day: string): Promise<void> =>
  storeSetting(db, RECONCILED, { day });
