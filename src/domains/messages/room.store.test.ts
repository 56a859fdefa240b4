import type { Message } from '@livery/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { MessagesStore } from './messages.store.ts';
import type { RoomStore } from './room.store.ts';
import type { ReadyRoom } from './room-state.ts';
import { WINDOW_ROWS } from './room-window.ts';
import { rebuilt, toldRows } from './testing.rows.ts';
import { FakeServer, GROUP, ME, settle, shownIn } from './testing.ts';

let server: FakeServer;
let messages: MessagesStore;
let room: RoomStore;

const start = () => {
  localStorage.clear();
  server = new FakeServer();
  messages = new MessagesStore(server.http, () => ME);
  room = messages.room(GROUP);
};
beforeEach(start);

const shown = (): number[] => shownIn(room).map(({ seq }) => seq);
const ends = (): number[] => [shown()[0] ?? 0, shown().at(-1) ?? 0];
const ready = (): ReadyRoom => {
  if (!room.view.ready) throw new Error(`the room is ${room.view.state.status}`);
  return room.view.ready;
};
const idOf = (seq: number): string => String(seq).padStart(6, '0');

describe('jumping', () => {
  it('shows the message with 40 before and 40 after it, by three calls at once', async () => {
    server.fill(1_000);
    await room.open();
    await room.jump(idOf(500));
    expect(ends()).toEqual([460, 540]);
    expect(shown()).toHaveLength(81);
    expect([room.view.target, room.view.isFollowed]).toEqual([{ id: idOf(500), isMarked: true }, false]);
    expect(server.calls).toEqual(['newest', 'before', 'get', 'afterMessage']);
  });

  it('asks nothing when all of it is known', async () => {
    server.fill(200);
    await room.open();
    for (let page = 0; page < 4; page += 1) await room.loadOlder();
    const { length } = server.calls;
    await room.jump(idOf(100));
    await room.jump(idOf(190));
    expect(server.calls).toHaveLength(length);
    expect(ends()).toEqual([150, 200]);
    expect(ready().newer).toBe('end');
  });

  it('reads on, 40 at a time, until the newest and what arrived meanwhile', async () => {
    server.fill(300);
    await room.open();
    await room.jump(idOf(100));
    messages.accept(server.add());
    expect(room.view.missed).toBe(1);
    const bottoms: number[] = [];
    while (ready().newer !== 'end') {
      await room.loadNewer();
      bottoms.push(ends()[1] ?? 0);
    }
    expect(bottoms).toEqual([180, 220, 260, 300, 301]);
    room.view.follow(true);
    messages.accept(server.add());
    expect(ends()[1]).toBe(302);
  });

  it('opens a room that is not open, and shows the newest ones when there is no such message', async () => {
    server.fill(300);
    await room.jump(idOf(100));
    expect(ends()).toEqual([60, 140]);
    await expect(room.jump('elsewhere')).rejects.toThrow();
    room.view.showNewest();
    expect(ends()).toEqual([261, 300]);
    expect(room.view.target).toBeUndefined();
  });
});

describe('while one reads further up', () => {
  it('adds what arrives until the window is full, then only counts, and takes nothing away', async () => {
    server.fill(100);
    await room.open();
    await room.loadOlder();
    room.view.follow(false);
    const first = shown()[0];
    for (let arrived = 0; arrived < 300; arrived += 1) messages.accept(server.add());
    expect(shown()[0]).toBe(first);
    expect(ready().window.rows.length).toBeLessThanOrEqual(WINDOW_ROWS);
    expect([ready().newer, room.view.missed]).toEqual(['more', 300]);
    room.view.showNewest();
    room.view.follow(true);
    expect(ends()).toEqual([361, 400]);
    expect(room.view.missed).toBe(0);
  });

  it('does not move to the newest messages over a gap that is too wide', async () => {
    server.fill(100);
    await room.open();
    room.view.follow(false);
    server.fill(400);
    await room.catchUp();
    expect(ends()).toEqual([61, 260]);
    expect(ready().newer).toBe('more');
    room.view.showNewest();
    expect(ends()).toEqual([461, 500]);
  });
});

