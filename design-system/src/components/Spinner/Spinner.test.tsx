import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('one that stands alone says what is waited for; inside a control it is silent', () => {
  const { rerender } = render(<Spinner label="Loading more" />);
  expect(screen.getByRole('status').textContent).toBe('Loading more');
  rerender(
    <button type="button" aria-busy>
      <Spinner /> Send
    </button>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});
