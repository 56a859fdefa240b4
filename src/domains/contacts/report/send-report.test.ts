import { expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { type ReportTarget, sendReport } from './send-report.ts';

const report = { reason: 'spam', images: [] } as const;

it.each<[ReportTarget['kind'], string, object]>([
  ['person', 'ann', { call: 'POST /api/v1/users/report', options: { body: { user_id: 'ann', ...report } } }],
  ['post', 'p1', { call: 'POST /social/api/report/post', options: { body: { post_id: 'p1', ...report } } }],
  [
    'group',
    'g1',
    { call: 'POST /api/v1/groups/:id/report', options: { params: { id: 'g1' }, body: report } },
  ],
  [
    'message',
    'g1/m1',
    {
      call: 'POST /api/v1/groups/:id/report',
      options: { params: { id: 'g1' }, body: { msg_id: 'm1', ...report } },
    },
  ],
])('reports a %s', async (kind, of, asked) => {
  const http = fakeCalls({
    'POST /api/v1/users/report': () => ({}),
    'POST /social/api/report/post': () => ({}),
    'POST /api/v1/groups/:id/report': () => ({}),
  });
  await sendReport(http, { kind, of }, { ...report, images: [] });
  expect(http.asked).toEqual([asked]);
});
