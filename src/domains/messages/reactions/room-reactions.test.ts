import type { EmojiCount, EventMap, Message } from '@livery/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, startRoom, type TestRoom } from '../testing.room.ts';
import { GROUP, ME, noConnection, refusal, settle, shownIn } from '../testing.ts';

let test: TestRoom;
/** Requests that wait for `respond`, in order. */
let asked: { on: boolean; emoji: string; respond(emojis: EmojiCount[] | Error): void }[];

const request = (on: boolean, emoji: string): Promise<{ emojis: EmojiCount[]; version: number }> =>
  new Promise((resolve, reject) => {
    const respond = (given: EmojiCount[] | Error) =>
      given instanceof Error ? reject(given) : resolve({ emojis: given, version: nextVersion() });
    asked.push({ on, emoji, respond });
  });

let version = 0;
const nextVersion = () => {
  version += 1;
  return version;
};

beforeEach(async () => {
  version = 0;
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
    version: nextVersion(),
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

describe('events that overtake each other', () => {
  const people = fc.constantFrom(ME, 'them', 'others');
  const emojis = fc.constantFrom('👍', '🔥');
  const changes = fc.array(fc.tuple(people, emojis), { minLength: 1, maxLength: 12 });

  it('leave what the newest one tells, however late and however often the others come', () =>
    fc.assert(
      fc.property(changes, fc.infiniteStream(fc.nat(999)), (toggled, chance) => {
        const on = new Map<string, Set<string>>();
        const counts = () =>
          [...on].flatMap(([emoji, { size: count }]) => (count > 0 ? [{ emoji, count }] : []));
        const seq = test.server.add().seq;
        const told = toggled.map(([user_id, emoji], index) => {
          const put = on.get(emoji) ?? new Set();
          on.set(emoji, put);
          const isOn = !put.delete(user_id);
          if (isOn) put.add(user_id);
          return { id: idOf(seq), seq, user_id, emoji, on: isOn, emojis: counts(), version: index + 1 };
        });
        test.messages.accept(test.server.messages.at(-1) as Message);
        const late = told
          .flatMap((one) => [one, one])
          .map((one) => ({ one, at: chance.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at);
        for (const { one } of late) change(one);
        const mine = (emoji: string) => on.get(emoji)?.has(ME) ?? false;
        const expected = counts().map((one) => ({ ...one, mine: mine(one.emoji) }));
        expect(test.room.find(idOf(seq))?.emojis).toEqual(expected);
      }),
      { numRuns: 200 },
    ));

  it('change nothing on a message that was read since, or retracted', () => {
    test.messages.revise({ ...(test.room.find(id) as Message), version: 9, emojis: [] });
    change({ emojis: [{ emoji: '👍', count: 3 }], version: 8 });
    expect(shown()).toEqual([]);
    test.messages.retract(GROUP, { id, seq: 1 });
    change({ emojis: [{ emoji: '👍', count: 3 }], version: 10 });
    expect(shown()).toBeUndefined();
  });
});
