import type { EmojiCount, EventMap } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startRoom, type TestRoom } from '../testing.room.ts';
import { GROUP, ME, noConnection, refusal, settle, shownIn } from '../testing.ts';

let test: TestRoom;
/** Requests that wait for `respond`, in order. */
let asked: { on: boolean; emoji: string; respond(emojis: EmojiCount[] | Error): void }[];

const request = (on: boolean, emoji: string): Promise<{ emojis: EmojiCount[] }> =>
  new Promise((resolve, reject) => {
    const respond = (given: EmojiCount[] | Error) =>
      given instanceof Error ? reject(given) : resolve({ emojis: given });
    asked.push({ on, emoji, respond });
  });

beforeEach(async () => {
  asked = [];
  test = startRoom();
  test.server.add({ emojis: [{ emoji: '👍', count: 2, mine: false }] });
  test.server.http.answers = {
    ...test.server.http.answers,
    'POST /api/v1/messages/:id/emojis': ({ body: { emoji } }) => request(true, emoji),
    'DELETE /api/v1/messages/:id/emojis': ({ query }) => request(false, query?.emoji ?? ''),
  };
  await test.room.open();
});

const id = '000001';
const shown = () => shownIn(test.room)[0]?.emojis;
const toggle = (emoji: string) => {
  const done = test.room.reactions.toggle(id, emoji);
  done.catch(() => undefined);
  return done;
};
const change = (fields: Partial<EventMap['emoji.changed']>) =>
  test.messages.react({
    group_id: GROUP,
    id,
    seq: 1,
    user_id: 'them',
    author_id: 'them',
    emoji: '👍',
    on: true,
    emojis: [],
    ...fields,
  });

describe('an emoji of one’s own', () => {
  it('is shown before the server has it, and as the server counts it afterwards', async () => {
    const done = toggle('👍');
    expect(shown()).toEqual([{ emoji: '👍', count: 3, mine: true }]);
    asked[0]?.respond([{ emoji: '👍', count: 7, mine: true }]);
    await done;
    expect(shown()).toEqual([{ emoji: '👍', count: 7, mine: true }]);
  });

  it.each([noConnection(), refusal(403)])(
    'is taken off again when it is refused, and that is thrown',
    async (fault) => {
      const done = toggle('🔥');
      expect(shown()).toHaveLength(2);
      asked[0]?.respond(fault);
      await expect(done).rejects.toBe(fault);
      expect(shown()).toEqual([{ emoji: '👍', count: 2, mine: false }]);
    },
  );

  it('is sent one change after the other, and the last one wins', async () => {
    const done = toggle('👍');
    await toggle('👍');
    expect(shown()).toEqual([{ emoji: '👍', count: 2, mine: false }]);
    expect(asked).toHaveLength(1);
    asked[0]?.respond([{ emoji: '👍', count: 3, mine: true }]);
    await settle();
    // The first change is confirmed meanwhile; the second is what is shown.
    expect(shown()).toEqual([{ emoji: '👍', count: 2, mine: false }]);
    expect(asked[1]).toMatchObject({ on: false, emoji: '👍' });
    asked[1]?.respond([{ emoji: '👍', count: 2, mine: false }]);
    await done;
    expect(shown()).toEqual([{ emoji: '👍', count: 2, mine: false }]);
  });

  it('does not touch another one under way', async () => {
    const both = [toggle('👍'), toggle('🔥')];
    asked[1]?.respond([
      { emoji: '👍', count: 2, mine: false },
      { emoji: '🔥', count: 1, mine: true },
    ]);
    await both[1];
    expect(shown()).toEqual([
      { emoji: '👍', count: 3, mine: true },
      { emoji: '🔥', count: 1, mine: true },
    ]);
    asked[0]?.respond([
      { emoji: '👍', count: 3, mine: true },
      { emoji: '🔥', count: 1, mine: true },
    ]);
    await both[0];
  });

  it('draws one row and leaves the others as they are', async () => {
    test.messages.accept(test.server.add());
    const other = () => test.ready().window.rows.at(-1);
    const before = other();
    void toggle('👍');
    expect(other()).toBe(before);
  });
});

describe('what others do', () => {
  it('is counted, and what is mine stays mine', () => {
    change({ emojis: [{ emoji: '👍', count: 3 }], user_id: ME });
    expect(shown()).toEqual([{ emoji: '👍', count: 3, mine: true }]);
    change({ emojis: [{ emoji: '👍', count: 4 }] });
    expect(shown()).toEqual([{ emoji: '👍', count: 4, mine: true }]);
    change({ emojis: [{ emoji: '👍', count: 3 }], user_id: ME, on: false });
    expect(shown()).toEqual([{ emoji: '👍', count: 3, mine: false }]);
    change({ emojis: [] });
    expect(shown()).toEqual([]);
  });

  it('does not undo a change under way', async () => {
    const done = toggle('👍');
    change({ emojis: [{ emoji: '👍', count: 3 }] });
    expect(shown()).toEqual([{ emoji: '👍', count: 4, mine: true }]);
    asked[0]?.respond([{ emoji: '👍', count: 4, mine: true }]);
    await done;
    expect(shown()).toEqual([{ emoji: '👍', count: 4, mine: true }]);
  });

  it('is nothing to rooms and messages that are not here', () => {
    change({ id: 'elsewhere' });
    change({ group_id: 'another' });
    expect(shown()).toEqual([{ emoji: '👍', count: 2, mine: false }]);
  });
});
