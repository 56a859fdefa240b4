import type { OpsPayment, PaymentDifference } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Withdrawals that wait or came to nothing, and what the provider says of them. */
const meta = { title: 'Pages/Console withdrawals', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/payments';
const waiting: OpsPayment = {
  ...{ id: 'w1', user_id: 'u1', username: 'mei2026', provider: 'wellpay', amount: 12_500, status: 'pending' },
  ...{ reason: '', payee: '4821', is_made: false, tries: 3, create_at: '2026-11-28T08:00:00.000Z' },
  ...{ decided_at: null, next_at: '2026-11-28T08:10:00.000Z' },
};
const failed: OpsPayment = {
  ...waiting,
  ...{ id: 'w2', status: 'failed', reason: 'account closed', decided_at: '2026-11-28T09:00:00.000Z' },
};
const difference: PaymentDifference = {
  ...{ id: 'd1', kind: 'amount', order_id: 'w3', said: '{"amount":500}' },
  create_at: '2026-11-28T09:30:00.000Z',
};
const answers = (list: OpsPayment[], differences: PaymentDifference[] = []) => ({
  'GET /ops/api/payments': () => ({ list }),
  'GET /ops/api/payments/differences': () => ({ list: differences }),
});

export const Waiting = opsPage(
  { at, role: 'finance', answers: answers([waiting], [difference]) },
  async (canvas) => void (await canvas.findByText('mei2026')),
);
/** What will happen is said, and nothing happens without a reason. */
export const GivingBack = opsPage(
  { at, role: 'finance', locale: 'en', answers: answers([waiting]) },
  async (canvas, { text }) => {
    const name = text('ops.payments.fail');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const [confirm] = [...dialog.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === name,
    );
    await userEvent.click(confirm as HTMLElement);
    await screen.findByText(text('ops.reason.missing'));
  },
);
/** The provider is asked about several, one after the other. */
export const SeveralAskedAgain = opsPage(
  {
    ...{ at, role: 'finance', locale: 'en' },
    answers: {
      ...answers([waiting, { ...waiting, id: 'w4', username: 'wei' }]),
      'POST /ops/api/payments/:id/retry': ({ params }) =>
        (params as { id: string }).id === 'w1' ? { ...waiting, status: 'success' } : opsLost(),
    },
  },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: text('ops.bulk.all', { count: 2 }) }));
    const bar = within(canvas.getByRole('group', { name: text('ops.bulk') }));
    await userEvent.click(bar.getByRole('button', { name: text('ops.payments.retry') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(text('ops.reason')), 'The provider is back');
    await userEvent.click(dialog.getByRole('button', { name: text('ops.payments.retry') }));
    await expect(await canvas.findByText(text('ops.bulk.failed'))).toBeVisible();
    await expect(canvas.queryByText('mei2026')).toBeNull();
  },
);
export const CameToNothing = opsPage(
  { at: `${at}?view=failed`, role: 'finance', screen: 'phone', answers: answers([failed]) },
  async (canvas) => void (await canvas.findByText('account closed')),
);
export const Nothing = opsPage(
  { at, role: 'finance', screen: 'phone', answers: answers([]) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.payments.empty.pending'))),
);
export const Failed = opsPage(
  { at, role: 'finance', answers: { ...answers([]), 'GET /ops/api/payments': opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);

const paid: OpsPayment = {
  ...waiting,
  ...{ id: 'w4', status: 'success', next_at: null, decided_at: '2026-11-28T09:00:00.000Z' },
};
export const All = opsPage(
  {
    at: `${at}?view=all&person=mei2026`,
    role: 'finance',
    answers: { 'GET /ops/api/orders': () => ({ list: [waiting, failed, paid], next_id: 'w4' }) },
  },
  async (canvas, { text }) => {
    await canvas.findByText('account closed');
    await expect(canvas.getByLabelText(text('ops.orders.filter.person'))).toHaveValue('mei2026');
    await expect(canvas.getByRole('button', { name: text('ops.further') })).toBeVisible();
  },
);
export const AllOnAPhone = opsPage(
  {
    at: `${at}?view=all`,
    role: 'finance',
    locale: 'en',
    screen: 'phone',
    answers: { 'GET /ops/api/orders': () => ({ list: [], next_id: null }) },
  },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.orders.empty'))),
);
