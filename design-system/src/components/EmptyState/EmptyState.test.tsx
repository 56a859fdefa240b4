import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

test('what went wrong is read out whole, with a way on', async () => {
  const onRetry = vi.fn();
  render(
    <ErrorState
      title="The connection got lost"
      text="Check the network."
      action={
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      }
    />,
  );
  const state = screen.getByRole('alert');
  expect(state.textContent).toContain('The connection got lost');
  expect(state.textContent).toContain('Check the network.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('nothing here yet interrupts nobody, and has its heading', () => {
  render(<EmptyState drawing="messages" title="No chats yet" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'No chats yet' })).toBeTruthy();
});

test('a state that is the whole page has its first heading', () => {
  render(<EmptyState drawing="search" level={1} title="No such page" />);
  expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeTruthy();
});
