import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadable } from './loadable.ts';
import { useLoaded } from './useLoaded.ts';

it('fetches another thing although the one before it did not come', async () => {
  const broken = loadable(() => Promise.reject<string>(new Error('gone')));
  const whole = loadable(async () => 'here');
  const { result, rerender } = renderHook(({ of }) => useLoaded(of), { initialProps: { of: broken } });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  rerender({ of: whole });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'here' }));
});
