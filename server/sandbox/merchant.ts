import { randomBytes } from 'node:crypto';
import type { MerchantCode } from '@livery/contract';
import { SANDBOX_MERCHANT, sandboxMerchantKey } from '../src/config.wellpay.ts';
import { merchantText } from '../src/domains/payment/point/merchant-code.ts';
import {
  type MerchantNotice,
  noticePublicKey,
  noticeText,
} from '../src/domains/payment/point/merchant-notices.ts';
import { isSignedBy, signText } from '../src/infra/ed25519.ts';
import type { CodeOfSandbox, SandboxState } from './state.ts';

export interface AskedPoints {
  brand: string;
  /** Hundredths. */
  amount: number;
  remark: string;
  expireAt: Date;
  notifyUrl: string;
}

interface Parts {
  secret: Buffer;
  state: SandboxState;
  keep(): void;
}

/** A merchant that asks for points by orders that it signs, and hears that they are paid. */
export const createMerchant = ({ secret, state, keep }: Parts) => ({
  ask: ({ brand, amount, remark, expireAt, notifyUrl }: AskedPoints): CodeOfSandbox => {
    const id = randomBytes(8).toString('hex');
    const order: MerchantCode = {
      ...{ orderId: id, qrcode: '', merchant_id: SANDBOX_MERCHANT.id, merchant_order_id: id, amount },
      ...{ notify_url: notifyUrl, order_type: 'payment', remark, sign: '' },
      ...{ merchant_user_id: '', merchant_user_name: '', expire_at: expireAt.toISOString() },
    };
    const code = { ...order, sign: signText(sandboxMerchantKey(secret), merchantText(brand, order)) };
    const asked: CodeOfSandbox = { brand, code };
    state.codes.unshift(asked);
    keep();
    return asked;
  },

  /** Whether this is what a brand says of an order of ours. */
  hear: (message: { data: MerchantNotice; timestamp: number; sign: string }): boolean => {
    const asked = state.codes.find(({ code }) => code.merchant_order_id === message.data.merchant_order_id);
    if (!asked || asked.code.amount !== message.data.amount) return false;
    const text = noticeText(asked.brand, message.timestamp, message.data);
    if (!isSignedBy(noticePublicKey(secret, asked.brand), text, message.sign)) return false;
    asked.paid_at = message.data.paid_at;
    keep();
    return true;
  },
});
