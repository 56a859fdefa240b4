import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { nicknames } from '../../users/index.ts';
import { contactOf } from '../testing.ts';
import { ContactList } from './ContactList.tsx';
import { ContactsStore } from './contacts.store.ts';

const toasts = { show: vi.fn() };
let contacts: ContactsStore;

const SOME = [contactOf('ann', 'Ann'), contactOf('ben', 'Ben'), contactOf('zoe', '周')];
let http: FakeCalls;

const show = async (words = '', list = SOME) => {
  http = fakeCalls({
    'GET /api/v1/users/contacts': () => ({ list, next_id: null }),
    'GET /api/v1/contacts/suggested': () => ({ list: SOME }),
    'POST /api/v1/users/contacts': ({ body }) =>
      contactOf(body.contact, body.contact === 'ben' ? 'Ben' : 'Ann'),
    'DELETE /api/v1/users/contacts/:id': () => ({}),
  });
  nicknames.start(http);
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

it('puts back who could not be taken out, and says so', async () => {
  await show();
  http.answers['DELETE /api/v1/users/contacts/:id'] = () => {
    throw refusal('api.forbidden', { message: 'Not here', explanation: { display: 'pass' } as never });
  };
  fireEvent.contextMenu(screen.getByRole('link', { name: /Ann/ }), { clientX: 9, clientY: 9 });
  await userEvent.click(await screen.findByRole('menuitem', { name: english['contacts.remove.long'] }));
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ plain: 'Not here' }, 'error'));
  expect(contacts.has('ann')).toBe(true);
});

it('goes on suggesting people when the first of them has been added', async () => {
  await show('', []);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Ben' }));
  expect(await screen.findByRole('heading', { name: 'B' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add Ann' })).toBeDefined();
});
