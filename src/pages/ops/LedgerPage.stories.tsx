import type { OpsLedgerAccount, OpsTransfer } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** What moved points. */
const meta = { title: 'Pages/Console/Ledger', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/ledger';
const GET = 'GET /ops/api/ledger';
const OPEN = 'GET /ops/api/ledger/transfers/:id';
const person = (owner: string, username: string): OpsLedgerAccount => ({ kind: 'user', owner, username });
const [ann, bob] = [person('u1', 'ann12345'), person('u2', 'bob12345')];
const transfer = (id: string, more: Partial<OpsTransfer> = {}): OpsTransfer => ({
  ...{ id, key: `envelope/${id}`, type: 3, amount: 77_700, from: ann, reference: `e${id}` },
  to: { kind: 'envelope', owner: `e${id}`, username: '' },
  ...{ remark: '', create_at: '2026-11-28T08:00:00.000Z' },
  ...more,
});
const first = transfer('904');
const list = [
  first,
  transfer('903', { type: 31, from: { kind: 'envelope', owner: 'e7', username: '' }, to: bob, amount: 100 }),
  transfer('902', {
    ...{ type: 121, from: { kind: 'house', owner: '', username: '' }, to: ann, amount: 1_000_000 },
    remark: 'Welcome <b>back</b>',
  }),
  transfer('901', { type: 23, from: bob, to: { kind: 'clearing', owner: 'wellpay', username: '' } }),
];
const statement = {
  account: ann,
  ...{ opening: 12_300, income: 1_000_000, expense: 77_700, closing: 934_600, is_valid: true },
};
const entry = (account: OpsLedgerAccount, more: object) => ({
  ...{ account, seq: 13, amount: 77_700, balance: 77_700, hash: '0f'.repeat(32) },
  ...{ is_chained: true, is_signed: true, is_frozen: false },
  ...more,
});
const ANSWERS = {
  [GET]: () => ({ list, next_id: '901', statement: null }),
  [OPEN]: () => ({
    transfer: first,
    entries: [
      entry(ann, { amount: -77_700, balance: 934_600 }),
      entry({ kind: 'envelope', owner: 'e904', username: '' }, { seq: 1, is_signed: false, is_frozen: true }),
    ],
  }),
};

export const Rows = opsPage(
  { at, role: 'finance', answers: ANSWERS },
  async (canvas) => void (await canvas.findByText('Welcome <b>back</b>')),
);
/** What is looked for stands in the address; a person comes with their statement. */
export const Statement = opsPage(
  {
    ...{ at: `${at}?account=ann12345&type=3&min=1.00&from=2026-11-01`, role: 'finance', locale: 'en' },
    answers: { ...ANSWERS, [GET]: () => ({ list, next_id: null, statement }) },
  },
  async (canvas, { ops, text }) => {
    await canvas.findByText(text('ops.ledger.statement.of', { name: 'ann12345' }));
    await expect(canvas.getByLabelText(text('ops.ledger.filter.account'))).toHaveValue('ann12345');
    const { asked } = ops.http as unknown as { asked: { call: string; options: { query?: object } }[] };
    const query = asked.find(({ call }) => call === GET)?.options.query;
    await expect(query).toMatchObject({ account: 'ann12345', type: 3, min: 100 });
  },
);
export const StatementOnAPhone = opsPage(
  {
    ...{ at: `${at}?account=ann12345`, role: 'finance', screen: 'phone', locale: 'zh-CN' },
    answers: {
      ...ANSWERS,
      [GET]: () => ({ list, next_id: null, statement: { ...statement, is_valid: false } }),
    },
  },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.ledger.invalid'))),
);
export const Opened = opsPage({ at, role: 'finance', answers: ANSWERS }, async (canvas, { text }) => {
  await userEvent.click(await canvas.findByRole('button', { name: text('ops.ledger.open', { id: '904' }) }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await expect(dialog.getByText(text('ops.ledger.not_signed'))).toBeVisible();
  await expect(dialog.getByText('envelope/904')).toBeVisible();
});
/** An amount that is none is not asked for. */
export const Wrong = opsPage({ at, role: 'finance', answers: ANSWERS }, async (canvas, { text }) => {
  await userEvent.type(await canvas.findByLabelText(text('ops.ledger.filter.min')), 'much');
  await userEvent.click(canvas.getByRole('button', { name: text('ops.ledger.search') }));
  await expect(canvas.getByText(text('ops.money.amount.wrong'))).toBeVisible();
});
/** What it had to look through ended, and nothing was in it. */
export const NotYet = opsPage(
  { at, role: 'finance', answers: { [GET]: () => ({ list: [], next_id: '500', statement: null }) } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.not_yet'))),
);
export const Nothing = opsPage(
  { at, role: 'finance', answers: { [GET]: () => ({ list: [], next_id: null, statement: null }) } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.ledger.empty'))),
);
export const Failed = opsPage(
  { at, role: 'finance', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
