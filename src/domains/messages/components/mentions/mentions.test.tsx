import { ChatType, type Group, type Member, NOT_CANCELLED } from '@livery/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import type { Chat } from '../../chat.ts';
import { DraftsStore } from '../../drafts.store.ts';
import { ChosenNames } from '../../mentions/chosen-names.ts';
import { MessagesStore } from '../../messages.store.ts';
import { nobodyElse } from '../../presence/testing.ts';
import { RepliesStore } from '../../replies.store.ts';
import { FakeServer, GROUP, ME, messageOf } from '../../testing.ts';
import { uploadsOf } from '../../uploads/testing.uploads.ts';
import { ChatProvider } from '../../useChat.ts';
import { RoomComposer } from '../RoomComposer.tsx';

const member = (id: string, nickname: string, fields: Partial<Member> = {}): Member => ({
  id,
  nickname,
  username: `${id}-id`,
  avatar: '',
  avatar_thumbnail: '',
  origin_nickname: nickname,
  delete_at: NOT_CANCELLED,
  role: 'member',
  ...fields,
});

const MEMBERS = [
  member('ann', 'Ann Rivers'),
  member('ben', 'Ben'),
  member(ME, 'Me'),
  member('old', 'Old Ann', { delete_at: '2026-01-01T00:00:00.000Z' }),
];

const group = {
  id: GROUP,
  type: ChatType.GROUP,
  user_auth: { role: 'member', permissions: ['message', 'link'] },
} as unknown as Group;

let server: FakeServer;
let chat: Chat;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer();
  server.messages = [messageOf({ seq: 1, user_id: 'ben' })];
  const messages = new MessagesStore(server.http, () => ME);
  await messages.room(GROUP).open();
  chat = {
    messages,
    drafts: new DraftsStore(),
    ...nobodyElse(),
    replies: new RepliesStore(),
    names: new ChosenNames(),
    uploads: uploadsOf(server.http),
  } as unknown as Chat;
  const http = fakeCalls({ 'GET /api/v1/groups/:id/members': () => ({ list: MEMBERS, next_id: null }) });
  const texts = await loadMessages('en');
  render(
    <StoresProvider value={{ users: { id: ME }, http, toasts: {}, alerts: {} } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: texts }}>
        <ChatProvider value={chat}>
          <RoomComposer room={messages.room(GROUP)} group={group} />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  chat.messages.stop();
  chat.drafts.stop();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: english['room.write'] });
const offered = async () => (await screen.findAllByRole('option')).map(({ id }) => id.split('-').at(-1));

it('offers the members but oneself and those who are gone, who spoke last first; keys take one, and the message calls them', async () => {
  await userEvent.type(field(), 'see you @');
  expect(await offered()).toEqual(['ben', 'ann']);
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(field().value).toBe('see you @Ann Rivers\u2005');
  expect([document.activeElement, screen.queryByRole('listbox')]).toEqual([field(), null]);
  const post = vi.spyOn(server.http, 'call');
  await userEvent.type(field(), 'and @be{Enter}there{Enter}');
  expect(post).toHaveBeenCalledWith('POST /api/v1/messages', {
    body: expect.objectContaining({
      text: 'see you @Ann Rivers\u2005and @Ben\u2005there',
      mentions: ['ann', 'ben'],
    }),
  });
});

it('finds by a part of the name or by the ID, and offers nothing where nobody is called so', async () => {
  await userEvent.type(field(), '@RIV');
  expect(await offered()).toEqual(['ann']);
  await userEvent.clear(field());
  await userEvent.type(field(), '@ben-');
  expect(await offered()).toEqual(['ben']);
  await userEvent.type(field(), 'x');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('Escape leaves the words, and another @ asks again', async () => {
  await userEvent.type(field(), '@');
  await offered();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field(), 'x');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field(), ' @');
  expect(await offered()).toHaveLength(2);
});

it('leaves the keys of a composition alone', async () => {
  await userEvent.type(field(), '@');
  await offered();
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field().value).toBe('@');
  expect(server.messages).toHaveLength(1);
});
