import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { page } from '../../stories/page.tsx';
import {
  balance,
  DIGITS,
  LOCKED,
  order,
  PAYING,
  payer,
  statusOf,
  tea,
  teaCode,
} from '../../stories/payments.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** A merchant's order is paid with points. */
const meta = { title: 'Pages/Pay', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/wallet/pay';
const CHECK = 'POST /api/v1/payment/withdrawal/point/check';
const PAY = 'POST /api/v1/payment/withdrawal/point';
const checked = { ...PAYING, [CHECK]: gives(tea()) };

const pastes = async (visitor: Visitor, code = teaCode): Promise<void> => {
  // Braces are keys to who types; nobody types an order.
  await visitor.fills('payment.pay.paste', code.replaceAll('{', '{{').replaceAll('[', '[['));
  await visitor.presses('payment.pay.look');
};
const asks = async (visitor: Visitor): Promise<void> => {
  await pastes(visitor);
  await visitor.sees('payment.pay.remark');
};
const pays = async (visitor: Visitor): Promise<void> => {
  await asks(visitor);
  await visitor.presses('payment.pay.submit', { amount: '36.50' });
  await visitor.seesDialog('security.ask');
  await visitor.taps(DIGITS);
};

export const Scan = page(
  { at, me: payer, answers: PAYING },
  async (visitor) => void (await visitor.sees('payment.pay.look')),
);
export const NotAnOrder = page({ at, me: payer, isState: true, answers: PAYING }, async (visitor) => {
  await pastes(visitor, 'https://example.com/tea');
  await visitor.sees('payment.pay.not_order');
});
export const Order = page({ at, me: payer, answers: checked }, asks);
export const OrderOnDesktop = page(
  { at, me: payer, screen: 'desktop', locale: 'en', isState: true, answers: checked },
  asks,
);
export const Expired = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [CHECK]: refuses('api.order_expired') } },
  async (visitor) => {
    await pastes(visitor);
    await visitor.sees('error.redemption_address');
  },
);
export const Forged = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [CHECK]: refuses('api.invalid_order_id') } },
  async (visitor) => {
    await pastes(visitor);
    await visitor.sees('error.redemption_address');
  },
);
export const RunsOut = page(
  {
    at,
    me: payer,
    isState: true,
    answers: { ...PAYING, [CHECK]: gives({ ...tea(), expire_at: '2026-01-01T00:00:00.000Z' }) },
  },
  async (visitor) => {
    await asks(visitor);
    await visitor.sees('payment.pay.expired');
  },
);
export const NotEnough = page(
  {
    at,
    me: payer,
    isState: true,
    answers: { ...checked, 'GET /api/v1/wallet/balance': gives({ ...balance, available: 3_649 }) },
  },
  async (visitor) => {
    await asks(visitor);
    await visitor.sees('payment.pay.balance');
  },
);
export const PaidBefore = page(
  { at, me: payer, isState: true, answers: { ...checked, [PAY]: refuses('api.data_exists') } },
  async (visitor) => {
    await pays(visitor);
    await visitor.sees('payment.pay.paid');
  },
);
/** Passed through by section 8: the page says it. */
export const NotAllowed = page(
  {
    at,
    me: payer,
    isState: true,
    locale: 'en',
    answers: { ...checked, [PAY]: refuses('api.forbidden', { message: 'No permission' }) },
  },
  async (visitor) => {
    await pays(visitor);
    await visitor.sees({ plain: 'No permission' });
  },
);
/** Section 8: a toast of its own. */
export const Unknown = page(
  { at, me: payer, isState: true, locale: 'en', answers: { ...checked, [PAY]: refuses('api.unknown') } },
  async (visitor) => {
    await pays(visitor);
    await visitor.sees('error.withdrawal_failed');
    await visitor.sees('payment.pay.lost');
  },
);
const paid = {
  ...order,
  provider: 'point' as const,
  to: '山脚茶馆',
  amount: 3_650,
  status: 'success' as const,
  decided_at: '2026-11-23T03:21:00.000Z',
};
export const Paid = page(
  {
    at,
    me: payer,
    isState: true,
    answers: {
      ...checked,
      [PAY]: gives(paid),
      'GET /api/v1/payment/order/binding-status': statusOf(LOCKED, paid),
    },
  },
  async (visitor) => {
    await pays(visitor);
    await visitor.sees('payment.paid.success');
  },
);
export const Checking = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [CHECK]: hangs } },
  (visitor) => pastes(visitor),
);
export const Failed = page(
  { at, me: payer, isState: true, answers: { ...PAYING, 'GET /api/v1/wallet/balance': isLost } },
  async (visitor) => void (await visitor.sees('payment.failed')),
);
