import { ChatType, type Group, type Message } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupOf } from '../groups/testing.ts';
import { SeenMarks } from './seen.ts';
import { GROUP, ME, messageOf } from './testing.ts';

const groupSeen = (mark: string | null): Group =>
  groupOf({ id: GROUP, type: ChatType.DM, last_viewed: mark });

let mark: string | null;
let told: string[];
let isRefused: boolean;
let seen: SeenMarks;

beforeEach(() => {
  vi.useFakeTimers();
  mark = null;
  told = [];
  isRefused = false;
  seen = new SeenMarks({
    me: () => ME,
    group: () => groupSeen(mark),
    view: async (_, messageId) => {
      told.push(messageId);
      if (isRefused) throw new Error('no answer');
      mark = messageId;
    },
  });
});
afterEach(() => vi.useRealTimers());

const messages = [messageOf({ seq: 1 }), messageOf({ seq: 2 }), messageOf({ seq: 3, user_id: ME })];

/** The foot of a room with these messages is in sight. */
const see = (id: string, list: readonly Message[]) =>
  seen.see(
    id,
    list.findLast(({ user_id }) => user_id !== ME),
    (mark) => list.find((message) => message.id === mark)?.seq ?? 0,
  );

describe('looking', () => {
  it('is at a conversation whose foot is shown, on the page that the person is at', () => {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const hide = seen.show(GROUP);
    expect([seen.isLooking(GROUP), seen.isLooking('other')]).toEqual([true, false]);
    focus.mockReturnValue(false);
    expect(seen.isLooking(GROUP)).toBe(false);
    focus.mockReturnValue(true);
    hide();
    expect(seen.isLooking(GROUP)).toBe(false);
    focus.mockRestore();
  });
});

describe('telling how far a conversation was read', () => {
  it('tells a burst once, with the newest message of others', async () => {
    see(GROUP, messages.slice(0, 1));
    see(GROUP, messages);
    await vi.runAllTimersAsync();
    see(GROUP, messages);
    await vi.runAllTimersAsync();
    expect(told).toEqual([messages[1]?.id]);
  });

  it('says nothing about what is marked already, or about one’s own words alone', async () => {
    mark = messages[1]?.id ?? null;
    see(GROUP, messages);
    see('other', [messageOf({ seq: 1, user_id: ME })]);
    await vi.runAllTimersAsync();
    expect(told).toEqual([]);
  });

  it('goes by the order of the conversation where ids of one instant do not', async () => {
    const early = messageOf({ seq: 4, id: '000009' });
    const late = messageOf({ seq: 5, id: '000008' });
    mark = early.id;
    see(GROUP, [early, late]);
    await vi.runAllTimersAsync();
    expect(told).toEqual([late.id]);
  });

  it('never goes back: who scrolls up has seen what was below, before it is sent and after', async () => {
    see(GROUP, messages.slice(0, 2));
    see(GROUP, messages.slice(0, 1));
    await vi.runAllTimersAsync();
    mark = null;
    see(GROUP, messages.slice(0, 1));
    await vi.runAllTimersAsync();
    expect(told).toEqual([messages[1]?.id]);
  });

  it('tells within a stream that does not pause', async () => {
    const stream = Array.from({ length: 20 }, (_, index) => messageOf({ seq: index + 1 }));
    for (let count = 1; count <= stream.length; count += 1) {
      see(GROUP, stream.slice(0, count));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(told.length).toBeGreaterThanOrEqual(4);
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toBe(stream.at(-1)?.id);
  });

  it('tells again what the server did not hear', async () => {
    isRefused = true;
    see(GROUP, messages);
    await vi.runAllTimersAsync();
    isRefused = false;
    see(GROUP, messages);
    await vi.runAllTimersAsync();
    expect(told).toHaveLength(2);
  });
});

it('what one viewed on another device is told from what was sent here, and from what others viewed', async () => {
  const viewed = (last_viewed: string, user_id = ME) => ({ group_id: GROUP, user_id, last_viewed });
  see(GROUP, [messageOf({ seq: 1, id: 'a' })]);
  await vi.runAllTimersAsync();
  // One more waits to be sent.
  see(GROUP, [messageOf({ seq: 1, id: 'a' }), messageOf({ seq: 2, id: 'b' })]);
  expect([viewed('a'), viewed('b'), viewed('b', 'them')].map((one) => seen.isFromElsewhere(one))).toEqual([
    false,
    true,
    false,
  ]);
});
