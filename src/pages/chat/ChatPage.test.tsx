import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Chat } from '../../domains/messages/index.ts';
import { UsersStore } from '../../domains/users/index.ts';
import { LanguageProvider } from '../../lib/intl/language.ts';
import { LazyStore } from '../../lib/stores/lazy-store.ts';
import { type Stores, StoresProvider } from '../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../locales/all-messages.ts';
import { ChatPage } from './ChatPage.tsx';

afterEach(() => void vi.restoreAllMocks());

it('says that the code of conversations did not come, and asks again: by a tap, and when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let tries = 0;
  const chat = new LazyStore<Chat>(async () => {
    tries += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const users = new UsersStore({ call: async () => ({ id: 'u1' }) as never });
  await users.enter();
  const brand = {
    title: () => 'Any',
    tagline: () => '',
    termsUrl: () => '',
    privacyUrl: () => '',
    config: {},
  };
  const domains = { store: () => chat };
  const stores = { users, domains, brand, appearance: { locale: 'en' } };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatPage />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  expect(await screen.findByText(english['app.offline.title'])).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: english['app.offline.retry'] }));
  expect(await screen.findByText(english['app.offline.title'])).toBeDefined();
  expect(tries).toBe(2);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(english['app.offline.title'])).toBeDefined();
  expect(tries).toBe(3);
});
