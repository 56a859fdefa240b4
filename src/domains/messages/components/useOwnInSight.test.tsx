import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomStore } from '../room.store.ts';
import { useNewLast, useOwnInSight } from './useOwnInSight.ts';

vi.mock('../useChat.ts', () => ({ useChat: () => ({ uploads: { of: () => [] } }) }));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const at = (minute: number) => ({
  cid: `at ${minute}`,
  create_at: new Date(2026, 10, 22, 0, minute).toISOString(),
});

it('tells of what is added last; of nothing that was there on coming, that is found, that stays or that goes', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 0, 5, 30));
  const onNew = vi.fn();
  const { rerender } = renderHook(({ list }) => useNewLast(list, onNew), {
    initialProps: { list: [at(1), at(2)] },
  });
  rerender({ list: [at(1), at(2), at(3)] });
  rerender({ list: [at(1)] });
  expect(onNew).not.toHaveBeenCalled();
  rerender({ list: [at(1), at(6)] });
  expect(onNew).toHaveBeenCalledOnce();
  rerender({ list: [at(1), at(6), at(7)] });
  rerender({ list: [at(1), at(6)] });
  expect(onNew).toHaveBeenCalledTimes(2);
  rerender({ list: [] });
  rerender({ list: [at(8)] });
  expect(onNew).toHaveBeenCalledTimes(3);
});

it('words come into sight when they are sent, a caption that follows its files does not', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 0, 5, 30));
  const toFoot = vi.fn();
  const roomOf = (list: object[]) => ({ id: 'room', outbox: { list } }) as unknown as RoomStore;
  const { rerender } = renderHook(({ list }) => useOwnInSight(roomOf(list), toFoot), {
    initialProps: { list: [] as object[] },
  });
  rerender({ list: [{ ...at(6), isCaption: true }] });
  expect(toFoot).not.toHaveBeenCalled();
  rerender({ list: [{ ...at(6), isCaption: true }, at(7)] });
  expect(toFoot).toHaveBeenCalledOnce();
});
