import type { ManualMovement } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Points by hand. */
const meta = { title: 'Pages/Console/Points', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/money';
const GET = 'GET /ops/api/movements';
const movement: ManualMovement = {
  ...{ id: 'm1', user_id: 'u1', username: 'mei2026', amount: 200_000, type: 122, remark: 'First prize' },
  ...{ state: 'pending', asked_by: 'fay', decided_by: null, create_at: '2026-11-28T08:00:00.000Z' },
};

export const Waiting = opsPage(
  { at, role: 'finance', answers: { [GET]: () => ({ list: [movement], next_id: null }) } },
  async (canvas) => void (await canvas.findByText('First prize')),
);
/** Who decided, where anybody else had to. */
export const Decided = opsPage(
  {
    ...{ at: `${at}?state=done`, role: 'finance', locale: 'en' },
    answers: {
      [GET]: () => ({
        list: [
          { ...movement, state: 'done', decided_by: 'olive' },
          { ...movement, id: 'm2', amount: 5_000, remark: 'A small one', state: 'done' },
        ],
        next_id: null,
      }),
    },
  },
  async (canvas) => void (await canvas.findByText('A small one')),
);
/** The second operator says for themselves to whom and how much. */
export const Agreeing = opsPage(
  { at, role: 'finance', locale: 'en', answers: { [GET]: () => ({ list: [movement], next_id: null }) } },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.money.agree') }));
    await expect(await screen.findByRole('dialog', { name: text('ops.money.agree') })).toBeVisible();
  },
);
export const Nothing = opsPage(
  { at, role: 'finance', screen: 'phone', answers: { [GET]: () => ({ list: [], next_id: null }) } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.asked.empty.pending'))),
);
export const Failed = opsPage(
  { at, role: 'finance', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
