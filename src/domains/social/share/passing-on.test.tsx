import { cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import type { Messages } from '../../../lib/intl/messages.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { usePostMenu } from '../menu/usePostMenu.ts';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
import { ShareSheet } from './ShareSheet.tsx';

const LINK = 'GET /social/api/posts/:id/share-link';
let messages: Messages;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  messages = await loadMessages('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const setUp = () => {
  const http = fakeCalls({ [LINK]: () => ({ url: 'https://aurora.example/posts/1' }) });
  const toasts = new ToastStore();
  const social = new SocialStore(http, { isSignedIn: true, me: { id: 'me' } }, toasts);
  const post = social.posts.upsert(aPost('1'));
  const named = () => 'Brand';
  const brand = { title: named, tagline: named, termsUrl: named, privacyUrl: named, config: {} };
  const shell = { brand, appearance: { locale: 'en' }, loginPrompt: { require: vi.fn() } };
  const stores = { http, toasts, social, users: { id: 'me' }, alerts: {}, ...shell };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <MemoryRouter>{children}</MemoryRouter>
      </LanguageProvider>
    </StoresProvider>
  );
  return { post, wrapper, passed: () => http.asked.filter(({ call }) => call === LINK).length };
};

it.each(['post.more.copy', 'post.share.qr'] as const)(
  'a post is passed on once a way is chosen, not when the ways are shown: %s',
  async (way) => {
    const { post, wrapper, passed } = setUp();
    render(<ShareSheet post={post} open onClose={() => undefined} />, { wrapper });
    const line = await screen.findByRole('button', { name: english[way] });
    expect(passed()).toBe(0);
    await userEvent.setup().click(line);
    expect(passed()).toBe(1);
  },
);

it('so it is when its link is copied from its menu', () => {
  const { post, wrapper, passed } = setUp();
  const { entries } = renderHook(() => usePostMenu(post), { wrapper }).result.current;
  expect(passed()).toBe(0);
  const line = entries.find(({ id }) => id === 'copy');
  if (line?.kind === 'action') line.onSelect();
  expect(passed()).toBe(1);
});
