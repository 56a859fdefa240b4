import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import {
  BOUND,
  balance,
  DIGITS,
  made,
  order,
  PAYING,
  payer,
  providers,
  statusOf,
  UNBOUND,
} from '../../stories/payments.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Points to one's account at wellpay, or to a merchant. */
const meta = { title: 'Pages/Withdraw', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/wallet/withdraw';
const STATUS = 'GET /api/v1/payment/order/binding-status';
const PROVIDER = 'GET /api/v1/payment/provider';
const WITHDRAW = 'POST /api/v1/payment/withdrawal/wellpay';

const types = (visitor: Visitor, amount = '2000') => visitor.fills('payment.amount', amount);
const submits = async (visitor: Visitor): Promise<void> => {
  await types(visitor);
  await visitor.presses('payment.withdraw.submit', { amount: '2,000.00' });
  await visitor.seesDialog('security.ask');
};
const confirms = async (visitor: Visitor): Promise<void> => {
  await submits(visitor);
  await visitor.taps(DIGITS);
};

export const Amount = page({ at, me: payer, answers: PAYING }, (visitor) => types(visitor));
export const OnDesktop = page(
  { at, me: payer, screen: 'desktop', locale: 'en', isState: true, answers: PAYING },
  async (visitor) => {
    await types(visitor);
    await visitor.presses('payment.amount.all');
    await visitor.seesValue('10,648');
  },
);
export const FirstTime = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [STATUS]: statusOf(BOUND) } },
  async (visitor) => void (await visitor.sees('payment.first')),
);
export const TooMuch = page({ at, me: payer, isState: true, answers: PAYING }, async (visitor) => {
  await types(visitor, '20000');
  await visitor.presses('payment.withdraw.submit', { amount: '20,000.00' });
  await visitor.sees('payment.amount.balance', { amount: '10,648.00' });
});
export const Keys = page({ at, me: payer, isState: true, answers: PAYING }, async (visitor) => {
  await submits(visitor);
  await visitor.taps(DIGITS.slice(0, 3));
});
/** The keyboard types like the keys. */
export const ByKeyboard = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [WITHDRAW]: hangs } },
  async (visitor) => {
    await submits(visitor);
    const title = 'security.title';
    const field = () => screen.getAllByLabelText<HTMLInputElement>(visitor.text(title)).at(-1);
    await userEvent.keyboard('28x');
    await waitFor(() => expect(field()?.value).toBe('28'));
    await userEvent.keyboard('{Backspace}86913');
    await visitor.sees('security.ask.sending');
  },
);
export const KeysOnDesktop = page(
  { at, me: payer, screen: 'desktop', locale: 'en', isState: true, answers: PAYING },
  async (visitor) => {
    await submits(visitor);
    await visitor.taps(DIGITS.slice(0, 3));
  },
);
export const WrongCode = page(
  {
    at,
    me: payer,
    isState: true,
    answers: { ...PAYING, [WITHDRAW]: refuses('api.invalid_security_code', { params: { left: 2 } }) },
  },
  async (visitor) => {
    await confirms(visitor);
    await visitor.sees('security.ask.wrong', { left: 2 });
  },
);
/** After five wrong ones the keys are dead until the lock ends. */
export const LockedCode = page(
  {
    at,
    me: payer,
    isState: true,
    answers: { ...PAYING, [WITHDRAW]: refuses('api.invalid_security_code', { params: { left: 0 } }) },
  },
  async (visitor) => {
    await confirms(visitor);
    await visitor.seesProblem();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '1' }).disabled).toBe(true),
    );
  },
);
export const LostAnswer = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [WITHDRAW]: isLost } },
  async (visitor) => {
    await confirms(visitor);
    await visitor.presses('security.ask.repeat');
    await visitor.sees('security.ask.repeat');
    await visitor.presses('login.close');
    await visitor.sees('payment.withdraw.lost', { amount: '2,000.00' });
  },
);
export const NotEnough = page(
  {
    at,
    me: payer,
    isState: true,
    answers: { ...PAYING, [WITHDRAW]: refuses('api.insufficient_balance') },
  },
  async (visitor) => {
    await confirms(visitor);
    await visitor.sees('error.insufficient_points');
  },
);
/** Without a security password it is set first, and the way goes on from there. */
export const SetFirst = page(
  {
    at,
    me,
    isState: true,
    answers: { ...PAYING, 'POST /api/v1/users/security-code': gives({}) },
  },
  async (visitor) => {
    await visitor.sees('payment.security.first');
    await types(visitor);
    await visitor.presses('payment.withdraw.submit', { amount: '2,000.00' });
    await visitor.seesDialog('security.set');
    await visitor.fills('account.delete.password', 'Passw0rd99');
    await visitor.presses('register.next');
    await visitor.taps(DIGITS + DIGITS);
    await visitor.sees('security.done');
    await visitor.presses('app.alert.ok');
    await visitor.seesDialog('security.ask');
  },
);
export const Sent = page(
  {
    at,
    me: payer,
    isState: true,
    // The order is asked for too, once it is there.
    answers: { ...PAYING, [STATUS]: statusOf(BOUND, order), [WITHDRAW]: gives(made) },
  },
  async (visitor) => {
    await confirms(visitor);
    await visitor.sees('payment.order.pending');
  },
);

export const Unbound = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [STATUS]: statusOf(UNBOUND) } },
  async (visitor) => void (await visitor.sees('payment.withdraw.unbound')),
);
/** A day after a forgotten security password was set anew. */
export const Waits = page(
  {
    at,
    me: payer,
    isState: true,
    answers: {
      ...PAYING,
      [PROVIDER]: gives({ current: 'wellpay', list: providers, wait_until: '2026-11-24T09:32:00.000Z' }),
    },
  },
  async (visitor) => {
    const submit = visitor.text('payment.withdraw.submit.empty');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: submit }).disabled).toBe(true),
    );
  },
);
export const Closed = page(
  {
    at,
    me: payer,
    isState: true,
    answers: {
      ...PAYING,
      [PROVIDER]: gives({
        current: 'wellpay',
        list: providers.map((provider) => ({ ...provider, open: false })),
        wait_until: null,
      }),
    },
  },
  async (visitor) => void (await visitor.sees('payment.closed')),
);
export const ReadOnly = page(
  {
    at,
    me: payer,
    isState: true,
    answers: { ...PAYING, 'GET /api/v1/wallet/balance': gives({ ...balance, sign_valid: false }) },
  },
  async (visitor) => void (await visitor.sees('payment.read_only')),
);
export const Merchant = page({ at, me: payer, isState: true, answers: PAYING }, async (visitor) => {
  await visitor.presses('payment.provider.point');
  await visitor.sees('payment.point.lead');
});
export const Loading = page({ at, me: payer, isState: true, answers: { ...PAYING, [PROVIDER]: hangs } });
export const Failed = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [PROVIDER]: isLost } },
  async (visitor) => void (await visitor.sees('payment.failed')),
);
