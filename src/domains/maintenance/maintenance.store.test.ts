// @vitest-environment node
import type { Maintenance } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { MaintenanceStore } from './maintenance.store.ts';
import { endOf, watchMaintenance } from './maintenance.watch.ts';

const state = (enabled: boolean): Maintenance => ({
  status: enabled ? 1 : 0,
  enabled,
  announcement: '',
  maintain_start: null,
  maintain_end: null,
  update_at: null,
});

const storeThatHears = (current: () => Maintenance | Promise<Maintenance>) =>
  new MaintenanceStore(fakeCalls({ 'GET /api/v1/maintenance': current }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('maintenance', () => {
  it('ends with a success of an ordinary call, not with its own', () => {
    const store = storeThatHears(() => state(true));
    store.accept(state(true));
    store.notice('GET /api/v1/maintenance');
    expect(store.isOn).toBe(true);
    store.notice('GET /api/v1/users/me');
    expect(store.isOn).toBe(false);
  });

  it('asks every fifteen seconds until it is over', async () => {
    const answers = [state(true), state(true), state(false)];
    const current = vi.fn(async () => answers.shift() ?? state(false));
    const store = storeThatHears(current);
    const stop = watchMaintenance(store, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.isOn).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(current).toHaveBeenCalledTimes(3);
    expect(store.isOn).toBe(false);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(current).toHaveBeenCalledTimes(3);
  });

  it('is asked about once in a while by somebody who moves about', async () => {
    const current = vi.fn(async () => state(false));
    const store = storeThatHears(current);
    for (let step = 0; step < 5; step += 1) store.checkSometimes();
    expect(current).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_001);
    store.checkSometimes();
    expect(current).toHaveBeenCalledTimes(2);
  });

  it('stays as it is when nobody answers', async () => {
    const store = storeThatHears(() => Promise.reject(new Error('offline')));
    store.accept(state(true));
    await store.check();
    expect(store.isOn).toBe(true);
  });

  it("asks at the announced end by the server's clock, whatever this device's says", async () => {
    vi.setSystemTime('2026-11-21T10:00:00Z');
    serverClock.sync('Sat, 21 Nov 2026 10:59:58 GMT');
    const current = vi.fn(async () => state(false));
    const running = { ...state(true), maintain_end: '2026-11-21T11:00:03.000Z' };
    const asking = storeThatHears(current);
    asking.accept(running);
    expect(endOf(asking.current)).toBe(Date.now() + 5_000);
    current.mockResolvedValueOnce(running);
    const stop = watchMaintenance(asking, () => undefined);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(asking.isOn).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(asking.isOn).toBe(false);
    stop();
    serverClock.sync(new Date().toUTCString());
  });

  it('does not know when it ends without a time', () => {
    const store = storeThatHears(() => state(true));
    store.accept(state(true));
    expect(endOf(store.current)).toBeUndefined();
  });
});
