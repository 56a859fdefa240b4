import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MessagesStore } from './messages.store.ts';
import type { RoomStore } from './room.store.ts';
import { idOf } from './testing.room.ts';
import { FakeServer, GROUP, ME, messageOf, settle, shownIn } from './testing.ts';

let server: FakeServer;
let messages: MessagesStore;
let room: RoomStore;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  messages = new MessagesStore(server.http, () => ME);
  room = messages.room(GROUP);
});

afterEach(() => messages.stop());

/** The newest page has left the server already; pages after it are those of now. */
const freezeNewest = () => {
  const newest = [...server.messages];
  const { 'GET /api/v2/groups/:id/messages': list } = server.http.answers;
  server.http.answers = {
    ...server.http.answers,
    'GET /api/v2/groups/:id/messages': (input) =>
      input.query?.after_seq === undefined || !list ? { list: newest } : list(input),
  };
};
const shown = (): number[] => shownIn(room).map(({ seq }) => seq);
const older = () => room.view.ready?.older;
const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('reading', () => {
  it('opens at the newest 40 and scrolls up 40 at a time until the beginning', async () => {
    server.fill(90);
    await room.open();
    expect(shown()).toEqual(upTo(90, 51));
    await room.loadOlder();
    expect(shown()).toEqual(upTo(90, 11));
    expect(older()).toBe('more');
    await room.loadOlder();
    expect(shown()).toEqual(upTo(90));
    expect(older()).toBe('end');
    await room.loadOlder();
    expect(server.calls).toEqual(['newest', 'before', 'before']);
  });

  it('says that opening failed, and opens on the next try', async () => {
    server.isDown = true;
    await room.open();
    expect(room.view.state.status).toBe('failed');
    server.isDown = false;
    await room.open();
    expect(room.view.state.status).toBe('ready');
  });

  it('mutes what nobody waits for, and claims only what the room says in its place', async () => {
    server.fill(200);
    await room.open();
    await room.loadOlder();
    await room.jump('000050');
    await room.catchUp();
    const muted = server.http.asked.map(({ options: { claims, background } }) => background ?? claims);
    expect(muted).toEqual([
      ['api.forbidden', 'api.not_found'],
      undefined,
      undefined,
      undefined,
      undefined,
      true,
    ]);
  });

  it('keeps what it shows when older messages do not come', async () => {
    server.fill(90);
    await room.open();
    server.isDown = true;
    await room.loadOlder();
    expect(older()).toBe('failed');
    expect(shown()).toEqual(upTo(90, 51));
  });

  it('starts with an empty conversation and takes its first message', async () => {
    await room.open();
    messages.accept(server.add());
    expect(shown()).toEqual([1]);
    expect(older()).toBe('end');
  });
});

