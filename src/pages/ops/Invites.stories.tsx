import type { OpsInvite } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { opsHangs, opsLost, opsPage, opsRefuses } from '../../stories/ops.tsx';

/** Codes by which operators let people in. */
const meta = { title: 'Console/Invite codes', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/invites';
const LIST = 'GET /ops/api/invites';
const an = (id: string, more: Partial<OpsInvite>): OpsInvite => ({
  ...{ id, code: 'KQ7PA2MX', note: '开学季 <b>展位</b>', most: 200, taken: 0, until: null, state: 'open' },
  ...{ batch: 'b1', made_by: 'mia', create_at: '2026-11-28T08:00:00.000Z', withdrawn_at: null },
  ...more,
});
const CODES = [
  an('i1', {}),
  an('i2', { code: 'W4NE8RTB', taken: 128, until: '2026-12-24T18:00:00.000Z' }),
  an('i3', { code: 'HZ2CD9FV', most: 1, taken: 1, state: 'used', note: '' }),
  an('i4', {
    code: 'B6YUS3KJ',
    most: null,
    taken: 1_024,
    state: 'expired',
    until: '2026-11-01T00:00:00.000Z',
  }),
  an('i5', { code: 'M8XGQ5WA', state: 'withdrawn', withdrawn_at: '2026-11-28T09:00:00.000Z' }),
];
const ANSWERS = { [LIST]: () => ({ list: CODES, next_id: 'more' }) } as const;
const NOTHING = { [LIST]: () => ({ list: [], next_id: null }) } as const;
/** The way to who came by the second of them. */
const LOOK = { plain: /W4NE8RTB/ };
const PEOPLE = 'GET /ops/api/invites/:id/people';

export const States = opsPage({ role: 'owner', at, answers: ANSWERS }, (_, { visitor }) =>
  visitor.sees('ops.invites.state.expired'),
);
export const OnAPhone = opsPage({ role: 'owner', at, answers: ANSWERS, screen: 'phone' }, (_, { visitor }) =>
  visitor.sees('ops.invites.state.expired'),
);
export const OfABatch = opsPage({ role: 'owner', at: `${at}?batch=b1`, answers: ANSWERS }, (_, { visitor }) =>
  visitor.sees('ops.invites.export'),
);
export const Withdrawing = opsPage({ role: 'owner', at, answers: ANSWERS }, async (_, { visitor }) => {
  await visitor.presses('ops.invites.withdraw');
  await visitor.sees('ops.invites.withdraw.text');
});
/** Those that are withdrawn already cannot be picked. */
export const SeveralWithdrawn = opsPage({ role: 'owner', at, answers: ANSWERS }, async (canvas, { text }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: text('ops.bulk.all', { count: 4 }) }));
  await canvas.findByText(text('ops.bulk.picked', { count: 4 }));
  const gone = text('ops.bulk.pick', { name: 'M8XGQ5WA' });
  await expect(canvas.queryByRole('checkbox', { name: gone })).toBeNull();
});
/** Who only reads them picks none. */
export const OfSupport = opsPage({ role: 'support', at, answers: ANSWERS }, async (canvas, { visitor }) => {
  await visitor.sees('ops.invites.state.expired');
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});
export const People = opsPage(
  {
    role: 'owner',
    at,
    answers: {
      ...ANSWERS,
      [PEOPLE]: () => ({
        list: [
          { id: 'u1', username: 'xiaolan88', create_at: '2026-11-28T09:30:00.000Z' },
          { id: '0hokyjkyklw26wc1au91jn', username: '', create_at: '2026-11-28T08:30:00.000Z' },
        ],
        next_id: null,
      }),
    },
  },
  async (_, { visitor }) => {
    await visitor.presses(LOOK);
    await visitor.sees('ops.invites.people.text');
  },
);
export const PeopleLost = opsPage(
  { role: 'owner', at, answers: { ...ANSWERS, [PEOPLE]: opsLost } },
  async (_, { visitor }) => {
    await visitor.presses(LOOK);
    await visitor.sees('ops.failed');
  },
);
export const TooMany = opsPage(
  { role: 'owner', at, answers: { ...NOTHING, 'POST /ops/api/invites': opsRefuses('api.too_frequent') } },
  async (_, { visitor }) => {
    await visitor.fills('ops.invites.count', '200');
    await visitor.presses('ops.invites.make');
    await visitor.sees('ops.invites.too_often');
  },
);
export const Nothing = opsPage({ role: 'owner', at, answers: NOTHING }, (_, { visitor }) =>
  visitor.sees('ops.invites.none'),
);
export const NothingLikeIt = opsPage(
  { role: 'owner', at: `${at}?state=used`, answers: NOTHING },
  (_, { visitor }) => visitor.sees('ops.invites.empty'),
);
export const Lost = opsPage({ role: 'owner', at, answers: { [LIST]: opsLost } }, (_, { visitor }) =>
  visitor.sees('ops.failed'),
);
export const Loading = opsPage({ role: 'owner', at, answers: { [LIST]: opsHangs } });
