import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedParams } from './useDebouncedParams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty = { mode: 'email' as const, country: 'CN', phone: '', email: '' };

test('what is typed shows at once; the address follows once, when the fingers rest', () => {
  const onMove = vi.fn();
  const { result } = renderHook(() => useDebouncedParams(empty, onMove));
  for (const email of ['a', 'an', 'ann']) {
    act(() => result.current.type({ email }));
    act(() => vi.advanceTimersByTime(100));
  }
  expect(result.current.params.email).toBe('ann');
  expect(onMove).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1_000));
  expect(onMove.mock.calls).toEqual([[{ ...empty, email: 'ann' }]]);
});

test('two fields typed in a row both stay', () => {
  const onMove = vi.fn();
  const { result } = renderHook(() => useDebouncedParams(empty, onMove));
  act(() => result.current.type({ country: 'IN' }));
  act(() => result.current.type({ phone: '98765' }));
  expect(result.current.params).toMatchObject({ country: 'IN', phone: '98765' });
});

test('a step forward writes at once what is typed, and once', () => {
  const onMove = vi.fn();
  const { result } = renderHook(() => useDebouncedParams(empty, onMove));
  act(() => result.current.type({ email: 'ann' }));
  act(() => result.current.settle());
  act(() => vi.advanceTimersByTime(1_000));
  expect(onMove.mock.calls).toEqual([[{ ...empty, email: 'ann' }]]);
});