describe('events', () => {
  it('appends the next message without a call', async () => {
    server.fill(2);
    await room.open();
    messages.accept(server.add());
    expect(shown()).toEqual([1, 2, 3]);
    expect(server.calls).toEqual(['newest']);
  });

  it('does not lose a message that arrives while the room is being opened', async () => {
    server.fill(2);
    freezeNewest();
    const opening = room.open();
    messages.accept(server.add());
    await opening;
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('does not lose what came while the socket was away and the room being opened', async () => {
    server.fill(2);
    freezeNewest();
    const opening = room.open();
    server.fill(1);
    messages.catchUp();
    await opening;
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('shows a repeated event once', async () => {
    server.fill(2);
    await room.open();
    const message = server.add();
    messages.accept(message);
    messages.accept(message);
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('fetches what a gap skipped, and orders events that came out of order', async () => {
    server.fill(2);
    await room.open();
    const [third, fourth, fifth] = [server.add(), server.add(), server.add()];
    messages.accept(fifth);
    expect(shown()).toEqual([1, 2]);
    messages.accept(third);
    messages.accept(fourth);
    await settle();
    expect(shown()).toEqual(upTo(5));
  });

  it('catches up after the socket was away, over several pages', async () => {
    server.fill(3);
    await room.open();
    server.fill(100);
    messages.catchUp();
    await settle();
    expect(shown()).toEqual(upTo(103));
  });

  it('starts again at the newest messages when the gap is too wide, and still finds the rest above', async () => {
    server.fill(3);
    await room.open();
    server.fill(400);
    await room.catchUp();
    await settle();
    expect(shown().at(-1)).toBe(403);
    const seen = new Set(shown());
    while (older() !== 'end') {
      await room.loadOlder();
      for (const seq of shown()) seen.add(seq);
    }
    expect([...seen].sort((one, other) => one - other)).toEqual(upTo(403));
  });

  it('asks again for what arrived while it was asking', async () => {
    server.fill(1);
    await room.open();
    const first = room.catchUp();
    server.fill(1);
    await Promise.all([first, room.catchUp()]);
    expect(shown()).toEqual([1, 2]);
  });

  it('changes and retracts messages in their place', async () => {
    server.fill(3);
    await room.open();
    messages.revise(messageOf({ seq: 2, text: 'changed' }));
    messages.retract(GROUP, { id: idOf(3), seq: 3 });
    expect(shownIn(room).map(({ text }) => text)).toEqual(['message 1', 'changed', '']);
    expect(shownIn(room)[2]?.type).toBe('message_delete');
  });

  it('does not touch rooms that nobody opened', () => {
    messages.accept(messageOf({ seq: 5 }));
    expect(server.calls).toEqual([]);
    expect(shownIn(room)).toEqual([]);
  });
});

describe('sending', () => {
  it('shows the words at once, and the message of the server in their place', async () => {
    await room.open();
    room.outbox.add('hello');
    expect(room.outbox.list.map(({ text }) => text)).toEqual(['hello']);
    await settle();
    expect(room.outbox.list).toEqual([]);
    expect(shownIn(room).map(({ text }) => text)).toEqual(['hello']);
  });

  it('keeps the order of writing', async () => {
    await room.open();
    for (const text of ['one', 'two', 'three']) room.outbox.add(text);
    await settle();
    expect(shownIn(room).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('shows the echo once when the event overtakes the answer', async () => {
    await room.open();
    room.outbox.add('hello');
    const cid = room.outbox.list[0]?.cid ?? '';
    messages.accept(server.add({ user_id: ME, cid, text: 'hello' }));
    expect(room.outbox.list).toEqual([]);
    await settle();
    expect(shownIn(room).map(({ text }) => text)).toEqual(['hello']);
  });

  it('keeps a failed message, and one retry later there is one message', async () => {
    await room.open();
    server.losesAnswer = true;
    room.outbox.add('hello');
    await settle();
    expect(room.outbox.list[0]?.status).toBe('waiting');
    room.outbox.retry(room.outbox.list[0]?.cid ?? '');
    await settle();
    expect(room.outbox.list).toEqual([]);
    expect(shownIn(room).map(({ text }) => text)).toEqual(['hello']);
    expect(server.messages).toHaveLength(1);
  });

  it('sends what found no connection once there is one', async () => {
    await room.open();
    server.isDown = true;
    room.outbox.add('one');
    room.outbox.add('two');
    await settle();
    expect(room.outbox.list.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    server.isDown = false;
    messages.catchUp();
    await settle();
    expect(shownIn(room).map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('forgets a failed message that its author gives up', async () => {
    await room.open();
    server.isDown = true;
    room.outbox.add('never mind');
    await settle();
    room.outbox.remove(room.outbox.list[0]?.cid ?? '');
    server.isDown = false;
    messages.catchUp();
    await settle();
    expect(server.messages).toEqual([]);
  });

  it('catches up when others wrote between one’s last view and one’s own message', async () => {
    server.fill(1);
    await room.open();
    server.fill(2);
    room.outbox.add('late');
    await settle();
    expect(shown()).toEqual([1, 2, 3, 4]);
  });
});
