import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Banner } from './Banner.tsx';

test('a banner is a status with its own way out', async () => {
  const onRetry = vi.fn();
  const onClose = vi.fn();
  render(
    <Banner
      tone="warning"
      action={{ label: 'Retry', onClick: onRetry }}
      dismiss={{ label: 'Close', onClick: onClose }}
    >
      You are offline
    </Banner>,
  );
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onRetry, onClose].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
});
