import type { OpsFrozenAccount, OpsLedgerCheck } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Whether the ledger is what was written into it. */
const meta = { title: 'Pages/Console/Checks', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/checks';
const GET = 'GET /ops/api/ledger/checks';
const right: OpsLedgerCheck = {
  ...{ at: '2026-11-27T03:40:00.000Z', took: 4_812, accounts: 52_310, entries: 1_204_512 },
  ...{ finding_count: 0, findings: [] },
};
const wrong: OpsLedgerCheck = {
  ...right,
  ...{ at: '2026-11-28T03:40:00.000Z', finding_count: 2 },
  findings: [
    {
      account: 'user u17',
      seq: 812,
      what: 'the balance after it is not that before it with its amount',
      transfer: '71203',
    },
    { account: 'user u18', seq: null, what: 'the signature is not the server’s', transfer: null },
  ],
};
const frozen: OpsFrozenAccount[] = [
  {
    account: { kind: 'user', owner: 'u17', username: 'ann12345' },
    ...{ balance: 1_250_000, since: '2026-11-28T03:40:07.000Z', is_signed: false },
    ...{ why: 'the ledger does not add up', request: null },
  },
];
const asked: OpsFrozenAccount[] = frozen.map((each) => ({
  ...each,
  request: { asked_by: 'mia', reason: 'Rows are put back', create_at: '2026-11-28T09:00:00.000Z' },
}));
const answers = (checks: OpsLedgerCheck[], accounts: OpsFrozenAccount[] = []) => ({
  [GET]: () => ({ checks, frozen: accounts }),
});

export const Right = opsPage(
  { at, role: 'finance', answers: answers([right]) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.checks.right'))),
);
export const Wrong = opsPage(
  { at, role: 'finance', answers: answers([wrong, right], frozen) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.checks.findings', { count: 2 }))),
);
export const OnAPhone = opsPage(
  { at, role: 'finance', screen: 'phone', answers: answers([wrong, right], frozen) },
  async (canvas) => void (await canvas.findByText('ann12345')),
);
/** Another operator has asked: who looks at it agrees, or refuses. */
export const AskedToFree = opsPage(
  { at, role: 'finance', answers: answers([wrong], asked) },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.freeing.agree') }));
    await screen.findByText(text('ops.freeing.agree.text'));
  },
);
export const Empty = opsPage(
  { at, role: 'finance', answers: answers([]) },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.checks.empty'))),
);
export const Failed = opsPage(
  { at, role: 'finance', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
