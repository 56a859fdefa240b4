import type { Message } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, startRoom, type TestRoom } from '../testing.room.ts';
import { GROUP, messageOf, refusal, settle } from '../testing.ts';

let test: TestRoom;
let stored: Message[];
let reads: number;
let fault: Error | undefined;

const at = (seconds: number) => new Date(1_770_000_000_000 + seconds * 1000).toISOString();
const pinned = (seq: number, seconds: number) => messageOf({ seq, pin_at: at(seconds) });
const change = <Result>(result: Result): Result => {
  if (fault) throw fault;
  return result;
};

beforeEach(async () => {
  test = startRoom();
  test.server.fill(3);
  [stored, reads, fault] = [[pinned(2, 1)], 0, undefined];
  test.server.http.answers = {
    ...test.server.http.answers,
    'GET /api/v1/groups/:id/pins': () => {
      reads += 1;
      return { list: stored };
    },
    'POST /api/v1/groups/:id/pins': () => change({ pin_at: at(9) }),
    'DELETE /api/v1/groups/:id/pins/:msgId': () => change({}),
  };
  await test.room.open();
  await test.room.pins.load();
});

const shown = () => test.room.pins.list.map(({ seq }) => seq);
const known = (seq: number) => test.room.find(idOf(seq)) as Message;

it('shows the latest pin first', async () => {
  await test.room.pins.pin(known(3));
  expect(shown()).toEqual([3, 2]);
});

it('a pin that is refused is taken away again, and thrown', async () => {
  fault = refusal(400);
  const pinning = test.room.pins.pin(known(3));
  expect(shown()).toEqual([3, 2]);
  await expect(pinning).rejects.toBe(fault);
  expect(shown()).toEqual([2]);
});

it('one that was pinned already stays when that is refused', async () => {
  fault = refusal(400);
  await expect(test.room.pins.pin(known(2))).rejects.toBe(fault);
  expect(shown()).toEqual([2]);
});

it('a pin that cannot be taken off stands again', async () => {
  fault = refusal(503);
  const taking = test.room.pins.unpin(known(2));
  expect(shown()).toEqual([]);
  await expect(taking).rejects.toBe(fault);
  expect(shown()).toEqual([2]);
});

describe('what others do', () => {
  const added = (seq: number, seconds: number, version = 1) => ({
    group_id: GROUP,
    id: idOf(seq),
    seq,
    user_id: 'them',
    pin_at: at(seconds),
    version,
  });

  it('comes with its event, without a call for a known message', () => {
    test.messages.pin(added(1, 5));
    expect(shown()).toEqual([1, 2]);
    test.messages.pin(added(1, 5));
    expect(shown()).toEqual([1, 2]);
    test.messages.unpin({ group_id: GROUP, id: idOf(2), version: 2 });
    expect(shown()).toEqual([1]);
    expect(reads).toBe(1);
  });

  it('of a message from long ago is read', async () => {
    stored = [pinned(900, 7), ...stored];
    test.messages.pin(added(900, 7));
    await settle();
    expect(shown()).toEqual([900, 2]);
  });

  it('counts more than a list that was asked for before', async () => {
    const reading = test.room.pins.refresh();
    stored = [pinned(1, 5), pinned(2, 1)];
    test.messages.pin(added(1, 5));
    await reading;
    expect(shown()).toEqual([1, 2]);
    expect(reads).toBe(3);
  });

  it('is what the newest event tells, in whatever order they come', () => {
    const removed = (version: number) => ({ group_id: GROUP, id: idOf(1), version });
    test.messages.unpin(removed(2));
    test.messages.pin(added(1, 5, 1));
    expect(shown()).toEqual([2]);
    test.messages.pin(added(1, 7, 3));
    test.messages.unpin(removed(2));
    expect(shown()).toEqual([1, 2]);
    test.messages.unpin(removed(4));
    test.messages.unpin(removed(4));
    expect(shown()).toEqual([2]);
  });

  it('ends with the message', () => {
    test.messages.retract(GROUP, { id: idOf(2), seq: 2 });
    expect(shown()).toEqual([]);
  });
});

it('is read again when the socket was away, where somebody looks', async () => {
  const leave = test.messages.enter(GROUP);
  test.messages.catchUp();
  await settle();
  expect(reads).toBe(2);
  leave();
  test.messages.catchUp();
  await settle();
  expect(reads).toBe(2);
});
