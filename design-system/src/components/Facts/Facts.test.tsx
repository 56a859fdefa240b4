import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './Facts.tsx';

test('each value belongs to its name', () => {
  render(
    <Facts
      items={[
        { name: 'Fee', value: '0.00' },
        { name: 'Arrives', value: 'Within 10 minutes' },
      ]}
    />,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([terms, values]).toEqual([
    ['Fee', 'Arrives'],
    ['0.00', 'Within 10 minutes'],
  ]);
});
