import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Outcome } from './Outcome.tsx';

test('what became of it is read out whole, and has its heading', () => {
  render(
    <Outcome tone="danger" title="Failed and refunded" text="Account not matched">
      2,000.00
    </Outcome>,
  );
  expect(screen.getByRole('status').textContent).toBe('Failed and refunded2,000.00Account not matched');
  expect(screen.getByRole('heading', { level: 2, name: 'Failed and refunded' })).toBeTruthy();
});
