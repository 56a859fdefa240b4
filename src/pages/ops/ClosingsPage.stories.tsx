import type { OpsClosing } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** What a day came to. */
const meta = { title: 'Pages/Console/Closings', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/closings?day=2026-11-27';
const GET = 'GET /ops/api/ledger/closings/:day';
const closing: OpsClosing = {
  ...{ day: '2026-11-27', is_over: true, adds_up: true },
  types: [
    { type: 3, count: 1_204, amount: 3_000_000 },
    { type: 31, count: 5_310, amount: 2_650_000 },
    { type: 121, count: 12, amount: 10_500 },
  ],
  ...{ deposits: 10_500, withdrawals: 2_100, issued: 10_500, taken: 100 },
  ...{ opening: 91_000_000, closing: 91_010_400, clearing: 2_000, fees: 0, people: 91_008_400 },
  ...{ envelopes: 350_000, envelope_count: 41, held: 700, differences: 1 },
  check: { at: '2026-11-28T03:40:00.000Z', findings: 0 },
};
const answers = (more: Partial<OpsClosing> = {}) => ({ [GET]: () => ({ ...closing, ...more }) });

export const Over = opsPage(
  { at, role: 'finance', answers: answers() },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.closings.adds_up'))),
);
export const OnAPhone = opsPage(
  { at, role: 'finance', screen: 'phone', answers: answers({ is_over: false, types: [] }) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.closings.goes_on'))),
);
export const Differs = opsPage(
  { at, role: 'finance', answers: answers({ adds_up: false }) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.closings.differs'))),
);
export const Failed = opsPage(
  { at, role: 'finance', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
