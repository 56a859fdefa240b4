import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithdrawIcon } from '../../icons/index.ts';
import { QuickAction } from './QuickAction.tsx';

test('a way on is a link named by its words', () => {
  render(<QuickAction icon={WithdrawIcon} label="Withdraw" href="/wallet/withdraw" />);
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/wallet/withdraw');
});
