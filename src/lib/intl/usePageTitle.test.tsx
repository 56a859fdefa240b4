import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from './language.ts';
import { mergeMessages } from './messages.ts';
import { usePageTitle } from './usePageTitle.ts';

let said: Record<string, string> = {};

function Within({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider value={{ locale: 'en', messages: mergeMessages({}, said) }}>
      {children}
    </LanguageProvider>
  );
}

const titleAt = (path: string, texts: Record<string, string> = {}, page?: string): string => {
  said = texts;
  history.replaceState(null, '', path);
  renderHook(() => usePageTitle('Plum', page), { wrapper: Within });
  return document.title;
};

afterEach(() => history.replaceState(null, '', '/'));

it('is the page and the brand, or what the brand calls the page', () => {
  const own = { '/discover': 'Look around {brand}', '/home/recommend': '{brand}: fresh' };
  expect(titleAt('/discover', {}, 'Discover')).toBe('Discover · Plum');
  expect(titleAt('/discover', own, 'Discover')).toBe('Look around Plum');
  expect(titleAt('/home/recommend', own)).toBe('Plum: fresh');
  expect(titleAt('/search', own, 'Search')).toBe('Search · Plum');
});
