import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('the overlay is a modal of its name while work is under way, and gone after it', () => {
  const { rerender } = render(<LoadingOverlay open={false} label="Sending" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<LoadingOverlay open label="Sending" />);
  expect(screen.getByRole('dialog', { name: 'Sending' }).hasAttribute('open')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Sending');
  rerender(<LoadingOverlay open={false} label="Sending" />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
