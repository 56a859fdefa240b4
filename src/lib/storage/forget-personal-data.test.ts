import { afterEach, expect, it, vi } from 'vitest';
import { forgetPersonalData } from './stored-value.ts';

afterEach(() => void vi.unstubAllGlobals());

const leaveWith = (serviceWorker: object) => {
  vi.stubGlobal('navigator', { serviceWorker });
  forgetPersonalData();
};

it('closes what push messages have left on the device, whether a worker is in charge of the page or not', async () => {
  const close = vi.fn();
  leaveWith({
    controller: null,
    getRegistration: async () => ({ getNotifications: async () => [{ close }, { close }] }),
  });
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

it('asks the worker to forget too; where there is none nothing is lost', async () => {
  const postMessage = vi.fn();
  leaveWith({ controller: { postMessage }, getRegistration: async () => undefined });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('forget');
  vi.stubGlobal('navigator', {});
  expect(forgetPersonalData).not.toThrow();
});
