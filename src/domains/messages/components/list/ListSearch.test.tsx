import type { Group } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { LazyPersonFound, PersonSearch } from '../../../contacts/index.ts';
import { GroupsStore } from '../../../groups/index.ts';
import { groupOf } from '../../../groups/testing.ts';
import type { Chat } from '../../chat.ts';
import { DraftsStore } from '../../drafts.store.ts';
import { MessageSearch } from '../../message-search.store.ts';
import { nobodyElse } from '../../presence/testing.ts';
import { messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { ConversationPane } from '../ConversationPane.tsx';

const named = (id: string, display_name: string, fields: Partial<Group> = {}): Group =>
  groupOf({
    id,
    display_name,
    update_at: messageOf({ seq: 1 }).create_at,
    last_seq: 1,
    last_unblock_message: messageOf({ seq: 1 }),
    ...fields,
  });

let http: FakeCalls;
beforeEach(async () => {
  await LazyPersonFound.load();
  localStorage.clear();
  const list = [
    named('ann', 'Ann'),
    named('tea', '茶山同好会'),
    named('hidden', 'Anneliese', { hidden: true }),
  ];
  const far = messageOf({ seq: 8, group_id: 'far', text: 'at the gate' });
  const found = messageOf({ seq: 7, group_id: 'tea', text: '周六这片茶山，早上六点有云海，有人一起去吗？' });
  http = fakeCalls({
    'GET /api/v1/users/groups': () => ({ list, next_id: null }),
    'GET /api/v1/users/messages/search': ({ query: { q } }) => ({
      list: [found, far].filter(({ text }) => text.includes(q)),
      next_id: null,
    }),
    'GET /api/v1/groups/:id': ({ params: { id } }) => named(id, 'The far hills'),
  });
  const groups = new GroupsStore(http, () => 'me');
  await groups.load();
  const chat = {
    groups,
    search: new PersonSearch(http),
    messageSearch: new MessageSearch(http, (id) => {
      if (!groups.get(id)) void groups.refresh(id);
    }),
    drafts: new DraftsStore(),
    voices: { current: undefined, showInPage: () => () => undefined },
    ...nobodyElse(),
  } as unknown as Chat;
  render(
    <StoresProvider value={{ users: { id: 'me' } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={chat}>
            <ConversationPane />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
});
afterEach(cleanup);

const type = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);
/** Where the conversations that are listed lead; the head of the list leads elsewhere, too. */
const rows = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/room/'))
    .sort();

it('finds conversations by a part of their name, hidden ones too', async () => {
  await type('ann');
  expect(rows()).toEqual(['/room/ann', '/room/hidden']);
  expect(screen.getByRole('list', { name: english['chat.search.chats'] })).toBeDefined();
  expect(screen.queryByText(english['person.search.short'])).toBeNull();
});

it('finds what was said, and leads there', async () => {
  await type('一起');
  const row = await screen.findByRole('link', { name: /有云海，有人一起去/ });
  expect(row.getAttribute('href')).toBe('/room/tea?message=000007');
  expect(row.textContent).toContain('茶山同好会');
  expect(row.textContent).not.toContain('周六');
});

it('announces why nothing could be looked for: somebody waits for that', async () => {
  await type('一起');
  await screen.findByRole('link', { name: /有云海，有人一起去/ });
  const asked = http.asked.find(({ call }) => call === 'GET /api/v1/users/messages/search');
  expect(asked?.options['background']).toBeUndefined();
});

it('names a conversation that is not in the list yet', async () => {
  await type('at the gate');
  const row = await screen.findByRole('link', { name: /The far hills/ });
  expect(row.getAttribute('href')).toBe('/room/far?message=000008');
});

it('says how a person is found when nothing else is', async () => {
  await type('zzz');
  await screen.findByText(english['person.search.short']);
  expect(rows()).toEqual([]);
  expect(screen.getByText(english['person.search.short'])).toBeDefined();
});

it('shows the list again when the field is empty', async () => {
  await type('zzz');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(rows()).toEqual(['/room/ann', '/room/tea']);
});
