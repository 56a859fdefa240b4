// @vitest-environment node
import { LIMITS } from '@livery/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { RoomUnseen } from './room-unseen.store.ts';

let http: FakeCalls;
let unseen: RoomUnseen;
const at = (seq: number) => ({ id: `m${seq}`, seq });
const ids = () => [unseen.mentions, unseen.reactions].map((positions) => positions.map(({ id }) => id));

beforeEach(() => {
  vi.useFakeTimers();
  http = fakeCalls({
    'GET /api/v1/groups/:id/unseen': () => ({
      mentions: [at(3), at(5)],
      reactions: [at(2), at(4)],
    }),
    'POST /api/v1/groups/:id/reactions/view': () => ({}),
  });
  unseen = new RoomUnseen('g1', http);
});
afterEach(() => void vi.useRealTimers());

/** The list has been asked for and is on its way. */
const asked = () => vi.waitFor(() => expect(http.asked).not.toEqual([]));

test('what the server knows and what comes stand in one order, each once', async () => {
  const loading = unseen.load();
  await asked();
  unseen.add('mentions', at(7));
  unseen.add('mentions', at(3));
  await loading;
  unseen.add('reactions', at(1));
  expect(ids()).toEqual([
    ['m3', 'm5', 'm7'],
    ['m1', 'm2', 'm4'],
  ]);
});

test('what was seen while the list was on its way is not in it', async () => {
  const loading = unseen.load();
  await asked();
  unseen.see('m3');
  unseen.drop('m4');
  await loading;
  expect(ids()).toEqual([['m5'], ['m2']]);
});

test('a message without emojis may still call the person', async () => {
  await unseen.load();
  unseen.add('reactions', at(5));
  unseen.drop('m5', ['reactions']);
  expect(ids()).toEqual([
    ['m3', 'm5'],
    ['m2', 'm4'],
  ]);
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

test('what was seen on another device goes with the next list', async () => {
  unseen.add('mentions', at(1));
  unseen.add('reactions', at(6));
  await unseen.load();
  expect(ids()).toEqual([
    ['m3', 'm5'],
    ['m2', 'm4'],
  ]);
});

test('mentions up to the last one that was viewed elsewhere go, also of a list that is on its way', async () => {
  unseen.add('mentions', at(2));
  const loading = unseen.load();
  unseen.viewTo(3);
  expect(ids()[0]).toEqual([]);
  await loading;
  expect(ids()).toEqual([['m5'], ['m2', 'm4']]);
});

test('what was seen here is told before the list is asked for, and a mention does not come back with it', async () => {
  await unseen.load();
  unseen.see('m2');
  unseen.see('m3');
  await unseen.load();
  expect(http.asked.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'POST', 'GET']);
  expect(ids()[0]).toEqual(['m5']);
});

test('of more than can be told the oldest stay', () => {
  for (let seq = 1; seq <= LIMITS.unseen + 1; seq += 1) unseen.add('mentions', at(seq));
  expect(unseen.mentions).toHaveLength(LIMITS.unseen);
  expect(unseen.mentions[0]).toEqual(at(1));
});

test('one that is seen, reacted to and seen again is told once, and all of many are told', async () => {
  for (let seq = 1; seq <= LIMITS.unseen + 1; seq += 1) {
    unseen.add('reactions', at(seq));
    unseen.see(`m${seq}`);
  }
  unseen.add('reactions', at(1));
  unseen.see('m1');
  await vi.advanceTimersByTimeAsync(500);
  const counts = http.asked.map(({ options }) => (options['body'] as { msg_ids: string[] }).msg_ids.length);
  expect(counts).toEqual([LIMITS.unseen, 1]);
});

test('a list is asked for when what was seen has arrived', async () => {
  await unseen.load();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  http.answers = {
    ...http.answers,
    'POST /api/v1/groups/:id/reactions/view': () => arrived.then(() => ({})),
  };
  unseen.see('m2');
  await vi.advanceTimersByTimeAsync(500);
  const loading = unseen.load();
  await vi.advanceTimersByTimeAsync(500);
  expect(http.asked).toHaveLength(2);
  arrive();
  await loading;
  expect(http.asked).toHaveLength(3);
});
