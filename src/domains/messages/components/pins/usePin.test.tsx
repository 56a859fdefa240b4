import { LIMITS, type Message } from '@livery/contract';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import type { RoomStore } from '../../room.store.ts';
import { messageOf, refusal } from '../../testing.ts';
import { usePin } from './usePin.ts';

const toasts = { show: vi.fn() };
const alerts = { show: vi.fn() };
let pinned: Message[];
let pin: ReturnType<typeof vi.fn<(message: Message) => Promise<void>>>;

beforeEach(() => {
  vi.resetAllMocks();
  pinned = [];
  pin = vi.fn(async () => undefined);
});

const press = async (message: Message) => {
  const pins = { list: pinned, has: (id: string) => pinned.some((one) => one.id === id), pin };
  const wrapper = ({ children }: PropsWithChildren) => (
    <StoresProvider value={{ toasts, alerts } as unknown as Stores}>{children}</StoresProvider>
  );
  const { result } = renderHook(() => usePin({ pins } as unknown as RoomStore), { wrapper });
  await result.current(message);
};
const claimed = (status: number, message: string) =>
  Object.assign(refusal(status), { isClaimed: true, message });

it('says nothing when a message is pinned', async () => {
  await press(messageOf({ seq: 1 }));
  expect([toasts.show.mock.calls, alerts.show.mock.calls]).toEqual([[], []]);
});

it('five are full before the server is asked', async () => {
  pinned = Array.from({ length: LIMITS.pins }, (_, seq) => messageOf({ seq }));
  await press(messageOf({ seq: 9 }));
  expect(toasts.show.mock.calls).toEqual([[{ id: 'error.screen.pin_full' }, 'error']]);
  expect(pin).not.toHaveBeenCalled();
});

it('what is pinned is not pinned again', async () => {
  pinned = [messageOf({ seq: 1 })];
  await press(messageOf({ seq: 1 }));
  expect(toasts.show.mock.calls).toEqual([[{ id: 'error.pin_repeated' }, 'error']]);
  expect(pin).not.toHaveBeenCalled();
});

it.each([
  ['', { id: 'error.screen.server_error' }],
  ['The disk is full', { plain: 'The disk is full' }],
])('a fault of the server stands over the screen, in its words: %j', async (message, words) => {
  pin.mockRejectedValue(claimed(503, message));
  await press(messageOf({ seq: 1 }));
  expect(alerts.show.mock.calls).toEqual([[words, 'dialog']]);
  expect(toasts.show).not.toHaveBeenCalled();
});

it('what has been announced is not said again, and what passes through is a toast', async () => {
  pin.mockRejectedValue(refusal(400));
  await press(messageOf({ seq: 1 }));
  expect([toasts.show.mock.calls, alerts.show.mock.calls]).toEqual([[], []]);
  pin.mockRejectedValue(claimed(403, 'No permission'));
  await press(messageOf({ seq: 1 }));
  expect(toasts.show.mock.calls).toEqual([[{ plain: 'No permission' }, 'error']]);
});
