import type { AuditRow, Maintenance, OpsSetting } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { opsLost, opsPage, opsRefuses } from '../../stories/ops.tsx';

/** What holds for everybody of the brand. */
const meta = { title: 'Pages/Console/Settings', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/settings';
const open: Maintenance = {
  ...{ status: 1, enabled: false, announcement: '', maintain_start: null, maintain_end: null },
  update_at: null,
};
const settings: OpsSetting[] = [
  {
    key: 'features',
    fields: [
      { name: 'google', kind: 'switch', locked: true },
      { name: 'publish', kind: 'switch' },
      { name: 'wallet_withdrawal', kind: 'switch' },
    ],
    value: { google: false, publish: true, wallet_withdrawal: true },
    update_at: null,
  },
  {
    key: 'payment',
    fields: [
      { name: 'stopped', kind: 'switch' },
      { name: 'wellpay_minimum', kind: 'points', minimum: 1, maximum: 100_000_000 },
      { name: 'wellpay_maximum', kind: 'points', minimum: 1, maximum: 100_000_000 },
    ],
    value: { stopped: false, wellpay_minimum: 100, wellpay_maximum: 500_000 },
    update_at: null,
  },
  {
    key: 'greeting',
    fields: [
      { name: 'username', kind: 'text', maximum: 40 },
      { name: 'text_en', kind: 'text', maximum: 1_000 },
    ],
    value: { username: 'teamlivery', text_en: 'Welcome!' },
    update_at: null,
  },
];
const odds: OpsSetting = {
  key: 'envelopes',
  fields: [5, 6].map((count) => ({ name: `mine_odds_${count}`, kind: 'factor' as const, maximum: 100 })),
  value: { mine_odds_5: 1.9, mine_odds_6: 1.6 },
  update_at: null,
};
const quotas: OpsSetting = {
  key: 'quotas',
  fields: [
    { name: 'messages_per_minute', kind: 'number', minimum: 5, maximum: 200 },
    { name: 'uploads_per_day', kind: 'number', minimum: 1, maximum: 500 },
  ],
  value: { messages_per_minute: 200, uploads_per_day: 500 },
  update_at: null,
};
const row: AuditRow = {
  ...{ seq: 7, id: 'a7', operator: 'fay', action: 'settings.change', target: 'settings.payment' },
  ...{
    reason: 'a quiet weekend',
    address: '192.0.2.7',
    before: { stopped: true },
    after: { stopped: false },
  },
  create_at: '2026-11-28T08:00:00.000Z',
};
const ANSWERS = {
  'GET /ops/api/settings': () => ({ list: settings }),
  'GET /ops/api/maintenance': () => ({ now: open, is_ordered: false }),
  'GET /ops/api/audit': () => ({ list: [row], next_id: null }),
};
type Steps = NonNullable<Parameters<typeof opsPage>[1]>;

const cardOf = async (canvas: Parameters<Steps>[0], name: string) =>
  within(await canvas.findByRole('region', { name }));

export const AllOfThem = opsPage(
  { at, role: 'owner', answers: ANSWERS },
  async (canvas, { text }) => void (await cardOf(canvas, text('ops.setting.payment'))),
);
export const OnAPhone = opsPage(
  { at, role: 'owner', screen: 'phone', locale: 'en', answers: ANSWERS },
  async (canvas, { text }) => void (await cardOf(canvas, text('ops.setting.greeting'))),
);
/** Others read them, and cannot change anything. */
export const OfSupport = opsPage({ at, role: 'support', answers: ANSWERS }, async (canvas, { text }) => {
  const card = await cardOf(canvas, text('ops.setting.payment'));
  await expect(card.queryByRole('button', { name: text('ops.save') })).toBeNull();
});
/** What the brand's folder forbids says so, and cannot be moved. */
export const SwitchesOfFeatures = opsPage(
  { at, role: 'owner', locale: 'en', answers: ANSWERS },
  async (canvas, { text }) => {
    const card = await cardOf(canvas, text('ops.setting.features'));
    const switchOf = (name: 'google' | 'publish') =>
      card.getByRole('switch', { name: text(`ops.setting.features.${name}`) });
    await expect(switchOf('google')).toBeDisabled();
    await expect(card.getByText(text('ops.setting.locked'))).toBeVisible();
    await userEvent.click(switchOf('publish'));
    await expect(card.getByRole('button', { name: text('ops.save') })).toBeVisible();
  },
);
export const WithItsHistory = opsPage({ at, role: 'owner', answers: ANSWERS }, async (canvas, { text }) => {
  const card = await cardOf(canvas, text('ops.setting.payment'));
  await userEvent.click(card.getByRole('button', { name: text('ops.history') }));
  await expect(await card.findByText('stopped: true → false')).toBeVisible();
});
export const Refused = opsPage(
  {
    at,
    role: 'owner',
    answers: {
      ...ANSWERS,
      'PUT /ops/api/settings/:key': opsRefuses('api.validation', { wellpay_maximum: 'clash' }),
    },
  },
  async (canvas, { text }) => {
    const card = await cardOf(canvas, text('ops.setting.payment'));
    const field = card.getByLabelText(text('ops.setting.payment.wellpay_maximum'));
    await userEvent.clear(field);
    await userEvent.type(field, '0.50');
    await userEvent.type(card.getByLabelText(text('ops.reason')), 'less');
    await userEvent.click(card.getByRole('button', { name: text('ops.save') }));
    await expect(await card.findByText(text('ops.field.wrong'))).toBeVisible();
  },
);
/** A quota says from where to where it may be; what is beyond is refused beside its field. */
export const Quotas = opsPage(
  {
    ...{ at: `${at}#quotas`, role: 'owner' },
    answers: {
      ...ANSWERS,
      'GET /ops/api/settings': () => ({ list: [quotas] }),
      'PUT /ops/api/settings/:key': opsRefuses('api.validation', { messages_per_minute: 'above' }),
    },
  },
  async (canvas, { text }) => {
    const card = await cardOf(canvas, text('ops.setting.quotas'));
    await expect(card.getByText(text('ops.field.range', { minimum: 1, maximum: 500 }))).toBeVisible();
    const field = card.getByLabelText(text('ops.setting.quotas.messages_per_minute'));
    await userEvent.clear(field);
    await userEvent.type(field, '201');
    await userEvent.type(card.getByLabelText(text('ops.reason')), 'more');
    await userEvent.click(card.getByRole('button', { name: text('ops.save') }));
    const bounds = { minimum: 5, maximum: 200 };
    await expect(await card.findByText(text('ops.field.beyond', bounds))).toBeVisible();
  },
);
/** The table of contents leads to a card; odds are times, to the hundredth, and not points. */
export const Odds = opsPage(
  {
    ...{ at: `${at}#envelopes`, role: 'owner' },
    answers: {
      ...ANSWERS,
      'GET /ops/api/settings': () => ({ list: [...settings, odds] }),
      'PUT /ops/api/settings/:key': () => ({
        ...{ ...odds, value: { mine_odds_5: 1.55, mine_odds_6: 1.6 } },
      }),
    },
  },
  async (canvas, { text }) => {
    const contents = within(await canvas.findByRole('navigation', { name: text('ops.settings.contents') }));
    await expect(contents.getAllByRole('link')).toHaveLength(4);
    const card = await cardOf(canvas, text('ops.setting.envelopes'));
    const field = card.getByLabelText(text('ops.setting.envelopes.mine_odds_5'));
    await expect(field).toHaveValue('1.9');
    await userEvent.clear(field);
    await userEvent.type(field, '1.55');
    await userEvent.type(card.getByLabelText(text('ops.reason')), 'fairer');
    await userEvent.click(card.getByRole('button', { name: text('ops.save') }));
    await waitFor(() => expect(card.queryByRole('button', { name: text('ops.save') })).toBeNull());
    await expect(field).toHaveValue('1.55');
  },
);
export const Failed = opsPage(
  { at, role: 'owner', answers: { ...ANSWERS, 'GET /ops/api/settings': opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
