import { type Binding, isWellpayAddress } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError, required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { WellpayUnreachable } from '../../infra/wellpay/wellpay.ts';
import { findBinding, insertBinding } from './bindings.repository.ts';
import { openSettings } from './guards.ts';
import type { PaymentParts } from './payment.parts.ts';
import { presentBinding } from './payment.present.ts';

type Input = BodyOf<'POST /api/v1/users/binding/wellpay'>;

const REFUSED = { unknown: 'api.invalid_address', other_merchant: 'api.binding_merchant_fail' } as const;

/** Which account at wellpay is whose: one each, bound once, and each bound by one. */
export const createBindings = ({
  users,
  securityCodes,
  wellpay,
  log,
}: Pick<PaymentParts, 'users' | 'securityCodes' | 'wellpay' | 'log'>) => {
  /** @throws api.invalid_code: section 8 has a word of its own for it here */
  const assertCode = async (tenant: Tenant, userId: string, typed: string): Promise<void> => {
    try {
      await securityCodes.verify(tenant, userId, typed);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'api.invalid_security_code';
      throw isWrong ? new ApiError('api.invalid_code', error.params) : error;
    }
  };

  /** @throws api.unavailable where wellpay says nothing */
  const verdictOf = async (tenant: Tenant, address: string, userId: string) => {
    try {
      return await wellpay.checkAccount(tenant.brand.id, { address, userId });
    } catch (err) {
      if (!(err instanceof WellpayUnreachable)) throw err;
      log.warn({ brand: tenant.brand.id, err }, 'wellpay does not say anything');
      throw new ApiError('api.unavailable');
    }
  };

  return {
    /**
     * @throws api.forbidden, api.invalid_address, api.invalid_code, api.security_code_empty, api.too_frequent, api.data_exists,
     * api.binding_merchant_fail, api.unavailable
     */
    bind: async (tenant: Tenant, { userId }: Caller, { address, security_code }: Input): Promise<Binding> => {
      await openSettings(tenant);
      if (!wellpay.serves(tenant.brand.id)) throw new ApiError('api.forbidden');
      if (!isWellpayAddress(address)) throw new ApiError('api.invalid_address');
      await assertCode(tenant, userId, security_code);
      if (await findBinding(tenant.db, userId)) throw new ApiError('api.data_exists');
      const verdict = await verdictOf(tenant, address, userId);
      if (verdict !== 'ok') throw new ApiError(REFUSED[verdict]);
      const bound = await tenant.db.transaction().execute(async (trx) => {
        required(await users.holdLiving({ db: trx }, userId), 'api.unauthorized');
        return insertBinding(trx, userId, address);
      });
      return presentBinding(required(bound, 'api.data_exists'));
    },
    bindingOf: async (tenant: Tenant, userId: string): Promise<Binding> =>
      presentBinding(await findBinding(tenant.db, userId)),
  };
};
