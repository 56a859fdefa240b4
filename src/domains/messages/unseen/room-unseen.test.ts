import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { RoomUnseen } from './room-unseen.store.ts';

let http: FakeCalls;
let unseen: RoomUnseen;
const place = (seq: number) => ({ id: `m${seq}`, seq });
const ids = () => [unseen.mentions, unseen.reactions].map((places) => places.map(({ id }) => id));

beforeEach(() => {
  vi.useFakeTimers();
  http = fakeCalls({
    'GET /api/v1/groups/:id/unseen': () => ({
      mentions: [place(3), place(5)],
      reactions: [place(2), place(4)],
    }),
    'POST /api/v1/groups/:id/reactions/view': () => ({}),
  });
  unseen = new RoomUnseen('g1', http);
});
afterEach(() => void vi.useRealTimers());

test('what the server knows and what comes stand in one order, each once', async () => {
  unseen.add('mentions', place(7));
  unseen.add('mentions', place(3));
  await unseen.load();
  unseen.add('reactions', place(1));
  expect(ids()).toEqual([
    ['m3', 'm5', 'm7'],
    ['m1', 'm2', 'm4'],
  ]);
});

test('what was seen while the list was on its way is not in it', async () => {
  const loading = unseen.load();
  unseen.see('m3');
  unseen.drop('m4');
  await loading;
  expect(ids()).toEqual([['m5'], ['m2']]);
});

test('reactions that are seen are marked together; a mention is the view’s to mark', async () => {
  await unseen.load();
  for (const id of ['m2', 'm3', 'm4', 'm9']) unseen.see(id);
  await vi.advanceTimersByTimeAsync(500);
  expect(http.asked.slice(1).map(({ options }) => options['body'])).toEqual([{ msg_ids: ['m2', 'm4'] }]);
  expect(ids()).toEqual([['m5'], []]);
});

test('who leaves at once has marked it all the same', async () => {
  await unseen.load();
  unseen.see('m2');
  unseen.stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(http.asked.slice(1)).toHaveLength(1);
});

test('what is cleared, or does not come, is not shown', async () => {
  await unseen.load();
  unseen.clear(4);
  expect(ids()).toEqual([['m5'], []]);
  http.answers = { 'GET /api/v1/groups/:id/unseen': () => Promise.reject(new Error('lost')) };
  await unseen.load();
  expect(unseen.isEmpty).toBe(false);
});
