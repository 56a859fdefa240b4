// @vitest-environment node
import type { OpsPerson } from '@livery/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { peopleOf } from './people.store.ts';
import { PeopleActs } from './people-acts.store.ts';

afterEach(() => void vi.useRealTimers());

const aPerson = (id: string): OpsPerson => ({
  ...{ id, username: id, nickname: '', create_at: '2026-03-02T08:00:00.000Z' },
  ...{ closed_at: null, is_banned: false, banned_until: null },
});

const listed = async () => {
  const http = fakeCalls({
    'GET /ops/api/people': () => ({ list: ['ann', 'ben', 'cai'].map(aPerson), next_id: null }),
    'POST /ops/api/people/:id/ban': ({ params }) => {
      const { id } = params as { id: string };
      if (id === 'ben') throw refusal('api.not_found');
      return { ...aPerson(id), is_banned: true };
    },
    'POST /ops/api/people/:id/lift': ({ params }) => aPerson((params as { id: string }).id),
    'POST /ops/api/people/:id/sign-out': () => ({ ended: 2 }),
  });
  const pages = peopleOf(http, { q: '', state: 'all' });
  pages.open();
  await expect.poll(() => pages.status).toBe('end');
  return { acts: new PeopleActs(http, pages), pages, http };
};

it('several are kept out for the same time with one reason, and let in again; who could not be stays picked', async () => {
  const { acts, pages, http } = await listed();
  const { bulk } = acts;
  bulk.pickAll(['ann', 'ben', 'cai']);
  bulk.ask('ban');
  acts.setDays(0);
  bulk.setReason('A ring');
  expect(await bulk.confirm()).toEqual({ done: 2, failed: 1, left: 0 });
  expect(http.asked.at(-1)?.options).toMatchObject({
    ...{ params: { id: 'cai' }, body: { until: null, reason: 'A ring' }, claims: 'all' },
  });
  expect(pages.list.map(({ is_banned }) => is_banned)).toEqual([true, false, true]);
  expect([...bulk.problems]).toEqual([['ben', { id: 'ops.bulk.gone' }]]);
  bulk.pickAll(['ann']);
  bulk.ask('lift');
  bulk.setReason('A mistake');
  expect(await bulk.confirm()).toEqual({ done: 1, failed: 0, left: 0 });
  expect(pages.list[0]?.is_banned).toBe(false);
});

it('for how long is fixed when it begins, and asked anew each time', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00.000Z') });
  const { acts, http } = await listed();
  const { bulk } = acts;
  bulk.pickAll(['ann', 'cai']);
  bulk.ask('ban');
  acts.setDays(30);
  bulk.setReason('A ring');
  const banning = bulk.confirm();
  acts.setDays(0);
  vi.setSystemTime(Date.parse('2026-11-28T08:01:00.000Z'));
  await banning;
  const untils = http.asked.slice(-2).map(({ options }) => (options['body'] as { until: string }).until);
  expect(untils).toEqual(['2026-12-28T08:00:00.000Z', '2026-12-28T08:00:00.000Z']);
  bulk.ask('ban');
  acts.setDays(365);
  bulk.ask(undefined);
  bulk.ask('ban');
  expect(acts.days).toBe(1);
});

it('several are signed out, and stay as they are', async () => {
  const { acts, pages, http } = await listed();
  acts.bulk.pickAll(['ann', 'cai']);
  acts.bulk.ask('sign_out');
  acts.bulk.setReason('Lost phones');
  expect(await acts.bulk.confirm()).toEqual({ done: 2, failed: 0, left: 0 });
  expect(http.asked.slice(-2).map(({ options }) => options['params'])).toEqual([
    { id: 'ann' },
    { id: 'cai' },
  ]);
  expect(pages.list).toEqual(['ann', 'ben', 'cai'].map(aPerson));
});
