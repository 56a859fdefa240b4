import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test.each(['always', 'desktop', 'never'] as const)(
  'words %s: the link has the name of the brand',
  (words) => {
    render(<Logo src="/icon.svg" name="Livery" href="/" words={words} />);
    expect(screen.getByRole('link', { name: 'Livery' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('img')).toBeNull();
  },
);
