import type { LoginMode } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findIdentifiers } from '../identifiers/accounts.repository.ts';
import { removeCode } from './codes.repository.ts';
import type { Codes } from './codes.service.ts';

/** Uses the proved code up, in the transaction of what it allowed. @throws api.invalid_code when someone else just did */
export type UseCode = (db: Tenant['db']) => Promise<void>;

/**
 * Checks a code that went to one of the user's own addresses: the one of `mode`, or the oldest.
 * @throws api.validation without such an address, api.invalid_code, api.expired_code
 */
export type FreshCode = (
  tenant: Tenant,
  userId: string,
  proof: { code: string; mode?: LoginMode | undefined },
) => Promise<UseCode>;

export const createFreshCode =
  (codes: Codes): FreshCode =>
  async (tenant, userId, { code, mode }) => {
    const own = await findIdentifiers(tenant.db, userId);
    const address = own.find((identifier) => mode === undefined || identifier.mode === mode);
    if (!address) throw new ApiError('api.validation', { mode: 'unknown' });
    const identifier = { ...address, country: undefined };
    const codeHash = await codes.verify(tenant, identifier, code);
    return async (db) => {
      if (!(await removeCode(db, identifier, codeHash))) throw new ApiError('api.invalid_code');
    };
  };
