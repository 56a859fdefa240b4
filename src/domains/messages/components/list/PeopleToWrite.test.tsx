import { ChatType, type Group } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { loadable } from '../../../../lib/loadable.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { contactOf } from '../../../contacts/testing.ts';
import { GroupsStore } from '../../../groups/index.ts';
import { groupOf } from '../../../groups/testing.ts';
import type { Chat } from '../../chat.ts';
import { DraftsStore } from '../../drafts.store.ts';
import { nobodyElse } from '../../presence/testing.ts';
import { ME, messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { ConversationList } from './ConversationList.tsx';

const toasts = { show: vi.fn() };
const search = { clear: vi.fn() };
const added: string[] = [];
let server: FakeCalls;

const said = (count: number): Group => {
  const last = messageOf({ seq: count, group_id: 'brand' });
  return groupOf({
    id: 'brand',
    display_name: 'The brand',
    type: ChatType.DM,
    update_at: last.create_at,
    last_seq: count,
    last_message: last,
    last_unblock_message: last,
  });
};

function Place() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

const show = async (suggested: readonly string[] | undefined, list: Group[] = []) => {
  server = fakeCalls({
    'GET /api/v1/users/groups': () => ({ list, next_id: null }),
    'GET /api/v1/contacts/suggested': () =>
      suggested ? { list: suggested.map((id) => contactOf(id)) } : Promise.reject(new Error('lost')),
    'POST /api/v1/groups/direct': ({ body }) => groupOf({ id: `with-${body.contact_id}`, type: ChatType.DM }),
  });
  const contacts = {
    has: (id: string) => added.includes(id),
    add: async (id: string) => void added.push(id),
  };
  const groups = new GroupsStore(server, () => ME);
  await groups.load();
  const chat = { groups, search, drafts: new DraftsStore(), ...nobodyElse() } as unknown as Chat;
  const people = loadable(async () => ({ contacts }));
  const stores = { users: { id: ME }, toasts, http: server, domains: { store: () => people } };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <Place />
          <ChatProvider value={chat}>
            <ConversationList openId={undefined} />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
};

beforeEach(() => {
  localStorage.clear();
  added.length = 0;
});
afterEach(cleanup);

const suggestions = () => screen.findByRole('list', { name: english['contacts.suggested'] });

it('opens the conversation with somebody by a tap', async () => {
  await show(['ann', 'ben']);
  expect(screen.getByText(english['chat.empty.title'])).toBeDefined();
  await suggestions();
  await userEvent.click(screen.getByRole('button', { name: /^ben/ }));
  await screen.findByText('at /room/with-ben');
});

it('adds somebody in their place', async () => {
  await show(['ann', 'ben']);
  await userEvent.click(await screen.findByRole('button', { name: 'Add ann' }));
  expect(added).toEqual(['ann']);
  expect(screen.getByText('at /')).toBeDefined();
});

it('says no more than that nothing is there, where nobody is known or nobody came', async () => {
  for (const nobody of [[], undefined]) {
    await show(nobody);
    await vi.waitFor(() =>
      expect(server.asked.map(({ call }) => call)).toContain('GET /api/v1/contacts/suggested'),
    );
    await vi.waitFor(() => expect(screen.queryAllByRole('list')).toEqual([]));
    expect(screen.getByText(english['chat.empty.title'])).toBeDefined();
    cleanup();
  }
});

it('stands under the words of welcome too, until there is a conversation', async () => {
  await show(['ann'], [said(1)]);
  await suggestions();
  cleanup();
  await show(['ann'], [said(2)]);
  expect(server.asked.map(({ call }) => call)).not.toContain('GET /api/v1/contacts/suggested');
});
