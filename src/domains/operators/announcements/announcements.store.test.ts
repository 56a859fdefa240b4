// @vitest-environment node
import type { Announcement } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { AnnouncementForm } from './announcement-form.store.ts';
import { Announcements } from './announcements.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const an = (state: Announcement['state']): Announcement => ({
  ...{
    id: 'a',
    texts: { 'zh-CN': '你好', en: 'Hello' },
    segment: { kind: 'all' },
    state,
    told: 0,
    by: 'mia',
  },
  ...{ create_at: '', start_at: null, done_at: null },
});

const written = (form: AnnouncementForm) => form.set({ zh: '你好', en: 'Hello', reason: 'news' });

it('is whole in both languages, with a reason, a number where one is needed and a time where one is', async () => {
  const http = fakeCalls();
  const form = new AnnouncementForm(http);
  form.set({ zh: '你好', reason: 'news' });
  expect(form.isWhole).toBe(false);
  written(form);
  expect(form.isWhole).toBe(true);
  form.set({ kind: 'new', days: 'x' });
  expect(form.isWhole).toBe(false);
  form.set({ days: '3', when: 'later' });
  expect([form.isWhole, await form.submit(), http.asked]).toEqual([false, false, []]);
  expect(form.segment).toEqual({ kind: 'new', days: 3 });
});

it('sent again unchanged it goes under the same name, changed under another', async () => {
  const http = fakeCalls({ 'POST /ops/api/announcements': () => Promise.reject(refusal('api.unavailable')) });
  const form = new AnnouncementForm(http);
  written(form);
  await form.submit();
  await form.submit();
  form.set({ en: 'Hello you' });
  await form.submit();
  const ids = http.asked.map(({ options }) => (options['body'] as { id: string }).id);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
  http.answers = { 'POST /ops/api/announcements': () => an('running') };
  expect([await form.submit(), form.typed.en]).toEqual([true, '']);
});

it('is looked at again while it is being told, and no longer', async () => {
  let state: Announcement['state'] = 'running';
  const http = fakeCalls({ 'GET /ops/api/announcements': () => ({ list: [an(state)], next_id: null }) });
  const announcements = new Announcements(http);
  const stop = announcements.follow();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(http.asked).toHaveLength(2);
  state = 'done';
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(http.asked).toHaveLength(3);
  stop();
});

it('one that was over before it could be stopped is read again', async () => {
  const http = fakeCalls({
    'GET /ops/api/announcements': () => ({ list: [an('done')], next_id: null }),
    'POST /ops/api/announcements/:id/stop': () => Promise.reject(refusal('api.invalid_data')),
  });
  const announcements = new Announcements(http);
  announcements.stopping.ask(an('running'));
  announcements.stopping.setReason('a mistake');
  expect(await announcements.stop()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([announcements.stopping.asked, announcements.pages.list[0]?.state]).toEqual([undefined, 'done']);
});

it('is not stopped without a reason', async () => {
  const http = fakeCalls({ 'GET /ops/api/announcements': () => ({ list: [], next_id: null }) });
  const announcements = new Announcements(http);
  announcements.stopping.ask(an('running'));
  announcements.stopping.setReason(' ');
  expect(await announcements.stop()).toBe(false);
  expect([announcements.stopping.sending.problem, http.asked]).toEqual([{ id: 'ops.reason.missing' }, []]);
});

it('goes on asking about another that it was asked about meanwhile, where the first was over', async () => {
  let answer = (): void => undefined;
  const http = fakeCalls({
    'GET /ops/api/announcements': () => ({ list: [an('done')], next_id: null }),
    'POST /ops/api/announcements/:id/stop': () =>
      new Promise((_, reject) => {
        answer = () => reject(refusal('api.invalid_data'));
      }),
  });
  const announcements = new Announcements(http);
  announcements.stopping.ask(an('running'));
  announcements.stopping.setReason('a mistake');
  const first = announcements.stop();
  const other = an('planned');
  announcements.stopping.ask(other);
  announcements.stopping.setReason('another');
  answer();
  expect(await first).toBe(false);
  const { asked, reason, sending } = announcements.stopping;
  expect([asked, reason, sending.problem]).toEqual([other, 'another', undefined]);
});
