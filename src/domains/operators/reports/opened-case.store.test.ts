// @vitest-environment node
import type { ReportCase } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { ReportCases } from './cases.store.ts';
import { OpenedCase } from './opened-case.store.ts';

const aCase = (id: number, changes: Partial<ReportCase> = {}): ReportCase => ({
  ...{ id, kind: 'post', target_id: `p${id}`, author_id: 'u', username: 'wei', title: 'Win now' },
  ...{ state: 'open', count: 2, reasons: [{ reason: 'spam', count: 2 }], decided_by: '', decided_at: null },
  ...{ first_at: '2026-11-28T08:00:00.000Z', last_at: '2026-11-28T09:00:00.000Z' },
  ...{ decision_reason: '', was_taken_down: false },
  ...changes,
});
const details = (changes: Partial<ReportCase> = {}) => ({
  case: aCase(7, changes),
  shown: { text: 'Win now', files: [] },
  can_take_down: true,
  history: [],
});

const opened = async (decide: () => ReportCase | Promise<never>) => {
  const http = fakeCalls({
    'GET /ops/api/reports/:id': () => details(),
    'GET /ops/api/reports/:id/each': () => ({ list: [], next_id: null }),
    'POST /ops/api/reports/:id/decide': decide,
  });
  const onward = { step: vi.fn(), decided: vi.fn() };
  const desk = new OpenedCase(http, 7, onward);
  await desk.load();
  return { http, onward, desk };
};
const decisions = ({ asked }: ReturnType<typeof fakeCalls>) =>
  asked.filter(({ call }) => call.startsWith('POST')).map(({ options }) => options['body']);

it('says how many reports were seen, and goes on when it is decided', async () => {
  const { http, onward, desk } = await opened(() => aCase(7, { state: 'dismissed' }));
  expect(await desk.accept()).toBe(true);
  expect(decisions(http)).toEqual([{ decision: 'dismiss', reason: '', count: 2 }]);
  expect(onward.decided).toHaveBeenCalledExactlyOnceWith('dismiss');
});

it('takes nothing down without a reason', async () => {
  const { http, onward, desk } = await opened(() => aCase(7, { state: 'upheld' }));
  desk.setReason('  ');
  expect(await desk.act()).toBe(false);
  expect([decisions(http), desk.sending.problem]).toEqual([[], { id: 'ops.reason.missing' }]);
  desk.setReason(' Fraud ');
  expect(await desk.act()).toBe(true);
  expect(decisions(http)).toEqual([{ decision: 'uphold', reason: 'Fraud', count: 2 }]);
  expect(onward.decided).toHaveBeenCalledOnce();
});

it('shows what came in meanwhile before it decides, and keeps the reason', async () => {
  const { http, onward, desk } = await opened(() => Promise.reject(refusal('api.data_exists')));
  http.answers = { ...http.answers, 'GET /ops/api/reports/:id': () => details({ count: 3 }) };
  desk.setReason('Fraud');
  expect(await desk.act()).toBe(false);
  await expect.poll(() => desk.details?.case.count).toBe(3);
  expect(desk.sending.problem).toEqual({ id: 'ops.reports.more_came' });
  expect([desk.reason, onward.decided.mock.calls]).toEqual(['Fraud', []]);
});

it('goes through what is open, and leaves what was decided', async () => {
  const http = fakeCalls({
    'GET /ops/api/reports': () => ({ list: [1, 2, 3].map((id) => aCase(id)), next_id: null }),
  });
  const cases = new ReportCases(http, { state: 'open', kind: undefined });
  cases.pages.open();
  await expect.poll(() => cases.pages.status).toBe('end');
  expect([cases.beside(1, 1), cases.beside(1, -1), cases.beside(99, 1)]).toEqual([2, undefined, 1]);
  expect(cases.leave(3)).toBe(2);
  expect(cases.leave(1)).toBe(2);
  expect(cases.leave(2)).toBeUndefined();
  expect(cases.pages.list).toEqual([]);
});
