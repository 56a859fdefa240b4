import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { joinPath } from '../../../lib/join-link.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { ContactsStore } from '../list/contacts.store.ts';
import type { People } from '../people.ts';
import { PersonSearch } from '../person-search.store.ts';
import { AddFriend } from './AddFriend.tsx';

afterEach(cleanup);

const http = fakeCalls({
  'GET /api/v2/contacts/search': () => {
    throw refusal('api.contact_not_found');
  },
});

const show = async () => {
  const people = { contacts: new ContactsStore(http) } as unknown as People;
  const search = new PersonSearch(http, { alsoByCode: true });
  render(
    <StoresProvider value={{ http, users: { id: 'me' } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <AddFriend people={people} search={search} onStep={() => undefined} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  return screen.getByRole('searchbox', { name: english['friends.add.search'] });
};
const way = () => screen.queryByRole('link', { name: new RegExp(english['friends.add.group']) });

it('leads into a group by its code, and says of no account ID that nobody has it', async () => {
  const field = await show();
  await userEvent.type(field, '7K2M9Q4X8B1');
  expect(way()).toBeNull();
  await userEvent.type(field, 'Z');
  expect(way()?.getAttribute('href')).toBe(joinPath('7k2m9q4x8b1z'));
  expect(screen.queryByText(english['person.search.short'])).toBeNull();
});
