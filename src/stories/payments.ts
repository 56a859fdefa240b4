import type {
  Binding,
  MerchantOrder,
  OrderState,
  PaymentOrder,
  Provider,
  WalletBalance,
} from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { me } from './fixtures.ts';

/** Somebody with points, an account at wellpay and a security password. */

export const payer = { ...me, has_security_code: true };
export const DIGITS = '286913';

export const balance: WalletBalance = {
  sign_valid: true,
  balance: 1_268_050,
  held: 203_250,
  available: 1_064_800,
  pending: 0,
  holds: [],
};

const provider = (code: Provider['code']): Provider => ({
  code,
  open: true,
  minimum: 1_000,
  maximum: 5_000_000,
  day_limit: 10_000_000,
  left_today: 8_000_000,
});

export const providers = [provider('wellpay'), provider('point')];

export const UNBOUND: Binding = { bound: false, address: '', locked: false };
export const BOUND: Binding = { bound: true, address: 'x****88A2', locked: false };
export const LOCKED: Binding = { ...BOUND, locked: true };

export const statusOf = (binding: Binding, order: OrderState | null = null) => gives({ ...binding, order });

/** What the pages read. */
export const PAYING: Answers = {
  'GET /api/v1/payment/provider': gives({ current: 'wellpay', list: providers, wait_until: null }),
  'GET /api/v1/payment/order/binding-status': statusOf(LOCKED),
  'GET /api/v1/wallet/balance': gives(balance),
};

export const order: OrderState = {
  order_id: 'wd7k2m9q1',
  provider: 'wellpay',
  to: '88A2',
  status: 'pending',
  reason: '',
  qrcode: 'wellpay://order/wp_5f0c1d',
  amount: 200_000,
  create_at: '2026-11-23T03:20:00.000Z',
  decided_at: null,
};

/** The order as wellpay made it. */
export const made: PaymentOrder = {
  orderId: 'wp_5f0c1d',
  qrcode: order.qrcode,
  merchant_id: 'livery',
  merchant_order_id: order.order_id,
  amount: order.amount,
  notify_url: 'https://aurora.example/api/v1/payment/notify/wellpay',
  order_type: 'withdraw',
  sign: 'c2lnbmVk',
  remark: '',
  merchant_user_id: me.id,
  merchant_user_name: me.nickname,
};

const QUARTER = 15 * 60 * 1000;

/** Of a tea house, for a quarter of an hour from now on. */
export const tea = (): MerchantOrder => ({
  order_id: 'tea-2026-1123-07',
  merchant_id: 'tea',
  merchant_name: '山脚茶馆',
  amount: 3_650,
  remark: '两壶老白茶',
  expire_at: new Date(Date.now() + QUARTER).toISOString(),
});

/** What its code says. */
export const teaCode = JSON.stringify({
  merchant_id: 'tea',
  merchant_order_id: 'tea-2026-1123-07',
  amount: 3_650,
  sign: 'c2lnbmVk',
});
