import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RouterLink } from './RouterLink.tsx';

function Place() {
  return <output>{useLocation().pathname}</output>;
}

const show = (props: { target?: string; onClick?: (event: MouseEvent) => void } = {}) => {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <RouterLink to="/posts/7" {...props}>
        Post
      </RouterLink>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Post' });
};
const place = () => screen.getByRole('status').textContent;

test('a click is followed in the same document', () => {
  const link = show();
  expect(link).toHaveProperty('pathname', '/posts/7');
  expect(fireEvent.click(link)).toBe(false);
  expect(place()).toBe('/posts/7');
});

test.each([
  ['a key that opens another tab', {}, { ctrlKey: true }],
  ['another button', {}, { button: 1 }],
  ['a target of its own', { target: '_blank' }, {}],
])('%s is left to the browser', (_, props, init) => {
  expect(fireEvent.click(show(props), init)).toBe(true);
  expect(place()).toBe('/home');
});

test('whoever listens may stay', () => {
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
  fireEvent.click(show({ onClick }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(place()).toBe('/home');
});
