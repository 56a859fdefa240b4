import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { nicknames } from '../../users/index.ts';
import { contactOf } from '../testing.ts';
import { ContactList } from './ContactList.tsx';
import { ContactsStore } from './contacts.store.ts';

const toasts = { show: vi.fn() };
let contacts: ContactsStore;

const show = async (words = '') => {
  const http = fakeCalls({
    'GET /api/v1/users/contacts': () => ({
      list: [contactOf('ann', 'Ann'), contactOf('ben', 'Ben'), contactOf('zoe', '周')],
      next_id: null,
    }),
    'POST /api/v1/users/contacts': ({ body }) => contactOf(body.contact, 'Ann'),
    'DELETE /api/v1/users/contacts/:id': () => ({}),
  });
  contacts = new ContactsStore(http);
  render(
    <StoresProvider value={{ http, toasts, users: { id: 'me' } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ContactList contacts={contacts} words={words} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
};

beforeEach(() => {
  localStorage.clear();
  toasts.show.mockReset();
});
afterEach(() => {
  cleanup();
  nicknames.stop();
});

const letters = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('lists people under their initials, and moves one who gets another name', async () => {
  await show();
  expect(letters()).toEqual(['A', 'B', 'Z']);
  act(() => nicknames.receive({ user_id: 'ann', nickname: '老安' }));
  expect(letters()).toEqual(['B', 'L', 'Z']);
  expect(screen.getByRole('link', { name: /老安/ })).toBeDefined();
});

it('finds by a part of a name, and says when nobody has it', async () => {
  await show('en');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  cleanup();
  await show('nobody');
  expect(screen.getByText(english['contacts.none'])).toBeDefined();
});

it('takes somebody out by the menu, with a way back', async () => {
  await show();
  fireEvent.contextMenu(screen.getByRole('link', { name: /Ann/ }), { clientX: 9, clientY: 9 });
  await userEvent.click(await screen.findByRole('menuitem', { name: english['contacts.remove.long'] }));
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledOnce());
  expect(contacts.has('ann')).toBe(false);
  const [, , action] = toasts.show.mock.calls[0] as [unknown, unknown, { run: () => void }];
  action.run();
  await vi.waitFor(() => expect(contacts.has('ann')).toBe(true));
});
