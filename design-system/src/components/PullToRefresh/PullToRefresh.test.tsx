import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { PullToRefresh } from './PullToRefresh.tsx';

function setUp() {
  const refreshed = Promise.withResolvers<void>();
  const onRefresh = vi.fn(() => refreshed.promise);
  const area = createRef<HTMLDivElement>();
  render(
    <>
      <PullToRefresh area={area} refreshLabel="Refresh" busyLabel="Refreshing" onRefresh={onRefresh} />
      <div ref={area}>Posts</div>
    </>,
  );
  return { onRefresh, refreshed };
}

function pull(by: number) {
  const page = screen.getByText('Posts');
  fireEvent.touchStart(page, { touches: [{ clientX: 0, clientY: 100 }] });
  fireEvent.touchMove(page, { touches: [{ clientX: 0, clientY: 100 + by }] });
  fireEvent.touchEnd(page, { changedTouches: [{ clientX: 0, clientY: 100 + by }] });
}

test('a pull that is far enough refreshes, and says so until it is done', async () => {
  const { onRefresh, refreshed } = setUp();
  pull(60);
  expect(onRefresh).not.toHaveBeenCalled();
  pull(300);
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Refreshing');
  pull(200);
  expect(onRefresh).toHaveBeenCalledOnce();
  await act(async () => refreshed.resolve());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('is at rest again when the page did not come', async () => {
  const { refreshed } = setUp();
  pull(300);
  await act(async () => refreshed.reject(new Error('no connection')));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a keyboard has a button for it', async () => {
  const { onRefresh } = setUp();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledOnce();
});
