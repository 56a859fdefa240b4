import type { Message } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, startRoom, type TestRoom } from './testing.room.ts';
import { GROUP, settle, shownIn } from './testing.ts';

let test: TestRoom;

/** On the server; nobody is told. */
const change = (seq: number, fields: Partial<Message>): void => {
  test.server.messages[seq - 1] = { ...(test.server.messages[seq - 1] as Message), ...fields };
};
const retract = (seq: number): void => change(seq, { type: 'message_delete', text: '' });
const shownAt = (seq: number) => shownIn(test.room).find((message) => message.seq === seq);
const quoteOf = (seq: number) => ({ id: idOf(seq), user_id: 'them', text: 'words', filename: null });
const reply = (seq: number): Partial<Message> => ({
  thread_id: idOf(seq),
  thread: { ...quoteOf(seq), nickname: '', type: 'text' },
});

beforeEach(async () => {
  test = startRoom();
  test.server.fill(100);
  await test.room.open();
});

describe('what happened while the socket was away', () => {
  it('is found with one call, of messages that are shown and of new ones', async () => {
    retract(70);
    change(80, { emojis: [{ emoji: '👍', count: 2, mine: false }] });
    test.server.fill(3);
    test.server.calls = [];
    test.messages.catchUp();
    await settle();
    expect(shownAt(70)?.type).toBe('message_delete');
    expect(shownAt(80)?.emojis).toHaveLength(1);
    expect(test.shown().at(-1)).toBe(103);
    expect(test.server.calls).toEqual(['after']);
  });

  it('is found where somebody reads far above the newest', async () => {
    test.server.fill(400);
    await test.room.jump(idOf(20));
    retract(20);
    retract(490);
    test.messages.catchUp();
    await settle();
    expect(shownAt(20)?.type).toBe('message_delete');
    test.room.view.showNewest();
    expect(shownAt(490)?.type).toBe('message_delete');
  });

  it('is found in what was known, and not shown, when it is shown again', async () => {
    await test.room.loadOlder();
    test.room.view.showNewestPage();
    retract(30);
    test.messages.catchUp();
    await settle();
    await test.room.loadOlder();
    expect(shownAt(30)?.type).toBe('message_delete');
  });

  it('is asked for in a room that nobody looks at once somebody does', async () => {
    const leave = test.messages.enter(GROUP);
    await settle();
    leave();
    retract(90);
    test.server.calls = [];
    test.messages.catchUp();
    await settle();
    expect(test.server.calls).toEqual([]);
    test.messages.enter(GROUP);
    await settle();
    expect(shownAt(90)?.type).toBe('message_delete');
  });

  it('is found though it was away once more during the reading', async () => {
    test.messages.catchUp();
    await Promise.resolve();
    await Promise.resolve();
    retract(95);
    test.messages.catchUp();
    await settle();
    expect(shownAt(95)?.type).toBe('message_delete');
  });
});

describe('events that come twice, or too early', () => {
  it('a message that is told again does not come back as it was', async () => {
    const message = test.server.add();
    test.messages.accept(message);
    retract(101);
    test.messages.retract(GROUP, message);
    test.messages.accept(message);
    expect(shownAt(101)?.type).toBe('message_delete');
  });

  it('a retraction before its message makes it arrive retracted', async () => {
    const message = test.server.add();
    retract(101);
    test.messages.retract(GROUP, message);
    await settle();
    test.messages.accept(message);
    expect(shownAt(101)?.type).toBe('message_delete');
  });
});

it('a page that was on its way when an event told of a message in it is read once more', async () => {
  const list = 'GET /api/v2/groups/:id/messages';
  const answer = test.server.http.answers[list];
  let isFirst = true;
  test.server.http.answers[list] = async (input) => {
    const page = (await answer?.(input)) ?? { list: [] };
    if (isFirst) {
      retract(40);
      test.messages.retract(GROUP, { id: idOf(40), seq: 40 });
    }
    isFirst = false;
    return page;
  };
  await test.room.loadOlder();
  expect(shownAt(40)?.type).toBe('message_delete');
});

it('an answer to what was cleared shows no more of it', async () => {
  test.messages.accept(test.server.add(reply(50)));
  expect(shownAt(101)?.thread).toBeDefined();
  test.server.floor = 60;
  change(101, { thread: undefined as never });
  test.messages.clear({ group_id: GROUP, floor_seq: 60 });
  await settle();
  expect(shownAt(101)?.thread).toBeUndefined();
});

it('an answer that was told before the clear, and comes after it, shows nothing of it either', async () => {
  const { thread: _, ...bare } = test.server.add(reply(50));
  const told = { ...bare, ...reply(50) };
  test.server.messages[100] = bare;
  test.messages.clear({ group_id: GROUP, floor_seq: 60 });
  test.messages.accept(told);
  await settle();
  expect(test.shown().at(-1)).toBe(101);
  expect(shownAt(101)?.thread).toBeUndefined();
});

it('an answer in a page that was on its way during the clear shows nothing of it either', async () => {
  const { server, room } = startRoom();
  server.fill(100);
  const { thread: _, ...bare } = server.add(reply(50));
  server.messages[100] = { ...bare, ...reply(50) };
  const list = 'GET /api/v2/groups/:id/messages';
  const answer = server.http.answers[list];
  server.http.answers[list] = async (input) => {
    const page = (await answer?.(input)) ?? { list: [] };
    server.messages[100] = bare;
    server.floor = 60;
    if (room.history.known.end === 0) room.clear(60);
    return page;
  };
  await room.open();
  expect(shownIn(room).at(-1)?.seq).toBe(101);
  expect(shownIn(room).at(-1)?.thread).toBeUndefined();
});
