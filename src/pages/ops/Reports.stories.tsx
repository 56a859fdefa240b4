import type { ReportCase, ReportDetails, SingleReport } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { opsHangs, opsLost, opsPage, opsRefuses } from '../../stories/ops.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** What people reported, as a moderator answers it. */
const meta = { title: 'Console/Reports', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const POST: ReportCase = {
  ...{ id: 7, kind: 'post', target_id: 'p7', author_id: 'u1', username: 'xiaolan88' },
  ...{ title: '<b>低价</b>出售积分，私聊我', state: 'open', count: 3 },
  reasons: [
    { reason: 'fraud', count: 2 },
    { reason: 'spam', count: 1 },
  ],
  ...{ first_at: '2026-11-27T08:00:00.000Z', last_at: '2026-11-28T09:30:00.000Z' },
  ...{ decided_by: '', decided_at: null, decision_reason: '', was_taken_down: false },
};
const DECIDED: ReportCase = {
  ...POST,
  ...{ id: 3, kind: 'message', title: '加我', state: 'upheld', was_taken_down: true },
  ...{ decided_by: 'mia', decided_at: '2026-11-20T08:00:00.000Z', decision_reason: '引流' },
};
const PERSON: ReportCase = { ...POST, id: 8, kind: 'user', target_id: 'u2', title: '', count: 1 };
const REPORTS: SingleReport[] = [
  { id: 'r2', user_id: 'u3', username: 'meera1024', reason: 'fraud', text: '让我先转账', files: [] },
  { id: 'r1', user_id: 'u4', username: '', reason: 'spam', text: '', files: [] },
].map((each) => ({ ...each, create_at: '2026-11-28T09:30:00.000Z' }) as SingleReport);
const details = (changes: Partial<ReportDetails> = {}): ReportDetails => ({
  ...{ case: POST, shown: { text: POST.title, files: [] }, can_take_down: true, history: [DECIDED] },
  ...changes,
});
const OPENED = {
  'GET /ops/api/reports': () => ({ list: [POST, PERSON], next_id: null }),
  'GET /ops/api/reports/:id': () => details(),
  'GET /ops/api/reports/:id/each': () => ({ list: REPORTS, next_id: null }),
} as const;
const AT = '/ops/reports?case=7';

export const Cases = opsPage(
  {
    role: 'owner',
    at: '/ops/reports',
    answers: { 'GET /ops/api/reports': () => ({ list: [POST, PERSON, DECIDED], next_id: '8' }) },
  },
  async (_, { visitor }) => {
    await visitor.sees('ops.reports.no_words');
    await visitor.sees('ops.reports.more');
  },
);
/** Each is decided by itself: of one that more was reported about meanwhile that is said, and it stays. */
export const DecidedTogether = opsPage(
  {
    role: 'owner',
    at: '/ops/reports',
    answers: {
      'GET /ops/api/reports': () => ({ list: [POST, PERSON], next_id: null }),
      'POST /ops/api/reports/:id/decide': opsRefuses('api.data_exists'),
    },
  },
  async (_, { visitor }) => {
    await visitor.sees('ops.reports.no_words');
    await userEvent.click((await within(document.body).findAllByRole('checkbox'))[0] as HTMLElement);
    await visitor.presses('ops.reports.dismiss');
    await visitor.fills('ops.reason', '无害');
    await userEvent.click(
      within(within(document.body).getByRole('dialog')).getAllByRole('button').at(-1) as HTMLElement,
    );
    await waitFor(() => expect(within(document.body).getAllByText(/刚刚|just come in/)).toHaveLength(2));
  },
);
export const Nothing = opsPage(
  {
    role: 'owner',
    at: '/ops/reports',
    answers: { 'GET /ops/api/reports': () => ({ list: [], next_id: null }) },
  },
  (_, { visitor }) => visitor.sees('ops.reports.empty.open'),
);
export const Loading = opsPage({
  role: 'owner',
  at: '/ops/reports',
  answers: { 'GET /ops/api/reports': opsHangs },
});
export const Lost = opsPage(
  { role: 'owner', at: '/ops/reports', answers: { 'GET /ops/api/reports': opsLost } },
  (_, { visitor }) => visitor.sees('ops.failed'),
);

export const Opened = opsPage({ role: 'owner', at: AT, answers: OPENED }, async (_, { visitor }) => {
  await visitor.sees('ops.reports.act.post');
  await visitor.sees('ops.reports.history');
});
export const OfPerson = opsPage(
  {
    role: 'owner',
    at: AT,
    answers: {
      ...OPENED,
      'GET /ops/api/reports/:id': () => details({ case: PERSON, can_take_down: false, history: [] }),
    },
  },
  (_, { visitor }) => visitor.sees('ops.reports.act'),
);
export const Decided = opsPage(
  {
    role: 'owner',
    at: AT,
    answers: { ...OPENED, 'GET /ops/api/reports/:id': () => details({ case: DECIDED, history: [] }) },
  },
  (_, { visitor }) => visitor.sees('ops.reports.taken_down'),
);

const takesDown = async (visitor: Visitor) => {
  await visitor.fills('ops.reason', '引流');
  await visitor.presses('ops.reports.act.post');
};
export const WithoutReason = opsPage({ role: 'owner', at: AT, answers: OPENED }, async (_, { visitor }) => {
  await visitor.presses('ops.reports.act.post');
  await visitor.sees('ops.reason.missing');
});
export const MoreCame = opsPage(
  {
    role: 'owner',
    at: AT,
    answers: { ...OPENED, 'POST /ops/api/reports/:id/decide': opsRefuses('api.data_exists') },
  },
  async (_, { visitor }) => {
    await takesDown(visitor);
    await visitor.sees('ops.reports.more_came');
  },
);
