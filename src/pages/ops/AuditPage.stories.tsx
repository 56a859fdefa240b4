import type { AuditRow } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** What operators did. */
const meta = { title: 'Pages/Console/Audit log', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/audit';
const GET = 'GET /ops/api/audit';
const row = (seq: number, more: Partial<AuditRow>): AuditRow => ({
  ...{ seq, id: `a${seq}`, operator: 'mia', action: 'posts.reject', target: 'p7', reason: 'No <i>trade</i>' },
  ...{ address: '192.0.2.7', before: null, after: null, create_at: '2026-11-28T08:00:00.000Z' },
  ...more,
});
const rows = [
  row(9, {}),
  row(8, {
    action: 'settings.change',
    target: 'settings.post_review',
    before: { mode: 'auto' },
    after: { mode: 'hold' },
  }),
];
const ANSWERS = { [GET]: () => ({ list: rows, next_id: '8' }) };

export const Rows = opsPage(
  { at, role: 'owner', answers: ANSWERS },
  async (canvas) => void (await canvas.findByText('mode: auto → hold')),
);
/** What is looked for stands in the address, so it may be sent to somebody. */
export const Filtered = opsPage(
  { at: `${at}?operator=mia&action=posts&from=2026-11-01`, role: 'finance', locale: 'en', answers: ANSWERS },
  async (canvas, { ops, text }) => {
    await expect(await canvas.findByLabelText(text('ops.audit.filter.operator'))).toHaveValue('mia');
    await expect(canvas.getByLabelText(text('ops.audit.filter.from'))).toHaveValue('2026-11-01');
    const { asked } = ops.http as unknown as { asked: { call: string; options: { query?: object } }[] };
    const query = asked.find(({ call }) => call === GET)?.options.query;
    await expect(query).toMatchObject({ operator: 'mia', action: 'posts' });
  },
);
export const Whole = opsPage(
  {
    at,
    role: 'owner',
    screen: 'phone',
    answers: { ...ANSWERS, 'GET /ops/api/audit/check': () => ({ broken_at: null, head: 'f00', rows: 9 }) },
  },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.audit.check') }));
    await expect(await canvas.findByText(text('ops.audit.whole', { rows: 9 }))).toBeVisible();
  },
);
export const Broken = opsPage(
  {
    at,
    role: 'owner',
    answers: { ...ANSWERS, 'GET /ops/api/audit/check': () => ({ broken_at: 8, head: 'f00', rows: 9 }) },
  },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.audit.check') }));
    await expect(await canvas.findByText(text('ops.audit.broken', { seq: 8 }))).toBeVisible();
  },
);
export const Nothing = opsPage(
  { at, role: 'owner', answers: { [GET]: () => ({ list: [], next_id: null }) } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.audit.empty'))),
);
export const Failed = opsPage(
  { at, role: 'owner', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
