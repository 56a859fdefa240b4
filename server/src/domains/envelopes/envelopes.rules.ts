import { ENVELOPE_LIMITS, EnvelopeKind, MOST_SHARED, stakeOf } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import { findSetting } from '../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/** What operators let be sent: amounts are hundredths. */
export interface Rules {
  kinds: EnvelopeKind[];
  minimum: number;
  maximum: number;
  maxCount: number;
  /** From here on the security password is asked for. */
  securityFrom: number;
  mine: MineRules;
}

export interface MineRules {
  minimum: number;
  /** By the number of packets. */
  odds: ReadonlyMap<number, number>;
  defaultCount: number;
  /** Within 24 hours. */
  lossLimit: number;
}

export const ODDS: Readonly<Record<string, number>> = { 5: 2, 6: 1.7, 7: 1.5, 8: 1.3, 9: 1.2, 10: 1.1 };

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A whole number of a setting, where it is one that can be. */
const whole = (value: unknown, otherwise: number, most = MOST_SHARED): number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : otherwise;

const oddsOf = (given: unknown): ReadonlyMap<number, number> => {
  const odds = Object.entries(isValues(given) ? given : ODDS)
    .map(([count, value]): [number, number] => [Number(count), Number(value)])
    .filter(([count, value]) => whole(count, 0, ENVELOPE_LIMITS.packets) > 0 && value >= 0.1 && value <= 100);
  return new Map(odds);
};

/**
 * Setting `envelopes` of the brand, in hundredths: `{"minimum", "maximum", "max_count", "security_from", "mine": {"minimum",
 * "odds": {"5": 2}, "default_count", "loss_limit"}}`; what is missing or makes no sense is as it is without it.
 */
export const rulesOf = async ({ brand, db }: Tenant): Promise<Rules> => {
  const setting = await findSetting(db, 'envelopes');
  const mine = isValues(setting.mine) ? setting.mine : {};
  const { lucky, minesweeper } = brand.config.features.envelopes;
  return {
    kinds: [
      ...(lucky ? [EnvelopeKind.NORMAL, EnvelopeKind.FORTUNEWHEEL] : []),
      ...(minesweeper ? [EnvelopeKind.BOMD] : []),
    ],
    minimum: whole(setting.minimum, 1),
    maximum: whole(setting.maximum, 2_000_000),
    maxCount: whole(setting.max_count, ENVELOPE_LIMITS.packets, ENVELOPE_LIMITS.packets),
    securityFrom: whole(setting.security_from, 20_000),
    mine: {
      minimum: whole(mine.minimum, 1_000),
      odds: oddsOf(mine.odds),
      defaultCount: whole(mine.default_count, 7, ENVELOPE_LIMITS.packets),
      lossLimit: whole(mine.loss_limit, 100_000),
    },
  };
};

/** What somebody wants to send. */
export interface Wanted {
  type: EnvelopeKind;
  amount: number;
  count: number;
  mine: number | null;
}

/** Where it would be sent. */
export interface Place {
  isDirect: boolean;
  members: number;
}

/** Nobody could open one whose hit costs more than a day may. */
const requireMine = ({ amount, count }: Wanted, { minimum, odds, lossLimit }: MineRules): void => {
  const factor = odds.get(count);
  if (amount < minimum || factor === undefined || stakeOf(amount, factor) > lossLimit)
    throw new ApiError('api.too_much');
};

/**
 * In a direct conversation it is one packet for the other.
 * @throws api.forbidden for a kind that the brand has not, api.validation, api.too_much
 */
export const requireSendable = (wanted: Wanted, rules: Rules, { isDirect, members }: Place): void => {
  const { type, amount, count } = wanted;
  if (!rules.kinds.includes(type)) throw new ApiError('api.forbidden');
  if (isDirect && type !== EnvelopeKind.NORMAL) throw new ApiError('api.validation', { type: 'direct' });
  if (type === EnvelopeKind.BOMD && wanted.mine === null)
    throw new ApiError('api.validation', { mine: 'required' });
  if (amount < count) throw new ApiError('api.validation', { amount: 'share' });
  if (amount < rules.minimum || amount > rules.maximum) throw new ApiError('api.too_much');
  if (count > rules.maxCount || count > (isDirect ? 1 : members)) throw new ApiError('api.too_much');
  if (type === EnvelopeKind.BOMD) requireMine(wanted, rules.mine);
};
