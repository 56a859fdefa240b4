import { EnvelopeKind, type OpsEnvelope } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { opsLost, opsPage, opsRefuses } from '../../stories/ops.tsx';

/** Red envelopes, looked up by id and verified. */
const meta = { title: 'Pages/Console/Envelopes', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/envelopes';
const one = `${at}?q=e1`;
const GET = 'GET /ops/api/envelopes/:id';
const right = { shares: true, claims: true, sums: true, account: true, signature: true };
const envelope: OpsEnvelope = {
  ...{ id: 'e1', kind: EnvelopeKind.FORTUNEWHEEL, state: 'open', group_id: 'g1', amount: 100_000, count: 10 },
  ...{ sender: { id: 'u1', username: 'mei2026' }, claimed_count: 2, claimed_amount: 21_355 },
  ...{ mine: null, odds: null, settle_at: null, balance: 78_645 },
  ...{ create_at: '2026-11-28T08:00:00.000Z', expire_at: '2026-11-29T08:00:00.000Z' },
  ...{ seed_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', seed: null },
  packets: [
    { person: { id: 'u2', username: 'ann12345' }, amount: 12_004, create_at: '2026-11-28T08:00:04.000Z' },
    { person: { id: 'u3', username: '' }, amount: 9_351, create_at: '2026-11-28T08:01:10.000Z' },
  ],
  checks: right,
};

export const Asking = opsPage(
  { at, role: 'finance' },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.envelopes.lead'))),
);
export const Right = opsPage(
  { at: one, role: 'finance', answers: { [GET]: () => envelope } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.envelopes.right'))),
);
/** A game that goes on: what was drawn is nobody's to know. */
export const Secret = opsPage(
  {
    ...{ at: one, role: 'finance', screen: 'phone' },
    answers: {
      [GET]: () => ({
        ...{ ...envelope, kind: EnvelopeKind.BOMD, mine: 7, odds: 1.2, claimed_amount: null },
        packets: envelope.packets.map((packet) => ({ ...packet, amount: null })),
      }),
    },
  },
  async (canvas) => void (await canvas.findByText('ann12345')),
);
export const Wrong = opsPage(
  {
    ...{ at: one, role: 'owner' },
    answers: { [GET]: () => ({ ...envelope, checks: { ...right, shares: false, signature: false } }) },
  },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.envelopes.wrong'))),
);
export const Gone = opsPage(
  { at: one, role: 'finance', answers: { [GET]: opsRefuses('api.not_found') } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.envelopes.gone'))),
);
export const Failed = opsPage(
  { at: one, role: 'finance', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
