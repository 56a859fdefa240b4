import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonalData } from '../../lib/storage/stored-value.ts';
import { ChatCache } from './cache/chat-cache.ts';
import { MessagesStore } from './messages.store.ts';
import type { RoomStore } from './room.store.ts';
import { idOf } from './testing.room.ts';
import { describeRows, rebuilt } from './testing.rows.ts';
import { FakeServer, GROUP, ME, refusal, settle, shownIn } from './testing.ts';
import type { Unread } from './unread-line.ts';

let server: FakeServer;
let cache: ChatCache;
let messages: MessagesStore;
let room: RoomStore;

const begin = (isBack: boolean): void => {
  cache = new ChatCache({ login: 'login', isBack });
  messages = new MessagesStore(server.http, () => ME, { cache });
  room = messages.room(GROUP);
};

const start = (length: number): void => {
  localStorage.clear();
  server = new FakeServer();
  server.fill(length);
  begin(false);
};

const end = (): void => {
  messages.stop();
  cache.stop();
};

/** The page is opened again, after `meanwhile`; the room is entered. */
const reload = async (meanwhile: () => void = () => undefined, unread?: Unread): Promise<void> => {
  await cache.flush();
  end();
  meanwhile();
  begin(true);
  await room.open(unread);
};

const seqs = (): number[] => shownIn(room).map(({ seq }) => seq);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Nobody is told. */
const change = (seq: number, words: string): void => {
  const old = server.messages[seq - 1];
  if (old) server.messages[seq - 1] = { ...old, text: words };
};

afterEach(() => {
  end();
  forgetPersonalData();
});

describe('a conversation that was kept over a reload', () => {
  it('stands before the server was asked, and when it cannot be reached', async () => {
    start(50);
    await room.open();
    await reload(() => {
      server.calls = [];
      server.isDown = true;
    });
    expect(seqs()).toEqual(range(11, 50));
    expect(server.calls).toEqual(['after']);
  });

  it('heals when the network is back', async () => {
    start(50);
    await room.open();
    await reload(() => {
      server.isDown = true;
    });
    server.fill(3);
    server.isDown = false;
    dispatchEvent(new Event('online'));
    await settle();
    expect(seqs().at(-1)).toBe(53);
  });

  it('waits for the network as long as somebody looks', async () => {
    start(50);
    await room.open();
    await cache.flush();
    end();
    server.isDown = true;
    begin(true);
    for (const moment of ['while it is shown', 'while it is read', 'later'] as const) {
      const opened = room.open();
      if (moment === 'while it is read') await vi.waitFor(() => expect(room.view.ready).toBeDefined());
      if (moment === 'later') await opened;
      room.leave();
      await opened;
      server.calls = [];
      dispatchEvent(new Event('online'));
      await settle();
      expect([moment, server.calls]).toEqual([moment, []]);
    }
  });

  it('heals for who left and came back while it was read', async () => {
    start(50);
    await room.open();
    await cache.flush();
    end();
    server.fill(3);
    server.isDown = true;
    begin(true);
    const opened = room.open();
    await vi.waitFor(() => expect(room.view.ready).toBeDefined());
    room.leave();
    await Promise.all([room.open(), opened]);
    server.isDown = false;
    dispatchEvent(new Event('online'));
    await settle();
    expect(seqs().at(-1)).toBe(53);
  });

  it('takes in what was changed, added and cleared meanwhile with one call', async () => {
    start(50);
    await room.open();
    await reload(() => {
      server.calls = [];
      change(45, 'changed');
      server.fill(5);
      server.floor = 20;
    });
    expect(seqs()).toEqual(range(21, 55));
    expect(shownIn(room).find(({ seq }) => seq === 45)?.text).toBe('changed');
    expect(server.calls).toEqual(['after']);
  });

  it('shows nothing of what was cleared, to the last message', async () => {
    start(50);
    await room.open();
    await reload(() => {
      server.floor = 50;
    });
    expect(seqs()).toEqual([]);
    messages.accept(server.add());
    expect(seqs()).toEqual([51]);
  });

  it('does not let a late response undo what an event has told', async () => {
    start(10);
    await room.open();
    await cache.flush();
    end();
    begin(true);
    const list = 'GET /api/v2/groups/:id/messages';
    const stale = [...server.messages];
    server.http.answers = {
      ...server.http.answers,
      [list]: () => {
        messages.retract(GROUP, { id: idOf(4), seq: 4 });
        return { list: stale };
      },
    };
    await room.open();
    expect(shownIn(room)[3]?.type).toBe('message_delete');
  });

  it('opens at what is unread', async () => {
    start(50);
    await room.open();
    await reload(() => server.fill(30), { count: 30, viewed: idOf(50) });
    expect(room.view).toMatchObject({ isFollowed: false, missed: 30, target: { id: idOf(51) } });
    expect(seqs()).toEqual(expect.arrayContaining(range(40, 80)));
  });

  it('goes on at the newest when far more has come than is read on', async () => {
    start(50);
    await room.open();
    await reload(() => server.fill(900));
    room.view.showNewest();
    expect(seqs().at(-1)).toBe(950);
    await room.loadOlder();
    expect(seqs()).toEqual(range(seqs()[0] ?? 0, 950));
  });

  it('is gone for who may not read it any more', async () => {
    start(50);
    await room.open();
    await reload(() => {
      server.isDown = true;
      server.fault = refusal(403);
    });
    expect(room.view.state.status).toBe('denied');
    expect(await cache.room(GROUP)).toBeUndefined();
  });
});

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'event',
      'lost event',
      'older',
      'newer',
      'jump',
      'retract',
      'leave',
      'reload',
      'reload after changes',
      'reload after a clear',
      'reload without a network',
    ),
    size: fc.integer({ min: 1, max: 150 }),
  }),
  { maxLength: 15 },
);

