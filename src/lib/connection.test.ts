import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries once when the network is back, and again who failed once more', () => {
  const tries: string[] = [];
  const fails = () => {
    tries.push('fails');
    connection.onceBack(fails);
  };
  const stop = connection.onceBack(() => tries.push('comes'));
  connection.onceBack(fails);
  dispatchEvent(new Event('online'));
  expect(tries).toEqual(['comes', 'fails']);
  vi.advanceTimersByTime(1_000);
  expect(tries).toEqual(['comes', 'fails', 'fails']);
  vi.advanceTimersByTime(60_000);
  expect(tries).toEqual(['comes', 'fails', 'fails', 'fails']);
  stop();
});

it('does not try what was called off', () => {
  const retry = vi.fn();
  connection.onceBack(retry)();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
