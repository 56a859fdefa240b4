import { LIMITS } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UsersService } from '../../users/users.service.ts';
import { takeVerified } from '../codes/codes.repository.ts';
import type { FreshCode, UseCode } from '../codes/fresh-code.ts';
import { findIdentifiers, findPassword } from '../identifiers/accounts.repository.ts';
import type { OwnPassword } from '../password/own-password.ts';
import { holdPerson } from '../people/people.repository.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { eraseCredentials } from './closing.repository.ts';

/** Hooks of other domains for a closing account; each adds its own in `services.ts`. */
export interface ClosingHooks {
  /** Returns a reason (`groups_owned`, `points_held`) why this account may not be closed. */
  readonly checks: ((tenant: Tenant, userId: string) => Promise<string | undefined>)[];
  /** Tells others that this account is cancelled. */
  readonly announcers: ((tenant: Tenant, userId: string) => Promise<void>)[];
  /** Removes what the domain keeps of a person; `tenant.db` is the transaction. */
  readonly erasers: ((tenant: Tenant, userId: string) => Promise<void>)[];
}

type Input = BodyOf<'DELETE /api/v1/users/me'>;

/** Closing accounts: asked for, thirty days of grace, then cleaned (decisions.md section 3). */
export interface ClosingService {
  /**
   * Cancels the caller's account and ends its sessions.
   * @throws api.validation, api.invalid_old_password, api.invalid_code, api.expired_code, api.too_frequent,
   * api.forbidden with a `reason`
   */
  cancel(tenant: Tenant, caller: Caller, input: Input): Promise<void>;
  /**
   * Closes and erases an account at once, for an operator; `note` is in the transaction that closes it.
   * @throws api.forbidden with a `reason`
   */
  eraseNow(tenant: Tenant, userId: string, note: (trx: Tenant['db']) => Promise<void>): Promise<void>;
  /** Erases the accounts whose grace is over at `now`; returns how many. Safe to run on several nodes at once. */
  cleanCancelled(tenant: Tenant, now: Date): Promise<number>;
}

interface Parts {
  users: UsersService;
  own: OwnPassword;
  freshCode: FreshCode;
  sessions: Sessions;
  hooks: ClosingHooks;
}

export const createClosing = (parts: Parts): ClosingService => ({
  cancel: async (tenant, { userId }, input) => {
    const useCode = await permission(parts, tenant, userId, input);
    await close(parts, tenant, userId, async (trx) => useCode?.(trx));
  },
  eraseNow: async (tenant, userId, note) => {
    await close(parts, tenant, userId, note);
    // Their groups had to be told while they were in them. What fails here is erased by the next try.
    await tenant.db.transaction().execute(async (trx) => {
      if (!(await holdPerson(trx, userId))) return;
      // They may have come back in between.
      await parts.users.cancel(trx, userId);
      await erase(parts, { ...tenant, db: trx }, userId);
    });
  },
  cleanCancelled: async (tenant, now) => {
    let cleaned = 0;
    for (let one = await cleanNext(parts, tenant, now); one; one = await cleanNext(parts, tenant, now)) {
      cleaned += 1;
    }
    return cleaned;
  },
});

const close = async (
  parts: Parts,
  tenant: Tenant,
  userId: string,
  first: (trx: Tenant['db']) => Promise<void>,
): Promise<void> => {
  const ended = await tenant.db.transaction().execute(async (trx) => {
    await first(trx);
    await parts.users.cancel(trx, userId);
    // Nobody comes to own anything from here on: whoever gives it to them asks `holdLiving`.
    for (const check of parts.hooks.checks) {
      const reason = await check({ ...tenant, db: trx }, userId);
      if (reason !== undefined) throw new ApiError('api.forbidden', { reason });
    }
    for (const address of await findIdentifiers(trx, userId)) await takeVerified(trx, address);
    return parts.sessions.revoke(trx, userId);
  });
  parts.sessions.announce(tenant, userId, ended);
  for (const announce of parts.hooks.announcers) await announce(tenant, userId);
};

const permission = async (
  { own, freshCode }: Parts,
  tenant: Tenant,
  userId: string,
  { password, code, mode }: Input,
): Promise<UseCode | undefined> => {
  const hasPassword = (await findPassword(tenant.db, userId)) !== undefined;
  if (hasPassword && !password) throw new ApiError('api.validation', { password: 'required' });
  if (!hasPassword && !code) throw new ApiError('api.validation', { code: 'required' });
  if (!hasPassword) return freshCode(tenant, userId, { code: code ?? '', mode });
  await own(tenant, userId, password ?? '', 'api.invalid_old_password');
  return undefined;
};

const erase = async ({ hooks }: Pick<Parts, 'hooks'>, within: Tenant, userId: string): Promise<void> => {
  await eraseCredentials(within.db, userId);
  for (const each of hooks.erasers) await each(within, userId);
};

/** One account a transaction: a failure of one domain undoes one account and no more. */
const cleanNext = ({ users, hooks }: Parts, { brand, db }: Tenant, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const [userId] = await users.takeCancelled(trx, new Date(now.getTime() - LIMITS.accountGrace), 1);
    if (userId === undefined) return false;
    await erase({ hooks }, { brand, db: trx }, userId);
    return true;
  });
