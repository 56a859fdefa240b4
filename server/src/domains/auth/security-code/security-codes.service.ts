import { isGuessableCode, LIMITS, parseSecurityCode } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { FreshCode, UseCode } from '../codes/fresh-code.ts';
import type { OwnPassword } from '../password/own-password.ts';
import type { Passwords } from '../password/password.ts';
import type { Secrets } from '../secrets.ts';
import {
  clearSecurityTries,
  findSecurityCode,
  storeSecurityCode,
  takeSecurityTry,
} from './security-codes.repository.ts';

type Input = BodyOf<'POST /api/v1/users/security-code'>;

/** The security password of six digits that guards withdrawals (decisions.md section 3). */
export interface SecurityCodes {
  /**
   * @throws api.validation, api.invalid_old_code, api.invalid_old_password, api.invalid_code, api.expired_code,
   * api.too_frequent
   */
  set(tenant: Tenant, caller: Caller, input: Input): Promise<void>;
  /**
   * Five wrong tries lock it for half an hour. @throws api.security_code_empty, api.invalid_security_code (`left`: tries until it
   * is locked), api.too_frequent (`security_code`: locked, `retry_after`)
   */
  verify(tenant: Tenant, userId: string, typed: string): Promise<void>;
  /**
   * For points that leave somebody: not while they wait after a reset of a forgotten one either.
   * @throws as `verify`, and api.too_frequent (`retry_after`) until the wait is over
   */
  permit(tenant: Tenant, userId: string, typed: string, now: Date): Promise<void>;
  /** `withdrawAfter`: no withdrawal before, since a forgotten code was reset; null without such a wait. */
  state(tenant: Tenant, userId: string, now?: Date): Promise<{ isSet: boolean; withdrawAfter: Date | null }>;
}

interface Parts {
  freshCode: FreshCode;
  passwords: Passwords;
  secrets: Secrets;
  own: OwnPassword;
}

export const createSecurityCodes = (parts: Parts): SecurityCodes => {
  const verify: SecurityCodes['verify'] = async (tenant, userId, typed) => {
    const { isRight, left } = await judge(parts, tenant, userId, typed);
    if (!isRight) throw new ApiError('api.invalid_security_code', { left });
  };
  const state: SecurityCodes['state'] = async ({ db }, userId, now = new Date()) => {
    const stored = await findSecurityCode(db, userId);
    const waitsUntil = stored?.withdraw_after ?? null;
    const isWaiting = waitsUntil !== null && waitsUntil > now;
    return { isSet: stored?.isSet ?? false, withdrawAfter: isWaiting ? waitsUntil : null };
  };
  return {
    set: (tenant, caller, input) => set(parts, tenant, caller.userId, input),
    verify,
    permit: async (tenant, userId, typed, now) => {
      await verify(tenant, userId, typed);
      const { withdrawAfter } = await state(tenant, userId, now);
      if (!withdrawAfter) return;
      throw new ApiError('api.too_frequent', { retry_after: Math.ceil((+withdrawAfter - +now) / 1000) });
    },
    state,
  };
};

const TRIES = { most: LIMITS.securityCodeTries, lockMs: LIMITS.securityCodeLock };

/** `left`: wrong ones that may still come before it is locked. */
const judge = async (
  { passwords, secrets }: Parts,
  { brand, db }: Tenant,
  userId: string,
  typed: string,
): Promise<{ isRight: boolean; left: number }> => {
  const stored = await takeSecurityTry(db, userId, TRIES);
  if (!stored) throw await refusal(db, userId);
  const isRight = await passwords.verify(stored.hash, secrets.securityDigest(brand.id, userId, typed));
  if (isRight) await clearSecurityTries(db, userId);
  return { isRight, left: Math.max(0, TRIES.most - stored.tries) };
};

const refusal = async (db: Tenant['db'], userId: string): Promise<ApiError> => {
  const stored = await findSecurityCode(db, userId);
  if (!stored?.isSet) return new ApiError('api.security_code_empty');
  const left = (stored.locked_until?.getTime() ?? 0) - Date.now();
  const retry_after = Math.max(1, Math.ceil(left / 1000));
  return new ApiError('api.too_frequent', { security_code: 'locked', retry_after });
};

const set = async (parts: Parts, tenant: Tenant, userId: string, input: Input): Promise<void> => {
  const { passwords, secrets } = parts;
  const code = parseSecurityCode(input.security_code);
  if (code === undefined) throw new ApiError('api.validation', { security_code: 'format' });
  if (isGuessableCode(code)) throw new ApiError('api.validation', { security_code: 'guessable' });
  const isSet = (await findSecurityCode(tenant.db, userId))?.isSet ?? false;
  const useCode = await permission(parts, tenant, userId, { ...input, isSet });
  const hash = await passwords.hash(secrets.securityDigest(tenant.brand.id, userId, code));
  await tenant.db.transaction().execute(async (trx) => {
    await useCode?.(trx);
    await storeSecurityCode(trx, userId, hash, isSet && useCode ? LIMITS.securityCodeWait : null);
  });
};

/** What allows it; returns how to use up the fresh code where that was it. */
const permission = async (
  parts: Parts,
  tenant: Tenant,
  userId: string,
  { isSet, old_code, password, code, mode }: Input & { isSet: boolean },
): Promise<UseCode | undefined> => {
  if (isSet && old_code) {
    const { isRight, left } = await judge(parts, tenant, userId, old_code);
    if (isRight) return undefined;
    throw new ApiError('api.invalid_old_code', { left });
  }
  if (code) return parts.freshCode(tenant, userId, { code, mode });
  if (isSet) throw new ApiError('api.validation', { old_code: 'required' });
  if (!password) throw new ApiError('api.validation', { password: 'required' });
  await parts.own(tenant, userId, password, 'api.invalid_old_password');
  return undefined;
};