const act = async (what: string, size: number): Promise<void> => {
  const { length } = server.messages;
  const some = ((size * 37) % length) + 1;
  switch (what) {
    case 'event':
      return messages.accept(server.add({ user_id: size % 3 ? 'them' : ME }));
    case 'lost event':
      return server.fill(size);
    case 'older':
      return room.loadOlder();
    case 'newer':
      return room.loadNewer();
    case 'jump':
      return some > server.floor ? room.jump(idOf(some)) : undefined;
    case 'retract':
      change(some, '');
      Object.assign(server.messages[some - 1] ?? {}, { type: 'message_delete' });
      return messages.retract(GROUP, { id: idOf(some), seq: some });
    case 'leave':
      room.leave();
      return room.open();
    case 'reload':
      return reload();
    case 'reload after changes':
      return reload(() => {
        for (let seq = some; seq <= length; seq += 7) change(seq, `changed ${size}`);
        server.fill(size - 1);
      });
    case 'reload after a clear':
      return reload(() => {
        server.floor = Math.max(server.floor, length - size);
      });
    case 'reload without a network':
      await reload(() => {
        server.isDown = true;
        change(some, `changed ${size}`);
      });
      server.isDown = false;
      dispatchEvent(new Event('online'));
  }
};

it('shows what the server has, without a gap, whatever happens before and after reloads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), steps, async (length, list) => {
      start(length);
      await room.open();
      for (const { what, size } of list) {
        await act(what, size);
        await settle();
        const { window } = room.view.ready ?? {};
        if (!window) throw new Error(`the room is ${room.view.state.status} after ${what}`);
        const visible = server.messages.filter(({ seq }) => seq > server.floor);
        const part = visible.filter(({ seq }) => seq >= window.from && seq <= window.to);
        expect(describeRows(window)).toEqual(rebuilt(part, { me: ME, unreadFrom: 0 }));
      }
      await room.catchUp();
      room.view.showNewest();
      const last = server.messages.findLast(({ seq }) => seq > server.floor);
      expect(seqs().at(-1)).toBe(last?.seq);
      end();
    }),
    { numRuns: 40 },
  );
});
