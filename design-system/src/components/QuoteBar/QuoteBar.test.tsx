import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuoteBar } from './QuoteBar.tsx';

test('leads to its message by all of its words, where it leads anywhere', async () => {
  const onOpen = vi.fn();
  const { rerender } = render(<QuoteBar at="top" title="Pinned" text="Half past four" onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pinned Half past four' }));
  expect(onOpen).toHaveBeenCalledOnce();
  rerender(<QuoteBar at="foot" title="Kavya" text="Half past four" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Half past four')).toBeTruthy();
});
