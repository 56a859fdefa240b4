import type { Announcement } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** What operators tell many people. */
const meta = { title: 'Pages/Console/Announcements', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/announcements';
const GET = 'GET /ops/api/announcements';
const an = (id: string, more: Partial<Announcement>): Announcement => ({
  ...{
    id,
    texts: { 'zh-CN': '今晚两点维护', en: 'Maintenance at two <b>tonight</b>' },
    segment: { kind: 'all' },
  },
  ...{ state: 'done', told: 12_840, by: 'mia', create_at: '2026-11-28T08:00:00.000Z' },
  ...{ start_at: null, done_at: '2026-11-28T08:02:00.000Z' },
  ...more,
});
const list = [
  an('a1', {
    state: 'planned',
    told: 0,
    start_at: '2026-12-24T18:00:00.000Z',
    segment: { kind: 'new', days: 7 },
  }),
  an('a2', { state: 'running', told: 2_400 }),
  an('a3', {}),
  an('a4', { state: 'stopped', told: 200, by: '', segment: { kind: 'type', type: 2 } }),
];
const ANSWERS = {
  [GET]: () => ({ list, next_id: null }),
  'POST /ops/api/announcements/count': () => ({ people: 12_840 }),
};

export const History = opsPage(
  { at, role: 'moderator', answers: ANSWERS },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.announcements.state.running'))),
);
export const Written = opsPage(
  { at, role: 'owner', screen: 'phone', locale: 'en', answers: ANSWERS },
  async (canvas, { text }) => {
    await userEvent.type(await canvas.findByLabelText(text('ops.announcements.zh')), '大家好');
    await userEvent.type(canvas.getByLabelText(text('ops.announcements.en')), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: text('ops.announcements.count') }));
    await expect(await canvas.findByText(text('ops.announcements.people', { count: 12_840 }))).toBeVisible();
    const submit = () => canvas.getByRole('button', { name: text('ops.announcements.submit.now') });
    await expect(submit()).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(text('ops.reason')), 'to say hello');
    await expect(submit()).toBeEnabled();
  },
);
export const Stopping = opsPage({ at, role: 'owner', answers: ANSWERS }, async (canvas, { text }) => {
  const [stop] = await canvas.findAllByRole('button', { name: text('ops.announcements.stop') });
  if (stop) await userEvent.click(stop);
  await expect(await screen.findByRole('dialog', { name: text('ops.announcements.stop') })).toBeVisible();
});
export const Nothing = opsPage(
  { at, role: 'owner', answers: { [GET]: () => ({ list: [], next_id: null }) } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.announcements.empty'))),
);
export const Failed = opsPage(
  { at, role: 'owner', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
