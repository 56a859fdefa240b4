import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from './Stack.tsx';

test('a form says itself what it misses: the browser’s own bubbles stay away', () => {
  render(
    <Stack as="form" aria-label="Log in">
      <input required />
    </Stack>,
  );
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Log in' }).noValidate).toBe(true);
});

test('anything else is the element that it was asked to be', () => {
  render(
    <Stack as="section" aria-label="Friends" aria-busy>
      Meera
    </Stack>,
  );
  const section = screen.getByRole('region', { name: 'Friends' });
  expect(section.tagName).toBe('SECTION');
  expect(section.getAttribute('aria-busy')).toBe('true');
  expect(section.hasAttribute('novalidate')).toBe(false);
});
