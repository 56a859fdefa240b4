import { hkdfSync, type KeyObject } from 'node:crypto';
import { canonical } from '../../../infra/canonical.ts';
import { publicTextOf, signingKeyOf, signText } from '../../../infra/ed25519.ts';
import { createPublicPost, isFitEndpoint } from '../../../infra/push/public-post.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { nextAfter } from '../next-after.ts';
import { noteDifference } from '../note-difference.ts';
import { type OrderRow, storeNext } from '../orders.repository.ts';
import type { PaymentParts } from '../payment.parts.ts';

/** How long a merchant that does not answer is told again. */
const TOLD_FOR = 3 * 24 * 3_600_000;

/** What a brand signs its notices with. */
export const noticeKeyOf = (secret: Buffer, brand: string): KeyObject =>
  signingKeyOf(Buffer.from(hkdfSync('sha256', secret, '', `point ${brand}`, 32)));

/** What merchants know it by. */
export const noticePublicKey = (secret: Buffer, brand: string): string =>
  publicTextOf(noticeKeyOf(secret, brand));

/** What a merchant is told: that its order is paid. */
export interface MerchantNotice {
  order_id: string;
  merchant_id: string;
  merchant_order_id: string;
  amount: number;
  status: 'success';
  paid_at: string;
}

export const noticeText = (brand: string, timestamp: number, notice: MerchantNotice): string =>
  `notice ${brand}\n${timestamp}\n${canonical(notice)}`;

/** Tells a merchant, or sets when it is told again. Resolves with whether it has heard. */
export type TellMerchant = (tenant: Tenant, order: OrderRow) => Promise<boolean>;

export const createMerchantNotices = ({
  config: { mode, secret },
  log,
  clock,
}: Pick<PaymentParts, 'config' | 'log' | 'clock'>): TellMerchant => {
  const post = createPublicPost({ mode });

  /** Whether it has heard. */
  const tell = async (brand: string, order: OrderRow): Promise<boolean> => {
    if (!isFitEndpoint(order.notify_url, mode === 'production')) return false;
    const notice: MerchantNotice = {
      ...{ order_id: order.id, merchant_id: order.account, merchant_order_id: order.merchant_order_id },
      ...{ amount: order.amount, status: 'success', paid_at: order.create_at.toISOString() },
    };
    const timestamp = +clock();
    const sign = signText(noticeKeyOf(secret, brand), noticeText(brand, timestamp, notice));
    const body = Buffer.from(JSON.stringify({ data: notice, timestamp, sign }));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const status = await post(order.notify_url, headers, body).catch(() => 0);
    return status >= 200 && status < 300;
  };

  return async (tenant, order) => {
    const brand = tenant.brand.id;
    if (await tell(brand, order)) {
      await storeNext(tenant.db, order.id, null);
      return true;
    }
    log.warn({ brand, order: order.id, merchant: order.account }, 'a merchant does not hear of its order');
    const isOver = +clock() - +order.create_at >= TOLD_FOR;
    if (isOver)
      await noteDifference(tenant, log, {
        kind: 'merchant_not_told',
        orderId: order.id,
        said: order.account,
      });
    await storeNext(tenant.db, order.id, isOver ? null : nextAfter(clock(), order.tries));
    return false;
  };
};
