import { LIMITS } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { GuessLimits } from '../guesses/guess-limits.ts';
import { type Account, findAccount } from '../identifiers/accounts.repository.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import type { Secrets } from '../secrets.ts';
import { removeCode, storeVerified } from './codes.repository.ts';
import type { Codes } from './codes.service.ts';

export interface TypedCode {
  identifier: Identifier;
  code: string;
  deviceId: string;
  /** Of the socket or the proxy. */
  address: string;
}

/**
 * Uses a code up. With an account behind the address `enter` follows in the same transaction; without one the device
 * may register the address for half an hour.
 * @throws api.invalid_code, api.expired_code, api.too_frequent
 */
export type CodeProof = <Entered>(
  tenant: Tenant,
  typed: TypedCode,
  enter: (trx: TenantDb, account: Account) => Promise<Entered>,
) => Promise<Entered | { op_type: 'register' }>;

interface Parts {
  codes: Codes;
  guesses: GuessLimits;
  secrets: Secrets;
}

export const createCodeProof =
  ({ codes, guesses, secrets }: Parts): CodeProof =>
  async (tenant, { identifier, code, deviceId, address }, enter) => {
    const { takeBack } = await guesses.count(tenant, { what: 'code', deviceId, address });
    const codeHash = await codes.verify(tenant, identifier, code);
    await takeBack();
    return tenant.db.transaction().execute(async (trx) => {
      if (!(await removeCode(trx, identifier, codeHash))) throw new ApiError('api.invalid_code');
      const account = await findAccount(trx, identifier);
      if (account) return enter(trx, account);
      const device = secrets.deviceHash(tenant.brand.id, deviceId);
      await storeVerified(trx, identifier, device, LIMITS.verifiedLifetime);
      return { op_type: 'register' };
    });
  };
