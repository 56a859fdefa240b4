import type { OrderState } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { hangs, isLost } from '../../stories/answers.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { LOCKED, order, PAYING, payer, statusOf } from '../../stories/payments.ts';

/** What became of points that were sent. */
const meta = { title: 'Pages/Order of points', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const STATUS = 'GET /api/v1/payment/order/binding-status';
const at = `/wallet/order/${order.order_id}`;
const decided_at = '2026-11-23T03:26:00.000Z';

const shows = (state: Partial<OrderState> | null, start: Partial<PageStart> = {}): PageStart => ({
  at,
  me: payer,
  isState: true,
  answers: { ...PAYING, [STATUS]: statusOf(LOCKED, state && { ...order, ...state }) },
  ...start,
});

export const Pending = page(
  shows({}, { isState: false }),
  async (visitor) => void (await visitor.sees('payment.order.code.hint')),
);
/** Wellpay has not made the order yet. */
export const BeforeItsCode = page(
  shows({ qrcode: '' }),
  async (visitor) => void (await visitor.sees('payment.order.code.soon')),
);
export const Success = page(
  shows({ status: 'success', decided_at }),
  async (visitor) => void (await visitor.sees('payment.order.success')),
);
/** With the provider's own reason. */
export const Refunded = page(
  shows({ status: 'failed', decided_at, reason: '账号校验未通过' }, { locale: 'en', screen: 'desktop' }),
  async (visitor) => {
    await visitor.sees('payment.order.failed');
    await visitor.sees({ plain: '账号校验未通过' });
  },
);
export const None = page(shows(null), async (visitor) => void (await visitor.sees('payment.order.none')));
export const Loading = page({ at, me: payer, isState: true, answers: { [STATUS]: hangs } });
export const Failed = page(
  { at, me: payer, isState: true, answers: { [STATUS]: isLost } },
  async (visitor) => void (await visitor.sees('payment.order.lost')),
);
