import type { Binding, OrderState, PaymentOrder, TradingLog } from '@livery/contract';
import type { BindingRow } from './bindings.repository.ts';
import type { OrderRow } from './orders.repository.ts';

const SHOWN = 4;

/** The last letters of an address, and never more than half of it. */
export const endOfAddress = (address: string): string =>
  address.slice(-Math.min(SHOWN, Math.floor(address.length / 2)));

/** Its first letter, stars, its end. */
const starred = (address: string): string => `${address.slice(0, 1)}****${endOfAddress(address)}`;

export const presentBinding = (binding: BindingRow | undefined): Binding => ({
  bound: binding !== undefined,
  address: binding ? starred(binding.address) : '',
  locked: binding !== undefined && binding.locked_at !== null,
});

/** As wellpay made it; until then as we asked for it, without a code. */
export const presentPaymentOrder = (order: OrderRow, merchant: string): PaymentOrder =>
  order.made ?? {
    ...{ orderId: order.id, qrcode: '', merchant_id: merchant, merchant_order_id: order.id },
    ...{ amount: order.amount, notify_url: order.notify_url, order_type: 'withdrawal', sign: '', remark: '' },
    ...{ merchant_user_id: order.user_id, merchant_user_name: '' },
  };

export const presentOrderState = (order: OrderRow): OrderState => ({
  order_id: order.id,
  provider: order.provider,
  to: order.payee,
  status: order.status,
  reason: order.reason,
  qrcode: order.made?.qrcode ?? '',
  amount: order.amount,
  create_at: order.create_at.toISOString(),
  decided_at: order.decided_at?.toISOString() ?? null,
});

/** As the movement of its points shows it. */
export const presentOrderFacts = ({
  id,
  provider,
  payee,
  reason,
  status,
}: OrderRow): { status: OrderState['status']; order: NonNullable<TradingLog['order']> } => ({
  status,
  order: { order_id: id, provider, to: payee, reason },
});
