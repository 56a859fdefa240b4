import type { Message } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Retractions } from './retractions.store.ts';
import { ME, messageOf, refusal } from './testing.ts';

let shown: Map<string, Message>;
let sent: string[];
let undo: () => void;
let offers: number;
let refused: Error | undefined;
let retractions: Retractions;
const failures = vi.fn();
const [one, two] = [messageOf({ seq: 1, user_id: ME }), messageOf({ seq: 2 })];

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Map([one, two].map((message) => [message.id, message]));
  [sent, offers, refused] = [[], 0, undefined];
  failures.mockReset();
  retractions = new Retractions({
    me: () => ME,
    revise: (message) => shown.set(message.id, message),
    send: async ({ id }) => {
      sent.push(id);
      if (refused) throw refused;
    },
    offer: (_, back) => {
      [undo, offers] = [back, offers + 1];
      return () => {
        offers -= 1;
      };
    },
    onFailure: failures,
  });
});
afterEach(() => {
  retractions.stop();
  vi.useRealTimers();
});

const types = () => [...shown.values()].map(({ type }) => type);

it('are gone from the screen at once, and sent after five seconds, once', () => {
  retractions.take([one, two]);
  expect([types(), sent, offers]).toEqual([['message_delete', 'message_delete'], [], 1]);
  vi.advanceTimersByTime(4_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([sent, offers]).toEqual([[one.id, two.id], 0]);
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(2);
});

it('come back when one thinks again, and nothing was sent', () => {
  retractions.take([one]);
  undo();
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect([shown.get(one.id), sent, offers]).toEqual([one, [], 0]);
});

it('are sent at once when the page is left, or more are retracted', () => {
  retractions.take([one]);
  retractions.take([two]);
  expect([sent, offers]).toEqual([[one.id], 1]);
  window.dispatchEvent(new Event('pagehide'));
  expect([sent, offers]).toEqual([[one.id, two.id], 0]);
});

it('come back when the server refuses', async () => {
  refused = refusal(403);
  retractions.take([one]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown.get(one.id)).toEqual(one);
  expect(failures).toHaveBeenCalledExactlyOnceWith(refused);
});

it('are not sent when somebody else was faster', () => {
  retractions.take([one, two]);
  retractions.forget(two.id);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([one.id]);
});
