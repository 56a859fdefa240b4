// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { PersonNotice } from './person-notice.store.ts';

const TELL = 'POST /ops/api/people/:id/notice';

it('tells in both languages and with a reason alone, under one name until it is told', async () => {
  const http = fakeCalls({ [TELL]: () => Promise.reject(refusal('api.too_frequent')) });
  const notice = new PersonNotice(http);
  notice.ask('u1');
  notice.set({ zh: '你好', en: ' Hello ' });
  expect([await notice.tell(), notice.asking.sending.problem]).toEqual([false, { id: 'ops.reason.missing' }]);
  notice.asking.setReason('Asked us');
  expect([await notice.tell(), notice.asking.asked, notice.zh]).toEqual([false, 'u1', '你好']);
  http.answers = { [TELL]: () => ({}) };
  expect([await notice.tell(), notice.asking.asked]).toEqual([true, undefined]);
  const bodies = http.asked.map(({ options }) => (options as { body: { notice: string } }).body);
  expect(bodies[1]).toMatchObject({ texts: { 'zh-CN': '你好', en: 'Hello' }, reason: 'Asked us' });
  expect(new Set(bodies.map((body) => body.notice)).size).toBe(1);
});
