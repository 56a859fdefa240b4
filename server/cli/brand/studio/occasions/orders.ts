import type { OrderState } from '@livery/contract';
import { gives } from './occasion.ts';

/** Of nobody: wellpay is none of the studio's, and demo people have no password that points are sent with. */
const ORDER = {
  ...{ order_id: '26112900417', provider: 'wellpay', to: '4821', status: 'pending', reason: '' },
  ...{ qrcode: 'wellpay://order/studio', amount: 20_000, decided_at: null },
} as const satisfies Omit<OrderState, 'create_at'>;

/** What the product is told of an order. */
export const orderOf = (state: Partial<OrderState>, now = new Date().toISOString()) =>
  gives({
    ...{ bound: true, address: '****4821', locked: true },
    order: { ...ORDER, create_at: now, ...(state.status === 'success' && { decided_at: now }), ...state },
  });

/** A merchant has its points. */
export const PAID = {
  ...{ provider: 'point', to: 'Sandbox Store', status: 'success', qrcode: '' },
} as const satisfies Partial<OrderState>;
