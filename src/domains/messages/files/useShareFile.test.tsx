import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import type { Chat } from '../chat.ts';
import { messageOf } from '../testing.ts';
import { ChatProvider } from '../useChat.ts';
import { useShareFile } from './useShareFile.ts';

const bytes = new Blob(['x'], { type: 'image/jpeg' });
const open = vi.fn();
const show = vi.fn();
const picture = messageOf({
  ...{ seq: 1, type: 'image', file_path: 'chat/a.jpg', create_at: '2026-11-22T10:00:00.000Z' },
});

const stores = { toasts: { show } } as unknown as Stores;
const chat = { files: { open } } as unknown as Chat;
const start = () =>
  renderHook(() => useShareFile(picture), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoresProvider value={stores}>
        <ChatProvider value={chat}>{children}</ChatProvider>
      </StoresProvider>
    ),
  }).result;

const device = (share: unknown, takesFiles = true) => {
  vi.stubGlobal('navigator', { share, canShare: () => takesFiles });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
};

beforeEach(() => {
  open.mockReset().mockResolvedValue({ url: 'blob:a', bytes });
  show.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('is offered only where the device shares files', () => {
  device(undefined, false);
  expect(start().current).toBeUndefined();
});

it('hands over the file of the message, under its name', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  device(share);
  const hook = start();
  await act(async () => hook.current?.share());
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [[{ files }]] = share.mock.calls as [[{ files: [File] }]];
  const [file] = files;
  expect([file.name, file.type, file.size]).toEqual(['image-20261122100000.jpg', 'image/jpeg', 1]);
  expect(show).not.toHaveBeenCalled();
});

it('asks for another press when the file took too long, and says nothing when it was called off', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  device(share);
  const hook = start();
  await act(async () => hook.current?.share());
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith({ id: 'room.image.share_again' }));
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await act(async () => hook.current?.share());
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(show).toHaveBeenCalledOnce();
});
