import { beforeEach, describe, expect, it } from 'vitest';
import { FOLLOWED_ROWS, WINDOW_ROWS } from './room-window.ts';
import { startRoom, type TestRoom } from './testing.room.ts';
import { GROUP, settle } from './testing.ts';

let server: TestRoom['server'];
let messages: TestRoom['messages'];
let room: TestRoom['room'];
let shown: TestRoom['shown'];
let ends: TestRoom['ends'];
let ready: TestRoom['ready'];
beforeEach(() => {
  ({ server, messages, room, shown, ends, ready } = startRoom());
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

  it('shows less while the foot is followed; what stands above comes back without a call', async () => {
    server.fill(100);
    await room.open();
    for (let arrived = 0; arrived < 300; arrived += 1) messages.accept(server.add());
    expect(ready().window.rows.length).toBeLessThanOrEqual(FOLLOWED_ROWS + 41);
    const [first = 0] = ends();
    const { length } = server.calls;
    room.view.follow(false);
    await room.loadOlder();
    expect(ends()).toEqual([first - 40, 400]);
    expect(server.calls).toHaveLength(length);
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
    expect(kept).toEqual(['group0', ...rooms.slice(-4)]);
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
