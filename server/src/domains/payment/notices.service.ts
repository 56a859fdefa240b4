import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Decide } from './deciding.ts';
import type { PaymentParts } from './payment.parts.ts';

const NOTIFY = 'POST /api/v1/payment/notify/wellpay';

/** Takes what wellpay says of its own accord. */
export const createNotices =
  ({ wellpay, log }: Pick<PaymentParts, 'wellpay' | 'log'>, { decide }: { decide: Decide }) =>
  /** @throws api.forbidden for what this brand's wellpay did not sign now, api.not_found for an order that is not there, or not yet */
  async (tenant: Tenant, message: BodyOf<typeof NOTIFY>): Promise<Record<string, never>> => {
    const { id: brand } = tenant.brand;
    const { merchant_id, merchant_order_id, status, amount, orderId, reason } = message.data;
    if (!wellpay.vouches(brand, NOTIFY, message) || merchant_id !== wellpay.merchantOf(brand)) {
      log.warn({ brand, security: 'refused' }, 'a notice of wellpay is not signed by it');
      throw new ApiError('api.forbidden');
    }
    const decided = await decide(tenant, merchant_order_id, { status, amount, orderId, reason });
    if (decided === 'unknown') throw new ApiError('api.not_found');
    return {};
  };
