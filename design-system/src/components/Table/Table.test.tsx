import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';

test('each cell stands under its column, and what scrolls is reached by keys', () => {
  render(
    <Table
      caption="Movements"
      columns={[
        { key: 'who', label: 'Account' },
        { key: 'points', label: 'Points', align: 'end' },
      ]}
      rows={[{ id: '1', cells: { points: '1.00', who: 'ann' } }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Movements' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Points',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['ann', '1.00']);
  expect(screen.getByRole('region', { name: 'Movements' }).tabIndex).toBe(0);
});
