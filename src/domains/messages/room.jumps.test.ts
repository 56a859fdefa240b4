import { beforeEach, describe, expect, it } from 'vitest';
import { WINDOW_ROWS } from './room-window.ts';
import { idOf, startRoom, type TestRoom } from './testing.room.ts';

let server: TestRoom['server'];
let messages: TestRoom['messages'];
let room: TestRoom['room'];
let shown: TestRoom['shown'];
let ends: TestRoom['ends'];
let ready: TestRoom['ready'];
beforeEach(() => {
  ({ server, messages, room, shown, ends, ready } = startRoom());
});

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

  it('leaves the newest messages alone that are shown while more were on their way', async () => {
    server.fill(300);
    await room.open();
    await room.jump(idOf(100));
    const more = room.loadNewer();
    room.view.showNewest();
    await more;
    expect(ends()).toEqual([261, 300]);
    expect(ready().newer).toBe('end');
  });

  it('of two that are asked for one after the other the last one is shown, whichever comes first', async () => {
    server.fill(300);
    await room.open();
    await room.loadOlder();
    await Promise.all([room.jump(idOf(100)), room.jump(idOf(290))]);
    expect(room.view.target?.id).toBe(idOf(290));
    expect(ends()).toEqual([250, 300]);
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
