// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { Closing, closingDayOf } from './closing.store.ts';

const NOW = Date.UTC(2026, 10, 28, 8);
const dayOf = (search: string) => closingDayOf(new URLSearchParams(search), NOW);

it.each([
  ['', '2026-11-27'],
  ['day=2026-11-01', '2026-11-01'],
  ['day=2026-11-28', '2026-11-28'],
  ['day=2026-11-29', '2026-11-27'],
  ['day=2026-02-77', '2026-11-27'],
])('of %j the day is %s', (search, day) => {
  expect(dayOf(search)).toBe(day);
});

it('says when a day cannot be read, and asks again', async () => {
  const http = fakeCalls({
    'GET /ops/api/ledger/closings/:day': () => {
      throw refusal('api.unavailable');
    },
  });
  const closing = new Closing(http, '2026-11-27');
  await closing.load();
  expect([closing.status, closing.closing]).toEqual(['failed', undefined]);
  await closing.load();
  expect(http.asked.map(({ options }) => options)).toMatchObject([
    { params: { day: '2026-11-27' } },
    { params: { day: '2026-11-27' } },
  ]);
});
