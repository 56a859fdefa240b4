// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { GROUP, messageOf } from '../testing.ts';
import { RoomSearch } from './room-search.store.ts';

const CALL = 'GET /api/v2/groups/:id/messages/search';

let http: FakeCalls;
let search: RoomSearch;

beforeEach(() => {
  vi.useFakeTimers();
  http = fakeCalls({
    [CALL]: ({ query: { type, date, next_id } }) => ({
      list:
        type === 'date' && date?.length === 7
          ? []
          : [30, 20, 10].map((seq) => messageOf({ seq: seq - Number(next_id ?? 0) })),
      days: type === 'date' && date?.length === 7 ? [`${date}-03`, `${date}-09`] : [],
      next_id: next_id === undefined && type === 'msg' ? '1' : null,
    }),
  });
  search = new RoomSearch(GROUP, http);
});
afterEach(() => {
  search.stop();
  vi.useRealTimers();
});

const asked = () => http.asked.map(({ options }) => options['query']);
const settle = () => vi.advanceTimersByTimeAsync(400);

it('asks once the typing pauses; nothing but spaces asks nothing', async () => {
  search.setText('  ');
  expect([search.isAsking, search.isSearching]).toEqual([false, false]);
  for (const text of ['湖', '湖边']) search.setText(text);
  expect(search.isSearching).toBe(true);
  await settle();
  expect(asked()).toEqual([expect.objectContaining({ type: 'msg', q: '湖边' })]);
  expect(search.results.list.map(({ seq }) => seq)).toEqual([30, 20, 10]);
  expect(search.words).toBe('湖边');
});

it('goes from result to result, and asks for more before the last', async () => {
  search.setText('tea');
  await settle();
  search.show(0);
  expect(search.hit?.seq).toBe(30);
  await settle();
  expect(asked()).toHaveLength(2);
  expect(search.results.list).toHaveLength(6);
  search.show(9);
  expect(search.at).toBe(0);
});

it('another question forgets what was found, and what was on its way', async () => {
  search.setText('tea');
  await settle();
  search.show(1);
  search.setText('soup');
  expect([search.hit, search.results.list]).toEqual([undefined, []]);
  search.setKind('member');
  expect(search.isAsking).toBe(false);
  await settle();
  expect(asked()).not.toContainEqual(expect.objectContaining({ q: 'soup' }));
  expect(search.results.list).toEqual([]);
});

it('shows no more what was retracted or cleared, and stays at the result that is shown', async () => {
  search.setText('tea');
  await settle();
  search.show(1);
  search.drop({ id: messageOf({ seq: 30 }).id });
  expect([search.at, search.hit?.seq, search.results.list[0]?.seq]).toEqual([0, 20, 20]);
  search.drop({ id: messageOf({ seq: 20 }).id });
  expect(search.at).toBeUndefined();
  search.drop({ to: 10 });
  expect(search.results.list.filter(({ seq }) => seq <= 10 && seq > 0)).toEqual([]);
});

it('asks by person, and by day', async () => {
  search.setKind('member');
  search.setMember('them');
  await settle();
  search.setKind('date');
  search.setDay('2026-11-03');
  await settle();
  expect(asked()).toMatchObject([
    { type: 'member', member_id: 'them' },
    { type: 'date', date: '2026-11-03', tz: 0 - new Date().getTimezoneOffset() },
  ]);
  expect(search.words).toBe('');
});

it('finds nothing of what was cleared while more of it was on its way', async () => {
  search.setText('tea');
  await settle();
  search.show(0);
  http.answers[CALL] = () => ({ list: [], days: [], next_id: null });
  search.drop({ to: 30 });
  await settle();
  expect([search.results.list, search.results.status]).toEqual([[], 'end']);
});

it('offers every day of a month that it does not know, also when another one came', async () => {
  await search.loadDays('2025-11');
  const answer = http.answers[CALL]!;
  http.answers[CALL] = () => Promise.reject(refusal('api.unknown'));
  await expect(search.loadDays('2025-10')).rejects.toThrow();
  http.answers[CALL] = answer;
  expect(['2025-11-03', '2025-11-04', '2025-10-04'].map((day) => search.offers(day))).toEqual([
    true,
    false,
    true,
  ]);
});

it('asks for the month that goes on with every look, and offers today once something is said', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  await search.loadDays('2026-11');
  await search.loadDays('2026-11');
  expect(http.asked).toHaveLength(2);
  expect(search.offers('2026-11-21')).toBe(false);
  search.addToday();
  expect(['2026-11-21', '2026-11-20'].map((day) => search.offers(day))).toEqual([true, false]);
});

it('knows the days of a month after asking once; a failure is asked again', async () => {
  const answer = http.answers[CALL]!;
  http.answers[CALL] = () => Promise.reject(refusal('api.unknown'));
  await expect(search.loadDays('2025-11')).rejects.toThrow();
  http.answers[CALL] = answer;
  await search.loadDays('2025-11');
  await search.loadDays('2025-11');
  expect(http.asked).toHaveLength(2);
  expect([...(search.days.get('2025-11') ?? [])]).toEqual(['2025-11-03', '2025-11-09']);
});
