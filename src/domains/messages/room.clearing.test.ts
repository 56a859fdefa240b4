import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, startRoom, type TestRoom } from './testing.room.ts';
import { settle } from './testing.ts';

let test: TestRoom;
beforeEach(() => {
  test = startRoom();
});

/** On the server, and told to this device. */
const clear = () => {
  const floor_seq = test.server.messages.length;
  test.server.floor = floor_seq;
  test.messages.clear({ group_id: test.room.id, floor_seq });
};

describe('a conversation that was cleared elsewhere', () => {
  it('shows nothing of it, and what comes after it', async () => {
    const { server, room, shown, ready } = test;
    server.fill(100);
    await room.open();
    clear();
    expect([shown(), ready().older, ready().newer]).toEqual([[], 'end', 'end']);
    expect(room.newest.lastOfOthers).toBeUndefined();
    room.accept(server.add());
    expect(shown()).toEqual([101]);
    expect(room.find(idOf(100))).toBeUndefined();
  });

  it('does not show a page that was asked for before', async () => {
    const { server, room, shown } = test;
    server.fill(100);
    await room.open();
    const page = server.messages.slice(20, 60);
    clear();
    room.history.add({ from: 21, to: 60, items: page });
    room.accept(server.add());
    await settle();
    expect(shown()).toEqual([101]);
  });

  it('leaves nothing chosen of what is gone', async () => {
    const { server, room, messages } = test;
    server.fill(100);
    await room.open();
    for (const seq of [70, 90]) room.selection.toggle(idOf(seq));
    messages.clear({ group_id: room.id, floor_seq: 80 });
    expect(room.selection.ids).toEqual([idOf(90)]);
    clear();
    expect(room.selection.isOn).toBe(false);
  });

  it('keeps the place of who reads what came after', async () => {
    const { server, room, shown } = test;
    server.fill(100);
    await room.open();
    test.messages.clear({ group_id: room.id, floor_seq: 40 });
    expect(shown()[0]).toBe(61);
    await room.loadOlder();
    expect(shown()[0]).toBe(41);
  });
});
