import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure, NO_CONNECTION } from './http/failure.ts';
import { OnceBack } from './once-back.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (code: string) => new ApiFailure({ code, message: '', params: {}, status: 0, call: '' });
const isBack = () => {
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
};

it('tries once more what the network kept from coming, and nothing that was refused', () => {
  const retry = vi.fn();
  const waiting = new OnceBack();
  waiting.begin(retry)(failureOf('api.forbidden'));
  isBack();
  expect(retry).not.toHaveBeenCalled();
  waiting.begin(retry)(failureOf(NO_CONNECTION));
  isBack();
  expect(retry).toHaveBeenCalledOnce();
});

it('waits for nothing when nobody looks any more, before the try failed or after', () => {
  const retry = vi.fn();
  const waiting = new OnceBack();
  waiting.begin(retry)(failureOf(NO_CONNECTION));
  waiting.stop();
  const failed = waiting.begin(retry);
  waiting.stop();
  failed(failureOf(NO_CONNECTION));
  isBack();
  expect(retry).not.toHaveBeenCalled();
});

it('of two tries the later one counts', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const waiting = new OnceBack();
  const failed = waiting.begin(first);
  waiting.begin(second)(failureOf(NO_CONNECTION));
  failed(failureOf(NO_CONNECTION));
  isBack();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
