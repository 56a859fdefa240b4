import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { BOUND, DIGITS, LOCKED, PAYING, payer, statusOf, UNBOUND } from '../../stories/payments.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** One's account at wellpay. */
const meta = { title: 'Pages/Bind wallet', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/wallet/bind';
const STATUS = 'GET /api/v1/payment/order/binding-status';
const BIND = 'POST /api/v1/users/binding/wellpay';
const ADDRESS = 'xiaoman@wellpay';
const unbound = { ...PAYING, [STATUS]: statusOf(UNBOUND) };

const confirms = async (visitor: Visitor): Promise<void> => {
  await visitor.fills('payment.bind.address', ADDRESS);
  await visitor.presses('payment.bind.submit');
  await visitor.seesDialog('security.ask');
  await visitor.taps(DIGITS);
};

export const NotBound = page(
  { at, me: payer, answers: unbound },
  async (visitor) => void (await visitor.sees('payment.bind.lead')),
);
export const WrongAddress = page({ at, me: payer, isState: true, answers: unbound }, async (visitor) => {
  await visitor.fills('payment.bind.address', '小满 7');
  await visitor.presses('payment.bind.submit');
  await visitor.seesProblem();
  await visitor.sees('payment.bind.address.wrong');
});
export const Binds = page(
  { at, me: payer, isState: true, locale: 'en', answers: { ...unbound, [BIND]: gives(BOUND) } },
  async (visitor) => {
    await confirms(visitor);
    await visitor.sees('payment.bind.state.bound');
    await visitor.sees('payment.bind.done');
  },
);
export const Locked = page(
  { at, me: payer, screen: 'desktop', answers: { ...PAYING, [STATUS]: statusOf(LOCKED) } },
  async (visitor) => void (await visitor.sees('payment.bind.state.locked')),
);

const refusedWith = (code: Parameters<typeof refuses>[0], params: Record<string, number> = {}) => ({
  at,
  me: payer,
  isState: true,
  answers: { ...unbound, [BIND]: refuses(code, { params }) },
});

/** Section 8: a dialog. The digits are asked for again. */
export const WrongCode = page(refusedWith('api.invalid_code', { left: 4 }), async (visitor) => {
  await confirms(visitor);
  await visitor.sees('error.wrong_security_code');
  await visitor.presses('error.dialog.confirm');
  await visitor.sees('security.ask.wrong', { left: 4 });
});
export const Taken = page(refusedWith('api.data_exists'), async (visitor) => {
  await confirms(visitor);
  await visitor.sees('error.wellpay_bound');
});
export const WrongAccount = page(refusedWith('api.invalid_address'), async (visitor) => {
  await confirms(visitor);
  await visitor.sees('error.wrong_binding');
});
export const OfAnotherMerchant = page(refusedWith('api.binding_merchant_fail'), async (visitor) => {
  await confirms(visitor);
  await visitor.sees('error.account_bound');
});
export const Maintained = page(refusedWith('api.forbidden'), async (visitor) => {
  await confirms(visitor);
  await visitor.sees('error.redemption_maintenance');
});
/** Nobody knows why: the alert about the merchant's user id. */
export const BindingFailed = page(refusedWith('api.unknown'), async (visitor) => {
  await confirms(visitor);
  await visitor.sees('error.screen.merchant_binding');
});

export const Loading = page({ at, me: payer, isState: true, answers: { ...PAYING, [STATUS]: hangs } });
export const Failed = page(
  { at, me: payer, isState: true, answers: { ...PAYING, [STATUS]: isLost } },
  async (visitor) => void (await visitor.sees('payment.failed')),
);
/** Section 8: a toast of its own. */
export const StatusUnknown = page(
  { at, me: payer, isState: true, locale: 'en', answers: { ...PAYING, [STATUS]: refuses('api.db_unknown') } },
  async (visitor) => void (await visitor.sees('error.binding_status_failed')),
);
/** Where the brand has no withdrawal there is no such place. */
export const SwitchedOff = page(
  { at, me, isState: true, features: { wallet: { withdrawal: false } } },
  async (visitor) => void (await visitor.sees('page.lost.title')),
);
