import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

test('how far is one fact in words, with a bar for each step', () => {
  render(<Steps label="Step 2 of 3" count={3} current={2} />);
  const bars = [...screen.getByRole('img', { name: 'Step 2 of 3' }).children];
  expect(bars).toHaveLength(3);
  // Those that are done look alike, those to come otherwise.
  expect(bars[0]?.className).toBe(bars[1]?.className);
  expect(bars[2]?.className).not.toBe(bars[1]?.className);
});
