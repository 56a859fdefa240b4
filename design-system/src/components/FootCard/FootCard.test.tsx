import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FootCard } from './FootCard.tsx';

test('is a region by its title, with what is asked in it', () => {
  render(
    <FootCard title="May we count visits?">
      <button type="button">Allow</button>
    </FootCard>,
  );
  const card = screen.getByRole('region', { name: 'May we count visits?' });
  expect(card.contains(screen.getByRole('button', { name: 'Allow' }))).toBe(true);
});
