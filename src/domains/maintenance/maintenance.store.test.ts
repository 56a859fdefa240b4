import type { Maintenance } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MaintenanceStore } from './maintenance.store.ts';

const state = (enabled: boolean): Maintenance => ({
  status: enabled ? 1 : 0,
  enabled,
  announcement: '',
  maintain_start: null,
  maintain_end: null,
  update_at: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('maintenance', () => {
  it('ends with a success of an ordinary call, not with its own', () => {
    const store = new MaintenanceStore({ current: async () => state(true) });
    store.accept(state(true));
    store.notice('/api/v1/maintenance');
    expect(store.isOn).toBe(true);
    store.notice('/api/v1/users/me');
    expect(store.isOn).toBe(false);
  });

  it('asks every fifteen seconds until it is over', async () => {
    const answers = [state(true), state(true), state(false)];
    const current = vi.fn(async () => answers.shift() ?? state(false));
    const store = new MaintenanceStore({ current });
    const stop = store.watch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.isOn).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(current).toHaveBeenCalledTimes(3);
    expect(store.isOn).toBe(false);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(current).toHaveBeenCalledTimes(3);
  });

  it('stays as it is when nobody answers', async () => {
    const store = new MaintenanceStore({ current: () => Promise.reject(new Error('offline')) });
    store.accept(state(true));
    await store.check();
    expect(store.isOn).toBe(true);
  });
});