describe('the line over the first unread message', () => {
  const line = () => ready().window.rows.findIndex(({ kind }) => kind === 'unread');
  const below = () =>
    ready()
      .window.rows.slice(line())
      .find((row) => 'message' in row)?.key;

  it('stands where it was on opening, over words of somebody else, and is brought into sight', async () => {
    server.fill(50);
    server.add({ user_id: ME });
    server.fill(3);
    await room.open({ viewed: idOf(50), count: 3 });
    expect(below()).toBe('them.cid52');
    expect(room.view.target).toEqual({ id: idOf(52), isMarked: false });
    expect([room.view.isFollowed, room.view.missed]).toEqual([false, 3]);
    messages.accept(server.add());
    expect(below()).toBe('them.cid52');
    expect(room.view.missed).toBe(4);
  });

  it('is found among older messages, with 40 on each side', async () => {
    server.fill(300);
    await room.open(Promise.resolve({ viewed: idOf(40), count: 100 }));
    expect(below()).toBe('them.cid41');
    expect(ends()).toEqual([1, 80]);
    expect(room.view.target?.id).toBe(idOf(41));
  });

  it('stands over the first message where nothing was ever seen', async () => {
    server.fill(3);
    await room.open({ viewed: null, count: 3 });
    expect(below()).toBe('them.cid1');
    expect(room.view.target?.id).toBe(idOf(1));
  });

  it('is found at the beginning of a room longer than a page of which nothing was ever seen', async () => {
    server.fill(90);
    await room.open({ viewed: null, count: 90 });
    expect(below()).toBe('them.cid1');
    expect([ends()[0], room.view.target?.id]).toEqual([1, idOf(1)]);
  });

  it('leaves who never looked at a long conversation with what is new', async () => {
    server.fill(300);
    await room.open({ viewed: null, count: 100 });
    expect([line(), room.view.target, ends()[1]]).toEqual([-1, undefined, 300]);
  });

  it('comes with an older page when it could not be read at first', async () => {
    server.fill(100);
    const { 'GET /api/v1/groups/:id/messages/:msgId': get } = server.http.answers;
    delete server.http.answers['GET /api/v1/groups/:id/messages/:msgId'];
    await room.open({ viewed: idOf(40), count: 60 });
    server.http.answers['GET /api/v1/groups/:id/messages/:msgId'] = get as NonNullable<typeof get>;
    expect([line(), room.view.target, ends()[1]]).toEqual([-1, undefined, 100]);
    await room.loadOlder();
    await room.loadOlder();
    expect(below()).toBe('them.cid41');
  });

  it('is where a known room opens, from what came since', async () => {
    server.fill(50);
    messages.enter(GROUP)();
    await settle();
    for (let arrived = 0; arrived < 5; arrived += 1) messages.accept(server.add());
    messages.enter(GROUP, { viewed: idOf(50), count: 5 });
    expect(below()).toBe('them.cid51');
    expect(room.view.target?.id).toBe(idOf(51));
    await settle();
  });

  it('goes when one leaves', async () => {
    server.fill(50);
    const leave = messages.enter(GROUP, { viewed: idOf(45), count: 5 });
    await settle();
    expect(line()).toBeGreaterThan(0);
    leave();
    messages.enter(GROUP);
    await settle();
    expect(line()).toBe(-1);
    expect([room.view.isFollowed, room.view.target]).toEqual([true, undefined]);
  });
});

