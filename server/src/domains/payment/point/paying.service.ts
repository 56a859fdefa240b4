import { LedgerType, type MerchantCode, type MerchantOrder, type OrderState } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { userAccount } from '../../ledger/operations.ts';
import { merchantClearing, movementOf } from '../clearing.ts';
import { FOLLOW_ORDER } from '../following.ts';
import { assertDay, assertOffered, assertPiece, holdPerson, openSettings } from '../guards.ts';
import { findMerchant, type MerchantRow } from '../merchants.repository.ts';
import { nextAfter } from '../next-after.ts';
import {
  findOrder,
  findOrderByCid,
  findPaid,
  insertOrder,
  type NewOrder,
  type OrderRow,
} from '../orders.repository.ts';
import type { PaymentParts } from '../payment.parts.ts';
import { presentOrderState } from '../payment.present.ts';
import { isSignedByMerchant, parseMerchantCode } from './merchant-code.ts';

type Input = BodyOf<'POST /api/v1/payment/withdrawal/point'>;

interface Asked {
  code: MerchantCode;
  merchant: MerchantRow;
}

/** @throws api.invalid_data where this client id paid another order */
const sameAs = (order: OrderRow, code: MerchantCode): OrderRow => {
  if (order.account !== code.merchant_id || order.merchant_order_id !== code.merchant_order_id)
    throw new ApiError('api.invalid_data');
  return order;
};

/** Paying what a merchant asks for by an order that it has signed. */
export const createPaying = ({ config, ledger, users, securityCodes, jobs, clock }: PaymentParts) => {
  /** @throws api.invalid_order_id for what is no order */
  const parse = async (text: string): Promise<MerchantCode> =>
    required(await parseMerchantCode(text, config.mode === 'production'), 'api.invalid_order_id');

  /** @throws api.invalid_order_id for what no merchant of this brand has signed */
  const readCode = async ({ brand, db }: Tenant, text: string): Promise<Asked> => {
    const code = await parse(text);
    const merchant = required(await findMerchant(db, code.merchant_id), 'api.invalid_order_id');
    const isGood = merchant.closed_at === null && isSignedByMerchant(merchant.public_key, brand.id, code);
    if (!isGood) throw new ApiError('api.invalid_order_id');
    return { code, merchant };
  };

  /** @throws api.order_expired, api.data_exists for one that is paid */
  const assertOpen = async ({ db }: Tenant, { code }: Asked): Promise<void> => {
    if (Date.parse(code.expire_at) <= +clock()) throw new ApiError('api.order_expired');
    if (await findPaid(db, code.merchant_id, code.merchant_order_id)) throw new ApiError('api.data_exists');
  };

  /** @throws api.data_exists where somebody was faster */
  const store = (tenant: Tenant, row: NewOrder, asked: Asked): Promise<OrderRow> =>
    ledger.inTransaction(tenant, async (within) => {
      const { id, user_id: userId, amount, cid } = row;
      await holdPerson(within, users, userId);
      const known = await findOrderByCid(within.db, userId, 'point', cid);
      if (known) return sameAs(known, asked.code);
      await assertDay(within, { userId, provider: 'point', amount, now: clock() });
      required(await insertOrder(within.db, row), 'api.data_exists');
      const { code, merchant } = asked;
      const [from, to] = [userAccount(userId), merchantClearing(merchant.id)];
      const type = LedgerType.PROVIDER_WITHDRAWAL;
      await ledger.post(within, [
        movementOf({ id, step: 'out', from, to, amount, type, remark: code.remark }),
      ]);
      return required(await findOrder(within.db, id), 'api.unknown');
    });

  return {
    /** @throws api.forbidden, api.invalid_order_id, api.order_expired, api.data_exists */
    check: async (tenant: Tenant, text: string): Promise<MerchantOrder> => {
      await openSettings(tenant);
      const asked = await readCode(tenant, text);
      await assertOpen(tenant, asked);
      const { code, merchant } = asked;
      return {
        ...{ order_id: code.orderId, merchant_id: merchant.id, merchant_name: merchant.name },
        ...{ amount: code.amount, remark: code.remark, expire_at: new Date(code.expire_at).toISOString() },
      };
    },

    /**
     * @throws as `check`, and api.too_much, api.invalid_security_code, api.security_code_empty, api.too_frequent,
     * api.insufficient_balance, api.invalid_data
     */
    pay: async (
      tenant: Tenant,
      { userId }: Caller,
      { code: text, security_code, cid }: Input,
    ): Promise<OrderState> => {
      assertOffered(tenant);
      const known = await findOrderByCid(tenant.db, userId, 'point', cid);
      if (known) return presentOrderState(sameAs(known, await parse(text)));
      const settings = await openSettings(tenant);
      const asked = await readCode(tenant, text);
      await assertOpen(tenant, asked);
      const { code, merchant } = asked;
      assertPiece(settings, 'point', code.amount);
      await securityCodes.permit(tenant, userId, security_code, clock());
      const now = clock();
      const row: NewOrder = {
        ...{ id: newId(), user_id: userId, provider: 'point', cid, amount: code.amount, status: 'success' },
        ...{ account: merchant.id, payee: merchant.name, merchant_order_id: code.merchant_order_id },
        ...{ notify_url: code.notify_url, create_at: now, decided_at: now, next_at: nextAfter(now, 0) },
      };
      const paid = await store(tenant, row, asked);
      // Without it the next sweep tells the merchant.
      const told = { order_id: paid.id };
      await jobs.enqueue(tenant.db, tenant.brand.id, FOLLOW_ORDER, told).catch(() => undefined);
      jobs.hurry(FOLLOW_ORDER.name);
      return presentOrderState(paid);
    },
  };
};
