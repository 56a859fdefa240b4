import type { OpsMerchant, OpsSettlement } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Who may ask for points. */
const meta = { title: 'Pages/Console/Merchants', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/merchants';
const key = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const shop: OpsMerchant = {
  ...{ id: 'shop1', name: 'Corner <b>shop</b>', public_key: key, owed: 125_000 },
  ...{ closed_at: null, create_at: '2026-11-01T08:00:00.000Z' },
};
const closed = { ...shop, id: 'shop2', name: 'Tea house', owed: 0, closed_at: '2026-11-20T08:00:00.000Z' };
const waiting: OpsSettlement = {
  ...{ id: 's1', merchant_id: 'shop1', amount: 120_000, remark: 'By bank, November', state: 'pending' },
  ...{ asked_by: 'fay', decided_by: null, create_at: '2026-11-28T08:00:00.000Z' },
};
const answers = (list: OpsMerchant[], settlements: OpsSettlement[] = []) => ({
  'GET /ops/api/merchants': () => ({ list, next_id: null, notice_key: key }),
  'GET /ops/api/settlements': () => ({ list: settlements, next_id: null }),
});

export const Listed = opsPage(
  { at, role: 'finance', answers: answers([shop, closed], [waiting]) },
  async (canvas) => void (await canvas.findByText('Tea house')),
);
export const OnAPhone = opsPage(
  { at, role: 'finance', screen: 'phone', locale: 'en', answers: answers([shop, closed], [waiting]) },
  async (canvas, { text }) => {
    await canvas.findByText('Tea house');
    // Of one that is closed all is to be seen: nothing is beyond the edge.
    const table = canvas.getByRole('region', { name: text('ops.merchants') });
    await expect(table.scrollWidth).toBe(table.clientWidth);
  },
);
export const Settling = opsPage(
  { at, role: 'finance', locale: 'en', answers: answers([shop]) },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.merchants.settle') }));
    const name = text('ops.merchants.settle.title', { name: shop.name });
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
);
export const Refusing = opsPage(
  { at, role: 'finance', answers: answers([shop], [waiting]) },
  async (_, { visitor }) => {
    await visitor.presses('ops.money.refuse');
    await visitor.presses('ops.money.refuse');
    await visitor.sees('ops.money.refusal.missing');
  },
);
export const Closing = opsPage(
  { at, role: 'finance', screen: 'phone', answers: answers([shop]) },
  async (_, { visitor }) => {
    await visitor.presses('ops.merchants.close');
    await visitor.sees('ops.merchants.close.text');
  },
);
/** Who decided about settlements. */
export const Decided = opsPage(
  {
    ...{ at: `${at}?state=refused`, role: 'finance', screen: 'phone' },
    answers: answers([shop], [{ ...waiting, state: 'refused', decided_by: 'olive' }]),
  },
  async (canvas) => void (await canvas.findByText(waiting.remark)),
);
export const Nobody = opsPage(
  { at, role: 'finance', answers: answers([]) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.merchants.empty'))),
);
export const Lost = opsPage(
  { at, role: 'finance', answers: { ...answers([]), 'GET /ops/api/merchants': opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
