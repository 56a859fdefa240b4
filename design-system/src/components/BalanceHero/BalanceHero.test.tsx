import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BalanceHero, BalanceHeroSkeleton } from './BalanceHero.tsx';
import { BalanceSums } from './BalanceSums.tsx';
import { WalletHead } from './WalletHead.tsx';

test('the balance is the sum of what is free and what is held, each told by its name', () => {
  render(
    <BalanceHero
      label="Points balance"
      locale="en"
      available={{ label: 'Available', points: 1064805 }}
      held={{ label: 'Held', points: 203250 }}
    />,
  );
  const hero = screen.getByRole('region', { name: 'Points balance' });
  expect(hero.textContent).toContain('12,680.55');
  expect(hero.textContent).toContain('Available 10,648.05');
  expect(hero.textContent).toContain('Held 2,032.50');
});

test('masked it tells no amount', () => {
  render(
    <BalanceHero
      label="Points balance"
      locale="en"
      masked="Hidden"
      available={{ label: 'Available', points: 1064805 }}
      held={{ label: 'Held', points: 203250 }}
    />,
  );
  const hero = screen.getByRole('region', { name: 'Points balance' });
  expect(hero.textContent).not.toMatch(/\d/);
  expect(hero.textContent).toContain('Available ••••Hidden');
});

test('while it is awaited it says that it is, and no amount', () => {
  render(<BalanceHeroSkeleton label="Points balance" />);
  const hero = screen.getByRole('region', { name: 'Points balance' });
  expect(hero.getAttribute('aria-busy')).toBe('true');
  expect(hero.querySelector(':scope > :not([aria-hidden="true"])')).toBeNull();
});

test('what came and went stands beside it with its sign, a line where it is not known, and no amount when masked', () => {
  const sums = [
    { label: 'In', points: 176478 },
    { label: 'Out', points: undefined },
  ];
  const { rerender } = render(
    <WalletHead>
      <BalanceSums locale="en" sums={sums} />
    </WalletHead>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['In', 'Out']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['+1,764.78', '–']);
  rerender(<BalanceSums locale="en" sums={sums} masked="Hidden" />);
  expect(screen.getAllByRole('definition')[0]?.textContent).not.toMatch(/\d/);
});
