import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Variants } from '../../../design-system/src/variants/index.ts';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { PAYING } from '../../stories/payments.ts';
import { balance, logs, POINTS } from '../../stories/points.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Points: what somebody has, and what moved it. */
const meta = { title: 'Pages/Wallet', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/wallet';
const answers = POINTS;
const MOST = 999_999_999_999;

const actionsOf = (visitor: Visitor): HTMLElement[] =>
  within(screen.getByRole('navigation', { name: visitor.text('wallet.actions') })).getAllByRole('link');

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
/** From edge to edge in the brand's colour, what one does in a bar over its foot. */
export const Band = page({ at, me, answers, variants: { wallet: 'band' } }, async (visitor) => {
  await visitor.sees({ plain: '12,680.50' });
  const hero = screen.getByRole('region', { name: visitor.text('wallet.balance') }).getBoundingClientRect();
  const bar = screen.getByRole('navigation', { name: visitor.text('wallet.actions') });
  await expect(bar.getBoundingClientRect().top).toBeLessThan(hero.bottom);
  await expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(hero.bottom);
});
/** Paper: what one does is a word, and what came and went stands with the balance instead of the log. */
export const Statement = page({ at, me, answers, variants: { wallet: 'statement' } }, async (visitor) => {
  await visitor.sees({ plain: '12,680.50' });
  await expect(document.querySelector('.part-sums')).toBeVisible();
  await expect(document.querySelector('.part-month-sums')).not.toBeVisible();
  for (const action of actionsOf(visitor)) {
    await expect(action.querySelector('svg')).not.toBeVisible();
    // A short word is narrower than a finger.
    await expect(action.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
});
/** Each thing to do is a square, as the balance and what came and went have tiles. */
export const Tiles = page({ at, me, answers, variants: { wallet: 'tiles' } }, async (visitor) => {
  await visitor.sees({ plain: '12,680.50' });
  for (const action of actionsOf(visitor)) {
    const { width, height } = action.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(8);
  }
});
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
/** As much as somebody can have, and an account that does not match the ledger, on the smallest phone. */
const atItsMost = (wallet: Variants['wallet'] & string) =>
  page(
    {
      ...{ at, me, isState: true, screen: 'narrow', locale: 'en', variants: { wallet } },
      answers: {
        ...answers,
        'GET /api/v1/wallet/balance': gives({
          ...{ sign_valid: false, balance: MOST, held: 0, available: MOST, pending: MOST, holds: [] },
        }),
        'GET /api/v1/wallet/trading-logs': gives({
          ...{ list: logs, next_id: null, sums: { income: MOST, expense: MOST } },
        }),
      },
    },
    async (visitor) => {
      const hero = await waitFor(() => screen.getByRole('region', { name: visitor.text('wallet.balance') }));
      const [figure] = await within(hero).findAllByText('9,999,999,999.99');
      await visitor.sees('wallet.read_only');
      const { left, right } = hero.getBoundingClientRect();
      await expect(figure?.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      await expect(figure?.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      for (const action of actionsOf(visitor)) {
        await expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        await expect(action.scrollWidth).toBeLessThanOrEqual(action.clientWidth);
      }
    },
  );
export const CardAtItsMost = atItsMost('card');
export const BandAtItsMost = atItsMost('band');
export const StatementAtItsMost = atItsMost('statement');
export const TilesAtTheirMost = atItsMost('tiles');

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
const AWAITED = {
  ...{ at, me, isState: true },
  answers: { 'GET /api/v1/wallet/balance': hangs, 'GET /api/v1/wallet/trading-logs': hangs },
};
export const Loading = page(AWAITED);
export const LoadingBand = page({ ...AWAITED, variants: { wallet: 'band' } });
export const LoadingStatement = page({ ...AWAITED, variants: { wallet: 'statement' } });
export const LoadingTiles = page({ ...AWAITED, variants: { wallet: 'tiles' } });
/** Without a connection both come by themselves with the next one. */
const offline = (wallet: Variants['wallet'] & string) =>
  page(
    {
      ...{ at, me, isState: true, variants: { wallet } },
      answers: { 'GET /api/v1/wallet/balance': isLost, 'GET /api/v1/wallet/trading-logs': isLost },
    },
    async (visitor) => {
      await visitor.sees('wallet.balance_failed');
      await visitor.sees('wallet.list_failed');
    },
  );
export const Offline = offline('card');
export const OfflineBand = offline('band');
export const OfflineStatement = offline('statement');
export const OfflineTiles = offline('tiles');
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
