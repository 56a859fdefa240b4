import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import type { Chat } from '../../chat.ts';
import { ChatProvider } from '../../useChat.ts';
import { prepareVoice } from '../../voice/prepare-voice.ts';
import { useRecorder } from './useRecorder.ts';

// What it makes of a recording has a test of its own.
vi.mock('../../voice/prepare-voice.ts', () => ({ prepareVoice: vi.fn() }));

/** What the browser records, without a microphone. */
class Recorder extends EventTarget {
  state = 'inactive';
  readonly mimeType = 'audio/webm';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: 'said' }));
    this.dispatchEvent(new Event('stop'));
  }
}

const stop = vi.fn();
const VOICE = { kind: 'audio', file: new Blob(['mp3']), filename: 'voice.mp3', duration: 60 } as const;
const [add, showAlert, showToast, onEnd] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [stop, add, showAlert, showToast, onEnd]) mock.mockReset();
  vi.mocked(prepareVoice).mockReset().mockResolvedValue(VOICE);
  vi.stubGlobal('MediaRecorder', Recorder);
  microphone(async () => ({ getTracks: () => [{ stop }] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const microphone = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });

const chat = { uploads: { add } } as unknown as Chat;
const stores = { alerts: { show: showAlert }, toasts: { show: showToast } } as unknown as Stores;

/** Presses the button, and waits until the microphone is open. */
const record = async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresProvider value={stores}>
      <ChatProvider value={chat}>{children}</ChatProvider>
    </StoresProvider>
  );
  const hook = renderHook(() => useRecorder('room', onEnd), { wrapper });
  await pass(0);
  return hook;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('is sent by itself after a minute, once, and not before', async () => {
  const { result } = await record();
  await pass(59_900);
  expect(result.current.seconds).toBeCloseTo(59.9, 1);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onEnd).toHaveBeenCalled();
  expect(stop).toHaveBeenCalled();
  expect(add.mock.calls).toEqual([['room', VOICE]]);
});

it('says that less than a second was too short', async () => {
  vi.mocked(prepareVoice).mockResolvedValue(undefined);
  const { result } = await record();
  await pass(500);
  act(() => result.current.send());
  await pass(0);
  expect(showToast).toHaveBeenCalledWith({ id: 'room.voice.short' });
  expect(add).not.toHaveBeenCalled();
});

it('closes the microphone and sends nothing when it is left, even while that opens', async () => {
  (await record()).unmount();
  expect(stop).toHaveBeenCalledOnce();
  const opening = Promise.withResolvers<unknown>();
  microphone(() => opening.promise);
  const { unmount } = await record();
  unmount();
  opening.resolve({ getTracks: () => [{ stop }] });
  await pass(70_000);
  expect(stop).toHaveBeenCalledTimes(2);
  expect(add).not.toHaveBeenCalled();
});

it.each([
  ['NotAllowedError', 'room.voice.denied'],
  ['NotFoundError', 'room.voice.none'],
])('explains %s', async (name, id) => {
  microphone(() => Promise.reject(Object.assign(new Error('refused'), { name })));
  await record();
  expect(showAlert).toHaveBeenCalledWith({ id });
  expect(onEnd).toHaveBeenCalledOnce();
});
