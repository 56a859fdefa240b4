import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';
import { badgeTones } from './Badge.variants.ts';

test('each tone is drawn otherwise, and a count is no control', () => {
  render(
    badgeTones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  );
  const looks = badgeTones.map((tone) => screen.getByText(tone).className);
  expect(new Set(looks).size).toBe(badgeTones.length);
  expect(screen.queryByRole('button')).toBeNull();
});
