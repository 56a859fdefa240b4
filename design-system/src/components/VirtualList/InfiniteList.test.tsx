import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InfiniteList, type InfiniteMore } from './InfiniteList.tsx';

let nearEnd: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        nearEnd = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        nearEnd = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const words = { loading: 'Loading', failed: 'Could not load', retry: 'Try again', done: 'That is all' };
const list = (more: InfiniteMore, onMore: () => void) => (
  <InfiniteList label="People" items={['a']} keyOf={(id) => id} more={more} onMore={onMore} words={words}>
    {(id) => <li>{id}</li>}
  </InfiniteList>
);

test.each(['loading', 'failed', 'done'] as const)(
  'the end coming near asks when idle, not when %s',
  (state) => {
    const onMore = vi.fn();
    const { rerender } = render(list('idle', onMore));
    act(() => nearEnd());
    expect(onMore).toHaveBeenCalledOnce();
    rerender(list(state, onMore));
    act(() => nearEnd());
    expect(onMore).toHaveBeenCalledOnce();
  },
);

test('a failure is read out and offers another try', async () => {
  const onMore = vi.fn();
  render(list('failed', onMore));
  expect(screen.getByRole('alert').textContent).toContain('Could not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledOnce();
});
