import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { Redirect } from './Redirect.tsx';
import { type NavigateTo, useNavigate } from './useNavigate.ts';
import { useQuery } from './useQuery.ts';

let navigate: NavigateTo;
let known: Set<NavigateTo>;
beforeEach(() => {
  known = new Set();
});

function Place() {
  const { pathname, search, state } = useLocation();
  const how = useNavigationType();
  const query = useQuery();
  return <output>{[pathname + search, how, query.get('range'), state].filter(Boolean).join(' ')}</output>;
}

function Going() {
  navigate = useNavigate();
  known.add(navigate);
  return null;
}

const show = (more?: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/start', '/home']}>
      <Going />
      <Place />
      {more}
    </MemoryRouter>,
  );
const place = () => screen.getByRole('status').textContent;

test('goes on, back, and in place of an entry, and stays the same function', () => {
  show();
  act(() => navigate('/chart?range=7d', { state: 'kept' }));
  expect(place()).toBe('/chart?range=7d PUSH 7d kept');
  act(() => navigate('/chat', { replace: true }));
  expect(place()).toBe('/chat REPLACE');
  act(() => navigate(-1));
  expect(place()).toBe('/home POP');
  expect(known.size).toBe(1);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'chat'])(
  'never leaves the application: %s',
  (to) => {
    show();
    expect(() => navigate(to)).toThrow('Only addresses of the application');
    expect(place()).toBe('/home POP');
  },
);

test('whoever is redirected leaves no entry behind', () => {
  show(<Redirect to="/login" />);
  expect(place()).toBe('/login REPLACE');
  act(() => navigate(-1));
  expect(place()).toBe('/start POP');
});
