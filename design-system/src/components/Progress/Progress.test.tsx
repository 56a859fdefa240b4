import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

test.each([
  [0.629, '62'],
  [1.4, '100'],
  [-1, '0'],
])('%d is told as %s percent: never more than is done', (value, percent) => {
  render(<Progress label="Uploading" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe(percent);
});
