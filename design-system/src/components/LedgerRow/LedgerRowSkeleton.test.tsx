import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { List } from '../List/List.tsx';
import { LedgerRowSkeleton } from './LedgerRowSkeleton.tsx';

test('it holds the place of a row and says nothing', () => {
  render(
    <List label="Loading" busy>
      <LedgerRowSkeleton />
    </List>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('');
});