describe('a room that found no network', () => {
  beforeEach(() => {
    server.fill(3);
    server.isDown = true;
  });
  const backOnline = async () => {
    server.isDown = false;
    server.calls = [];
    dispatchEvent(new Event('online'));
    await settle();
  };

  it('opens when it is back', async () => {
    messages.enter(GROUP);
    await settle();
    await backOnline();
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('stays closed once it was left, or everybody has', async () => {
    const leave = messages.enter(GROUP);
    await settle();
    leave();
    await backOnline();
    expect(server.calls).toEqual([]);
    server.isDown = true;
    messages.enter(GROUP);
    await settle();
    messages.stop();
    await backOnline();
    expect(server.calls).toEqual([]);
  });
});

describe('memory', () => {
  it('holds as much of a room as before, however much went through it', async () => {
    server.fill(2_000);
    await room.open();
    for (let page = 0; page < 40; page += 1) await room.loadOlder();
    expect(ends()[0]).toBe(361);
    expect(room.history.known.size).toBeLessThanOrEqual(1_040);
    expect(ready().window.rows.length).toBeLessThanOrEqual(WINDOW_ROWS + 41);
    for (let arrived = 0; arrived < 1_500; arrived += 1) messages.accept(server.add());
    expect(room.history.known.size).toBeLessThanOrEqual(1_040);
    room.leave();
    for (let arrived = 0; arrived < 500; arrived += 1) messages.accept(server.add());
    expect(room.history.known.size).toBeLessThanOrEqual(60);
    expect(ends()[1]).toBe(4_000);
  });

  it('forgets the rooms that were left longest ago, not one that has something to send', async () => {
    server.fill(5);
    const rooms = Array.from({ length: 30 }, (_, index) => `group${index}`);
    server.isDown = true;
    messages.room('group0').outbox.add('not yet');
    const stores = rooms.map((id) => messages.room(id));
    for (const id of rooms) messages.enter(id)();
    await settle();
    const kept = rooms.filter((id, index) => messages.room(id) === stores[index]);
    expect(kept).toEqual(['group0', ...rooms.slice(-9)]);
    messages.stop();
  });

  it('does not ask for rooms that nobody looks at when the socket is back', async () => {
    server.fill(5);
    messages.enter(GROUP)();
    await settle();
    const { length } = server.calls;
    messages.catchUp();
    await settle();
    expect(server.calls).toHaveLength(length);
    messages.enter(GROUP);
    await settle();
    expect(server.calls).toHaveLength(length + 1);
  });
});

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'event',
      'event',
      'lost event',
      'older',
      'newer',
      'jump',
      'newest',
      'up',
      'down',
      'retract',
      'send',
      'catch up',
      'leave',
    ),
    size: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 30 },
);

/** One page further; it moves the window unless that end is reached. */
const read = async (end: 'older' | 'newer') => {
  const { window, [end]: edge } = ready();
  await (end === 'older' ? room.loadOlder() : room.loadNewer());
  expect(['more', 'end']).toContain(ready()[end]);
  if (edge === 'end') return;
  const bound = end === 'older' ? 'from' : 'to';
  expect(ready().window[bound]).not.toBe(window[bound]);
};

/** What a person and a server may do, one after the other. */
const act = async (what: string, size: number): Promise<void> => {
  const known = server.messages;
  switch (what) {
    case 'event':
      return messages.accept(server.add({ user_id: size % 3 ? 'them' : ME }));
    case 'lost event':
      return server.fill(size, size % 2 ? 'them' : ME);
    case 'older':
    case 'newer':
      for (let page = 0; page < size % 12; page += 1) await read(what);
      return;
    case 'jump':
      return room.jump(known[(size * 37) % known.length]?.id ?? '');
    case 'newest':
      return room.view.showNewest();
    case 'up':
      return room.view.follow(false);
    case 'down':
      return room.view.follow(ready().newer === 'end');
    case 'retract': {
      const at = (size * 31) % known.length;
      known[at] = { ...(known[at] as Message), type: 'message_delete', text: '' };
      return messages.retract(GROUP, at + 1);
    }
    case 'send':
      return room.outbox.add('words');
    case 'catch up':
      return room.catchUp();
    case 'leave':
      room.leave();
      return room.open();
  }
};

it('shows what the server has, without a gap, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2_500 }), steps, async (length, list) => {
      start();
      server.fill(length);
      await room.open();
      for (const { what, size } of list) {
        await act(what, size);
        await settle();
        const { window } = ready();
        const part = server.messages.filter(({ seq }) => seq >= window.from && seq <= window.to);
        expect(toldRows(window)).toEqual(rebuilt(part, { me: ME, unreadFrom: 0 }));
        expect(window.rows.length).toBeLessThanOrEqual(WINDOW_ROWS + 90);
      }
      await room.catchUp();
      room.view.showNewest();
      expect(ends()[1]).toBe(server.messages.length);
      expect(room.newest.last?.seq).toBe(server.messages.length);
      messages.stop();
    }),
    { numRuns: 60 },
  );
});
