import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNewLast } from './useOwnInSight.ts';

it('tells of what is added last; of nothing that was there on coming, that stays or that goes', () => {
  const onNew = vi.fn();
  const { rerender } = renderHook(({ cids }) => useNewLast(cids, onNew), {
    initialProps: { cids: ['waiting', 'failed'] },
  });
  rerender({ cids: ['waiting', 'failed'] });
  rerender({ cids: ['waiting'] });
  expect(onNew).not.toHaveBeenCalled();
  rerender({ cids: ['waiting', 'new'] });
  expect(onNew).toHaveBeenCalledOnce();
  rerender({ cids: [] });
  rerender({ cids: ['next'] });
  expect(onNew).toHaveBeenCalledTimes(2);
});
