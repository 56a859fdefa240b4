import type { Group, Person } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { LazyPersonFound } from '../../contacts/index.ts';
import type { Chat } from '../chat.ts';
import { ChatProvider } from '../useChat.ts';
import { ConversationPane } from './ConversationPane.tsx';

const person: Person = { id: 'p1', nickname: 'Kavya', username: 'kavya07', avatar: '', avatar_thumbnail: '' };

let toasts: ToastStore;
const users = { id: 'me', me: { can_create_group: true } };
let openings: { resolve(group: Group): void; reject(error: Error): void }[];
afterEach(cleanup);
beforeEach(async () => {
  await LazyPersonFound.load();
  toasts = new ToastStore();
  openings = [];
  const chat = {
    groups: {
      named: () => [],
      openDirect: () => new Promise<Group>((resolve, reject) => openings.push({ resolve, reject })),
    },
    voices: { current: undefined, showInPage: () => () => undefined },
    messageSearch: { type: () => undefined, list: [], status: 'idle' },
    search: { text: 'kavya07', state: { status: 'found', person }, clear: () => undefined },
  };
  const messages = await loadMessages('en');
  render(
    <StoresProvider value={{ users, toasts } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <MemoryRouter initialEntries={['/chat']}>
          <ChatProvider value={chat as unknown as Chat}>
            <ConversationPane />
            <Address />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const tap = () => userEvent.click(screen.getByRole('button', { name: /Kavya/ }));
const address = () => screen.getByRole('status').textContent;

it('opens the conversation with a person once, however often they are tapped', async () => {
  await tap();
  await tap();
  expect(openings).toHaveLength(1);
  await act(async () => openings[0]?.resolve({ id: 'g1' } as Group));
  expect(address()).toBe('/room/g1');
});

it('says a lost connection, is silent about what was announced, and stays where it is', async () => {
  await tap();
  await act(async () => openings[0]?.reject(connectionLost('POST /api/v1/groups/direct')));
  expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'error.no_connection', values: {} }]);
  await tap();
  await act(async () => openings[1]?.reject(refusal('api.invalid_contact')));
  expect(toasts.list).toHaveLength(1);
  expect(address()).toBe('/chat');
});

it('leads to friends', () => {
  expect(screen.getAllByRole('link', { name: 'Friends' })[0]?.getAttribute('href')).toBe('/friends');
});

it.each([
  [true, ['New group', 'Add a friend', 'Scan a QR code']],
  [false, ['Add a friend', 'Scan a QR code']],
])('offers what can be begun: a group only for whom the operator lets have one (%s)', async (may, names) => {
  users.me.can_create_group = may;
  await userEvent.click(screen.getAllByRole('button', { name: 'New' })[0] as HTMLElement);
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(names);
});
