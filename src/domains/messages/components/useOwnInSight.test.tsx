import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewLast } from './useOwnInSight.ts';

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
