import type { LedgerStatus, OrderState } from '@livery/contract';
import type { OutcomeProps } from '@livery/design-system';
import type { MessageId } from '../../../lib/intl/ids.ts';

interface OutcomeWords {
  tone: OutcomeProps['tone'];
  title: MessageId;
  detail: MessageId;
}

const WELLPAY: Record<LedgerStatus, OutcomeWords> = {
  pending: { tone: 'warning', title: 'payment.order.pending', detail: 'payment.order.pending.text' },
  success: { tone: 'success', title: 'payment.order.success', detail: 'payment.order.success.text' },
  failed: { tone: 'danger', title: 'payment.order.failed', detail: 'payment.order.failed.text' },
};

const POINT: Record<LedgerStatus, OutcomeWords> = {
  pending: { tone: 'warning', title: 'payment.paid.pending', detail: 'payment.order.pending.text' },
  success: { tone: 'success', title: 'payment.paid.success', detail: 'payment.paid.success.text' },
  failed: { tone: 'danger', title: 'payment.paid.failed', detail: 'payment.order.failed.text' },
};

/** What became of an order, in words. */
export const outcomeWords = ({ provider, status }: Pick<OrderState, 'provider' | 'status'>): OutcomeWords =>
  (provider === 'wellpay' ? WELLPAY : POINT)[status];
