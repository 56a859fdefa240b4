import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GiftIcon } from '../../icons/index.ts';
import { LedgerRow } from './LedgerRow.tsx';

test('an entry tells name, time, amount with its direction, and state', () => {
  render(
    <ul>
      <LedgerRow
        icon={GiftIcon}
        title="Reward"
        detail="Yesterday"
        points={120000}
        locale="en"
        state="Pending"
      />
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('RewardYesterday+1,200.00Pending');
});
