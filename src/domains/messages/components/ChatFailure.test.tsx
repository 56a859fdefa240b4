import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { GroupsStore } from '../../groups/index.ts';
import type { Chat } from '../chat.ts';
import { MessagesStore } from '../messages.store.ts';
import { RoomSearch } from '../search/room-search.store.ts';
import { ME, messageOf } from '../testing.ts';
import { ChatProvider } from '../useChat.ts';
import { ConversationList } from './list/ConversationList.tsx';
import { RoomProblem } from './RoomProblem.tsx';
import { WhoReactedSheet } from './reactions/WhoReactedSheet.tsx';
import { SearchResults } from './search/SearchResults.tsx';

const LIST = 'GET /api/v1/users/groups';
const explanation = { display: 'alert', text: 'error.outdated_version', values: {} } as const;
const outdated = () => Promise.reject(refusal('api.outdated_version', { explanation }));
const lost = () => Promise.reject(connectionLost(LIST));
afterEach(cleanup);

/** Each place of the chat whose reading `answer` refuses. */
const PLACES = {
  list: async (answer: () => Promise<never>) => {
    const http = fakeCalls({ [LIST]: answer });
    const groups = new GroupsStore(http, () => ME);
    await groups.load();
    return { http, groups, place: <ConversationList openId={undefined} /> };
  },
  room: async (answer: () => Promise<never>) => {
    const http = fakeCalls({ 'GET /api/v2/groups/:id/messages': answer });
    const room = new MessagesStore(http, () => ME).room('g1');
    await room.open();
    return { http, groups: undefined, place: <RoomProblem room={room} /> };
  },
  reactions: async (answer: () => Promise<never>) => {
    const http = fakeCalls({ 'GET /api/v1/messages/:id/emojis': answer });
    const message = messageOf({ seq: 1 });
    const place = <WhoReactedSheet message={message} open onClose={() => undefined} />;
    return { http, groups: undefined, place };
  },
  search: async (answer: () => Promise<never>) => {
    const http = fakeCalls({ 'GET /api/v2/groups/:id/messages/search': answer });
    const search = new RoomSearch('g1', http);
    search.setKind('member');
    search.setMember('ann');
    return { http, groups: undefined, place: <SearchResults search={search} onShow={() => undefined} /> };
  },
};

const show = async (name: keyof typeof PLACES, answer: () => Promise<never>) => {
  const { http, groups, place } = await PLACES[name](answer);
  render(
    <StoresProvider value={{ http } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={{ groups } as unknown as Chat}>{place}</ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  return http;
};

it.each([
  ['list', 'chat.refused.title'],
  ['room', 'chat.refused.title'],
  ['reactions', 'room.emoji.who.failed'],
  ['search', 'room.search.refused.title'],
] as const)(
  '%s: what the server refused is not blamed on the network, and asked for again',
  async (name, title) => {
    const http = await show(name, outdated);
    expect(await screen.findByText(english[title])).toBeDefined();
    expect(screen.getByText('Please update the version')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/network|connection/i);
    const before = http.asked.length;
    await userEvent.click(screen.getByRole('button', { name: english['chat.error.retry'] }));
    expect(http.asked.length).toBeGreaterThan(before);
  },
);

it.each([
  ['list', 'chat.error.title', 'chat.error.text'],
  ['room', 'chat.error.title', 'chat.error.text'],
  ['reactions', 'chat.error.title', 'error.no_connection'],
  ['search', 'app.offline.title', 'room.search.offline'],
] as const)('%s: speaks of the network where that is the reason', async (name, title, words) => {
  await show(name, lost);
  expect(await screen.findByText(english[title])).toBeDefined();
  expect(screen.getByText(english[words])).toBeDefined();
});
