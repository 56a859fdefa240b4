import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test.each([1, 2, 3, 4] as const)('its place in the outline is %i whatever its size', (level) => {
  render(
    <Heading level={level} size="display">
      Today’s chart
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Today’s chart' })).toBeTruthy();
});
