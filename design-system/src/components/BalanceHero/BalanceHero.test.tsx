import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BalanceHero, BalanceHeroSkeleton } from './BalanceHero.tsx';

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
