import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useSearching } from './useSearching.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (address: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/home', address]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ searching: useSearching(), go: useNavigate(), at: useLocation() }), {
    wrapper,
  });
  return {
    type: (words: string) => act(() => result.current.searching.type(words)),
    passes: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
    does: (step: (searching: ReturnType<typeof useSearching>) => void) =>
      act(() => step(result.current.searching)),
    goes: (to: string) => act(() => result.current.go(to)),
    typed: () => result.current.searching.typed,
    address: () => decodeURIComponent(result.current.at.pathname + result.current.at.search),
  };
};

it('looks for what was typed once no key has been pressed for a moment', async () => {
  const page = open('/search');
  for (const words of ['t', 'te', 'tea']) {
    page.type(words);
    await page.passes(300);
    expect(page.address()).toBe('/search');
  }
  await page.passes(100);
  expect(page.address()).toBe('/search?q=tea');
  page.does(({ choose }) => choose('users'));
  expect(page.address()).toBe('/search?q=tea&tab=users');
  page.type('');
  await page.passes(400);
  expect(page.address()).toBe('/search?tab=users');
});

it('looks at once with Enter, and never for a word that is being put together', async () => {
  const page = open('/search');
  page.does(({ setComposing }) => setComposing(true));
  page.type("cha'shan");
  await page.passes(1000);
  expect(page.address()).toBe('/search');
  page.type('茶山');
  page.does(({ setComposing }) => setComposing(false));
  page.does(({ submit }) => submit());
  expect(page.address()).toBe('/search?q=茶山');
});

it('the field follows the address, but a space at the end is left to who types', async () => {
  const page = open('/search?q=tea');
  expect(page.typed()).toBe('tea');
  page.type('tea ');
  await page.passes(1000);
  expect([page.typed(), page.address()]).toEqual(['tea ', '/search?q=tea']);
  page.goes('/search?q=kites');
  expect(page.typed()).toBe('kites');
});
