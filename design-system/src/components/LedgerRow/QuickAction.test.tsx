import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithdrawIcon } from '../../icons/index.ts';
import { QuickAction } from './QuickAction.tsx';
import { QuickActions } from './QuickActions.tsx';

test('a way on is a link named by its words', () => {
  render(<QuickAction icon={WithdrawIcon} label="Withdraw" href="/wallet/withdraw" />);
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/wallet/withdraw');
});

test('ways on stand together, in a navigation of its own', () => {
  render(
    <QuickActions label="Points">
      <QuickAction icon={WithdrawIcon} label="Withdraw" href="/wallet/withdraw" />
    </QuickActions>,
  );
  const ways = screen.getByRole('navigation', { name: 'Points' });
  expect(within(ways).getByRole('link', { name: 'Withdraw' })).toBeTruthy();
});
