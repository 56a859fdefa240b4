import { type Group, NOT_CANCELLED, type Person } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { fakeSight } from '../../../../lib/scroll/testing.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { GroupsStore } from '../../../groups/index.ts';
import { groupOf } from '../../../groups/testing.ts';
import type { Chat } from '../../chat.ts';
import { messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { TargetSheet } from './TargetSheet.tsx';
import { unreachedWords } from './useSendTo.ts';
import type { ShareTarget } from './useTargets.ts';

const named = (id: string, display_name: string, partner: Person | null = null): Group =>
  groupOf({ id, display_name, partner, last_unblock_message: messageOf({ seq: 1 }) });

const toasts = { show: vi.fn() };
const friend = (id: string, nickname: string): Person & { delete_at: string } => ({
  id,
  nickname,
  username: id,
  avatar: '',
  avatar_thumbnail: '',
  delete_at: NOT_CANCELLED,
});
/** The friends of the person; one of them has a conversation already. */
const people = {
  value: {
    contacts: { list: [friend('joel', 'Joel'), friend('ann', 'Joan')], open: async () => undefined },
  },
};
let groups: GroupsStore;
let server: FakeCalls;
/** The page of the list that does not come. */
let missing: 'first' | 'next' | undefined;
/** Pages after the first one, with nothing in them. */
let nextPages: number;
let sent: ShareTarget[];
let refused: string[];
let said: string[];
const onClose = vi.fn();

beforeEach(async () => {
  toasts.show.mockReset();
  onClose.mockReset();
  [sent, refused, said] = [[], [], []];
  missing = undefined;
  nextPages = 0;
  fakeSight({ always: true });
  const list = [named('ann', 'Ann', friend('ann', 'Ann')), named('jose', 'José'), named('tea', '茶山同好会')];
  server = fakeCalls({
    'GET /api/v1/users/groups': ({ query }) => {
      const at = Number(query?.next_id ?? 0);
      if (missing === (at === 0 ? 'first' : 'next')) throw refusal('api.unavailable');
      return { list: at === 0 ? list : [], next_id: at < nextPages ? String(at + 1) : null };
    },
    'POST /api/v1/groups/direct': ({ body: { contact_id } }) => named(`dm-${contact_id}`, contact_id),
  });
  groups = new GroupsStore(server, () => 'me');
  const outbox = (id: string) => ({ outbox: { add: (words: string) => said.push(`${id}: ${words}`) } });
  const chat = { groups, messages: { room: outbox } } as unknown as Chat;
  const send = async (targets: ShareTarget[]) => {
    sent = targets;
    const reached = targets.map(({ group_id }) => group_id).filter((id) => !refused.includes(id));
    return { reached, problem: unreachedWords(targets.length - reached.length) };
  };
  const messages = await loadMessages('en');
  render(
    <StoresProvider value={{ toasts, domains: { store: () => people } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <ChatProvider value={chat}>
          <TargetSheet title="Send to" open onClose={onClose} send={send} />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const load = () => act(() => groups.load());

const row = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen.getByRole('list', { name: english['chat.list'] }).textContent?.replace(/\s+/g, ' ').trim();
const search = () => screen.getByRole('searchbox', { name: english['room.share.search'] });

it('says that the conversations are on their way, and when they do not come', async () => {
  expect(screen.getByRole('list', { name: english['chat.loading'] })).toBeDefined();
  missing = 'first';
  await load();
  expect(screen.queryByText(english['chat.empty.title'])).toBeNull();
  missing = undefined;
  await userEvent.click(screen.getByRole('button', { name: english['chat.error.retry'] }));
  expect(names()).toContain('Ann');
});

it('asks again for a page that does not come only by a tap', async () => {
  nextPages = 1;
  missing = 'next';
  await load();
  const retry = await screen.findByRole('button', { name: english['chat.error.retry'] });
  expect(server.asked).toHaveLength(2);
  await userEvent.type(search(), 'zzz');
  expect(server.asked).toHaveLength(2);
  missing = undefined;
  await userEvent.click(retry);
  expect(await screen.findByText(english['room.share.none'])).toBeDefined();
  expect(server.asked).toHaveLength(3);
});

it('looks for a name in ten further pages and no more, though the foot is in sight', async () => {
  nextPages = 30;
  await userEvent.type(search(), 'z');
  await load();
  await vi.waitFor(() => expect(server.asked).toHaveLength(11));
  expect(await screen.findByText(english['room.share.none'])).toBeDefined();
  expect(server.asked).toHaveLength(11);
});

it('finds conversations by a part of their name, however that is written', async () => {
  await load();
  await userEvent.type(search(), 'jose');
  expect(names()).toContain('José');
  expect(names()).not.toContain('Ann');
  await userEvent.clear(search());
  await userEvent.type(search(), '同好');
  expect(names()).toContain('茶山同好会');
  await userEvent.type(search(), 'zzz');
  expect(screen.getByText(english['room.share.none'])).toBeDefined();
});

it('sends to several at once, and a word of one’s own to those that it reached', async () => {
  await load();
  refused = ['tea'];
  await userEvent.click(row('Ann'));
  await userEvent.click(row('José'));
  await userEvent.click(row('茶山同好会'));
  await userEvent.click(row('José'));
  await userEvent.type(screen.getByRole('textbox', { name: english['room.share.words'] }), 'Look');
  await userEvent.click(screen.getByRole('button', { name: 'Send to 2 chats' }));
  expect(sent).toEqual([
    { group_id: 'ann', cid: expect.any(String) },
    { group_id: 'tea', cid: expect.any(String) },
  ]);
  expect(said).toEqual(['ann: Look']);
  expect(toasts.show).toHaveBeenCalledWith({ id: 'room.forward.failed', values: { count: 1 } }, 'error');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows the friends without a conversation below the conversations', async () => {
  await load();
  const friends = screen.getByRole('region', { name: english['room.share.friends'] });
  expect(friends.textContent).toContain('Joel');
  expect(friends.textContent).not.toContain('Joan');
  const list = screen.getByRole('list', { name: english['chat.list'] });
  expect(list.compareDocumentPosition(friends)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('opens the conversation with a friend who has none when something is sent', async () => {
  await load();
  await userEvent.type(search(), 'jo');
  expect(screen.queryByRole('button', { name: 'Joan' })).toBeNull();
  await userEvent.click(row('Joel'));
  expect(server.asked.map(({ call }) => call)).not.toContain('POST /api/v1/groups/direct');
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 chat' }));
  await vi.waitFor(() => expect(sent).toEqual([{ group_id: 'dm-joel', cid: expect.any(String) }]));
});
