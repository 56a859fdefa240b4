import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deletions, type SendOptions } from './deletions.ts';
import { leave } from './leaving.ts';

interface Item {
  id: string;
}

let shown: Set<string>;
let sent: string[];
let ways: SendOptions[];
let undo: () => void;
let offers: number;
let refused: Error | undefined;
let deletions: Deletions<Item>;
const failures = vi.fn();
const [one, two] = [{ id: '1' }, { id: '2' }];

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Set(['1', '2']);
  [sent, ways, offers, refused] = [[], [], 0, undefined];
  failures.mockReset();
  deletions = new Deletions({
    hide: ({ id }) => shown.delete(id),
    restore: ({ id }) => shown.add(id),
    send: async ({ id }, options) => {
      sent.push(id);
      ways.push(options);
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
  deletions.stop();
  vi.useRealTimers();
});

it('are gone from the screen at once, and sent after five seconds, once', () => {
  deletions.take([one, two]);
  expect([[...shown], sent, offers]).toEqual([[], [], 1]);
  vi.advanceTimersByTime(4_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([sent, offers]).toEqual([['1', '2'], 0]);
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(2);
});

it('come back when one thinks again, and nothing was sent', () => {
  deletions.take([one]);
  undo();
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect([shown.has('1'), sent, offers]).toEqual([true, [], 0]);
});

it('are sent at once when the page is left, or more is deleted', () => {
  deletions.take([one]);
  deletions.take([two]);
  expect([sent, offers]).toEqual([['1'], 1]);
  window.dispatchEvent(new Event('pagehide'));
  expect([sent, offers]).toEqual([['1', '2'], 0]);
});

it('come back when the server refuses', async () => {
  refused = new Error('refused');
  deletions.take([one]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown.has('1')).toBe(true);
  expect(failures).toHaveBeenCalledExactlyOnceWith(refused);
});

it('are not sent when somebody else was faster', () => {
  deletions.take([one, two]);
  deletions.forget(two.id);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual(['1']);
});

it('go with the token of who leaves before it is forgotten, and come back to nobody', async () => {
  refused = new Error('refused');
  deletions.take([one]);
  await leave('theirs');
  expect(ways).toEqual([{ keepalive: true, token: 'theirs', background: true }]);
  expect([[...shown], offers, failures.mock.calls]).toEqual([['2'], 0, []]);
});

it('end with a session that is over, also those that are on their way', async () => {
  refused = new Error('refused');
  deletions.take([one]);
  deletions.take([two]);
  await leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, [...shown], offers, failures.mock.calls]).toEqual([['1'], [], 0, []]);
});
