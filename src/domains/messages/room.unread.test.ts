import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, startRoom, type TestRoom } from './testing.room.ts';
import { GROUP, ME, settle } from './testing.ts';

let server: TestRoom['server'];
let messages: TestRoom['messages'];
let room: TestRoom['room'];
let ends: TestRoom['ends'];
let ready: TestRoom['ready'];
beforeEach(() => {
  ({ server, messages, room, ends, ready } = startRoom());
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

  it('is found behind more than a page of joins, notices and own words', async () => {
    server.fill(10);
    for (let joined = 0; joined < 130; joined += 1) server.add({ type: 'member_join' });
    server.fill(50, ME);
    server.add();
    server.fill(60, ME);
    await room.open({ viewed: idOf(10), count: 1 });
    expect(below()).toBe('them.cid191');
    expect([room.view.target?.id, room.view.isFollowed]).toEqual([idOf(191), false]);
  });

  it('is not there where only such follow, and they end where the conversation does', async () => {
    server.fill(10);
    for (let joined = 0; joined < 90; joined += 1) server.add({ type: 'member_join' });
    await room.open({ viewed: idOf(10), count: 1 });
    expect([line(), room.view.isFollowed]).toEqual([-1, true]);
    messages.accept(server.add());
    expect(line()).toBe(-1);
  });

  it('is found in a known room, above what is kept of it', async () => {
    server.fill(300);
    messages.enter(GROUP)();
    await settle();
    messages.enter(GROUP, { viewed: idOf(150), count: 150 });
    expect(room.view.target).toBeUndefined();
    await settle();
    expect(below()).toBe('them.cid151');
    expect([room.view.target?.id, room.view.sought]).toEqual([idOf(151), undefined]);
  });

  it('does not pull back who has gone to the foot meanwhile', async () => {
    server.fill(50);
    messages.enter(GROUP)();
    await settle();
    for (let arrived = 0; arrived < 5; arrived += 1) messages.accept(server.add());
    messages.enter(GROUP, { viewed: idOf(50), count: 5 });
    room.view.clearTarget();
    room.view.follow(true);
    await settle();
    expect([room.view.isFollowed, room.view.target]).toEqual([true, undefined]);
  });

  it('is not looked for in a room that was left while it opened', async () => {
    server.fill(50);
    messages.enter(GROUP, Promise.resolve({ viewed: idOf(45), count: 5 }))();
    await settle();
    expect([line(), room.view.target, room.view.isEntering]).toEqual([-1, undefined, false]);
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

describe('mentions that were viewed on another device', () => {
  it('go up to the last one that was viewed there', async () => {
    server.fill(5);
    await room.open();
    for (const seq of [6, 7]) {
      messages.accept(server.add({ mentions: [ME] }));
      expect(room.unseen.mentions.at(-1)?.seq).toBe(seq);
    }
    messages.viewTo({ group_id: GROUP, user_id: ME, last_viewed: idOf(6) });
    expect(room.unseen.mentions.map(({ seq }) => seq)).toEqual([7]);
  });
});
