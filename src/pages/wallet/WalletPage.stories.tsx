import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { PAYING } from '../../stories/payments.ts';
import { balance, logs, POINTS } from '../../stories/points.ts';

/** Points: what somebody has, and what moved it. */
const meta = { title: 'Pages/Wallet', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/wallet';
const answers = POINTS;

export const Points = page({ at, me, answers }, async (visitor) => {
  await visitor.sees({ plain: '12,680.50' });
  await visitor.sees({ plain: '+8.88' });
});
export const Desktop = page({ at, me, answers, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await visitor.sees({ plain: 'Withdrawal to wellpay' });
  await visitor.sees('wallet.failed');
});
/** A brand that has it in its bar: nothing lies before it. */
export const InTheBar = page(
  { at, me, answers, tabs: ['home', 'wallet', 'me'], isState: true },
  async (visitor) => {
    await visitor.sees({ plain: '12,680.50' });
    await expect(screen.queryByRole('button', { name: visitor.text('nav.back') })).toBeNull();
    await expect(screen.getByRole('navigation', { name: visitor.text('nav.label') })).toBeVisible();
  },
);
/** The eye hides every amount on the page, and only shows them again when it is pressed. */
export const Hidden = page({ at, me, isState: true, answers }, async (visitor) => {
  await visitor.presses('wallet.hide');
  await visitor.lacks({ plain: /\d\.\d\d/ });
  await visitor.presses('wallet.show');
  await visitor.sees({ plain: '12,680.50' });
  await visitor.presses('wallet.hide');
  localStorage.removeItem('lv.wallet.hidden.1');
});
/** What is hidden stays so where points are sent from. */
export const HiddenWherePointsLeave = page(
  { at, me, locale: 'en', isState: true, answers: { ...answers, ...PAYING } },
  async (visitor) => {
    await visitor.presses('wallet.hide');
    await visitor.presses('wallet.withdraw');
    await visitor.sees('payment.amount');
    await visitor.lacks({ plain: '10,648.00' });
    localStorage.removeItem('lv.wallet.hidden.1');
  },
);
/** Somebody changed the account in the database: it shows, and nothing moves. */
export const ReadOnly = page(
  {
    at,
    me,
    isState: true,
    answers: { ...answers, 'GET /api/v1/wallet/balance': gives({ ...balance, sign_valid: false }) },
  },
  async (visitor) => {
    await visitor.sees('wallet.not_verified');
    await visitor.sees('wallet.read_only');
  },
);
export const WithoutWithdrawal = page(
  { at, me, isState: true, answers, features: { wallet: { withdrawal: false } } },
  async (visitor) => {
    await visitor.sees({ plain: '12,680.50' });
    await visitor.lacks('wallet.withdraw');
  },
);
export const OneMovement = page({ at, me, isState: true, answers }, async (visitor) => {
  await visitor.presses({ plain: /−500\.00/ });
  await visitor.seesDialog('wallet.details');
  await visitor.sees({ plain: 'w20261114' });
});
/** A kind and a month are looked through by keyboard alone. */
export const OfAKind = page({ at, me, isState: true, answers }, async (visitor) => {
  await visitor.types(' ', 'wallet.kind.rewards');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: visitor.text('wallet.kind.rewards'), pressed: true }),
    ).toBeDefined(),
  );
  await userEvent.selectOptions(screen.getByLabelText(visitor.text('wallet.month')), 'any');
  await visitor.lacks({ plain: /^收入/ });
});
export const Empty = page(
  {
    at,
    me,
    isState: true,
    answers: {
      'GET /api/v1/wallet/balance': gives({
        ...{ sign_valid: true, balance: 0, held: 0, available: 0, pending: 0, holds: [] },
      }),
      'GET /api/v1/wallet/trading-logs': gives({
        ...{ list: [], next_id: null, sums: { income: 0, expense: 0 } },
      }),
    },
  },
  async (visitor) => {
    await visitor.sees('wallet.empty.some');
  },
);
export const Loading = page({
  at,
  me,
  isState: true,
  answers: { 'GET /api/v1/wallet/balance': hangs, 'GET /api/v1/wallet/trading-logs': hangs },
});
/** Without a connection both come by themselves with the next one. */
export const Offline = page(
  {
    at,
    me,
    isState: true,
    answers: { 'GET /api/v1/wallet/balance': isLost, 'GET /api/v1/wallet/trading-logs': isLost },
  },
  async (visitor) => {
    await visitor.sees('wallet.balance_failed');
    await visitor.sees('wallet.list_failed');
  },
);
/** The balance is there, the log is not, and the next page of another neither. */
export const Failed = page(
  {
    at,
    me,
    isState: true,
    answers: { ...answers, 'GET /api/v1/wallet/trading-logs': refuses('api.unknown') },
  },
  async (visitor) => {
    await visitor.sees('wallet.list_failed');
  },
);
/** More is on its way. */
export const Partly = page({
  at,
  me,
  isState: true,
  answers: {
    ...answers,
    'GET /api/v1/wallet/trading-logs': gives({ list: logs.slice(0, 3), next_id: 'more' }),
  },
});
/** For an account: a guest is asked to log in. */
export const ForGuest = page({ at });
