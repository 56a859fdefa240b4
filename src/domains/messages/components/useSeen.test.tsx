import { act, cleanup, render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat } from '../chat.ts';
import type { RoomStore } from '../room.store.ts';
import { idOf, startRoom } from '../testing.room.ts';
import { GROUP, settle } from '../testing.ts';
import type { Unread } from '../unread-line.ts';
import { ChatProvider } from '../useChat.ts';
import { useSeen } from './useSeen.ts';

const seen: (string | undefined)[] = [];
const chat = {
  seen: {
    see: (_: string, message: { id: string } | undefined) => seen.push(message?.id),
    show: () => () => undefined,
  },
} as unknown as Chat;

const Log = observer(function Log({ room }: { room: RoomStore }) {
  const box = useRef<HTMLDivElement>(null);
  const look = useSeen(room, box, undefined);
  return <div ref={box} onScroll={look} role="log" />;
});

let world: ReturnType<typeof startRoom>;
const draw = () => {
  render(
    <ChatProvider value={chat}>
      <Log room={world.room} />
    </ChatProvider>,
  );
};
const rest = () => act(settle);

beforeEach(() => {
  seen.length = 0;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  world = startRoom();
  world.server.fill(100);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A room held in memory, whose conversation is read again as somebody comes. */
const comeBack = async () => {
  world.messages.enter(GROUP)();
  await settle();
  let know: (unread: Unread | undefined) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const unread = new Promise<Unread | undefined>((resolve, reject) => {
    know = resolve;
    fail = reject;
  });
  const opened = world.room.open(unread);
  draw();
  await rest();
  return { know, fail, opened };
};

it('marks nothing at the foot before it is known where the unread begin, then what is shown', async () => {
  const { know } = await comeBack();
  expect([world.room.view.isFollowed, seen]).toEqual([true, []]);
  know({ viewed: idOf(40), count: 60 });
  await rest();
  expect(world.room.view.target?.id).toBe(idOf(41));
  expect(seen).not.toContain(idOf(100));
});

it('marks the foot once nothing is unread, and where nobody could say', async () => {
  const { know } = await comeBack();
  know(undefined);
  await rest();
  expect(seen.at(-1)).toBe(idOf(100));
  cleanup();
  world.room.leave();
  seen.length = 0;
  const { fail, opened } = await comeBack();
  fail(new Error('nobody'));
  await opened.catch(() => undefined);
  await rest();
  expect([world.room.view.isEntering, seen.at(-1)]).toEqual([false, idOf(100)]);
});
