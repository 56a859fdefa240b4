import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthHero } from './AuthHero.tsx';
import { AuthScaffold, Collage } from './AuthScaffold.tsx';

test('the art is decoration: the form is all that is read, and where the skip link leads', () => {
  const pictures = Array.from({ length: 7 }, (_, at) => `/art/${at}.svg`);
  const { container } = render(
    <AuthScaffold art={<Collage pictures={pictures} />}>
      <h1>Log in</h1>
    </AuthScaffold>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  const shown = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(new Set(shown)).toEqual(new Set(pictures));
  expect(shown.filter((src, at) => src === shown[at + 1])).toEqual([]);
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test('without art the form has the page to itself', () => {
  const { rerender } = render(<AuthScaffold art={<AuthHero />}>Log in</AuthScaffold>);
  const beside = screen.getByRole('main').className;
  rerender(<AuthScaffold>Log in</AuthScaffold>);
  expect(screen.getByRole('main').className).not.toBe(beside);
});
