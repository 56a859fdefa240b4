import { ChatType, type Group, type Message } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../lib/http/failure.ts';
import { fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import type { Chat } from '../../chat.ts';
import { startRoom, type TestRoom } from '../../testing.room.ts';
import { GROUP, ME } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { SelectionBar } from './SelectionBar.tsx';

const user = (nickname: string): NonNullable<Message['user']> => ({
  id: nickname,
  nickname,
  username: nickname,
  avatar: '',
  avatar_thumbnail: '',
});
const group = {
  id: GROUP,
  type: ChatType.DM,
  display_name: 'The gate',
  icon: '',
  user_auth: { role: 'member', permissions: ['message'] },
} as unknown as Group;

const refusalOf = (code: 'api.media_expired') =>
  new ApiFailure({ code, message: '', params: {}, status: 410, call: '' });

let test: TestRoom;
/** Of the messages that are sent on, the one that the server refuses. */
let expired: string | undefined;
let forwarded: [id: string, targets: { group_id: string; cid: string }[]][];
const retractions = { take: vi.fn() };
const toasts = { show: vi.fn() };
/** Contacts are still on their way. */
const domains = { store: () => ({ load: async () => undefined }) };

beforeEach(async () => {
  retractions.take.mockReset();
  test = startRoom();
  test.server.add({ text: 'one', user_id: ME, user: user('Me') });
  test.server.add({ text: 'two', user_id: ME, user: user('Me') });
  test.server.add({ text: 'three', user: user('They') });
  await test.room.open();
  forwarded = [];
  expired = undefined;
  toasts.show.mockReset();
  const http = fakeCalls({
    'POST /api/v1/messages/:id/forward': ({ params, body }) => {
      if (params.id === expired) throw refusalOf('api.media_expired');
      forwarded.push([params.id, body.targets]);
      return { list: body.targets.map(({ group_id }) => ({ group_id })) };
    },
  });
  const groups = { status: 'ready', more: 'idle', named: () => [group], hasMore: false };
  const chat = { messages: test.messages, groups, retractions, replies: {} } as unknown as Chat;
  render(
    <StoresProvider value={{ users: { id: ME }, toasts, http, domains } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={chat}>
            <SelectionBar room={test.room} group={group} />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  test.messages.stop();
});

const select = (...ids: string[]) =>
  act(() => {
    for (const id of ids) test.room.selection.toggle(id);
  });
const button = (id: keyof typeof english) => screen.queryByRole('button', { name: english[id] });

it('counts them, and lets them go', async () => {
  select('000002', '000001', '000003');
  expect(screen.getByRole('status').textContent).toContain('3 messages selected');
  await userEvent.click(button('room.select.end') as HTMLElement);
  expect(test.room.selection.isOn).toBe(false);
});

it('takes back several of one’s own, but not somebody else’s', async () => {
  select('000002', '000001', '000003');
  expect(button('room.retract')).toBeNull();
  select('000003');
  await userEvent.click(button('room.retract') as HTMLElement);
  expect(retractions.take.mock.calls[0]?.[0].map(({ text }: Message) => text)).toEqual(['one', 'two']);
  expect(test.room.selection.isOn).toBe(false);
});

it('copies what was said in its order, with whose words they are', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  select('000003', '000001');
  await userEvent.click(button('room.copy') as HTMLElement);
  expect(copied).toHaveBeenCalledExactlyOnceWith('Me: one\nThey: three');
});

it('keeps those chosen that did not go out', async () => {
  expired = '000001';
  select('000003', '000001');
  await userEvent.click(button('room.forward') as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: /The gate/ }));
  await userEvent.click(screen.getByRole('button', { name: /Send to 1/ }));
  await vi.waitFor(() => expect(test.room.selection.ids).toEqual(['000001']));
  expect(forwarded.map(([id]) => id)).toEqual(['000003']);
  expect(toasts.show).toHaveBeenCalledExactlyOnceWith(
    { id: 'room.forward.part', values: { count: 1 } },
    'error',
  );
});

it('counts and sends on what is there, not what was only chosen', async () => {
  select('000009');
  expect(screen.getByRole('status').textContent).toContain('0 messages selected');
  expect(button('room.forward')).toBeNull();
  expect(button('room.retract')).toBeNull();
});

it('sends them on in their order, each under an id of its own', async () => {
  select('000003', '000001');
  await userEvent.click(button('room.forward') as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: /The gate/ }));
  await userEvent.click(screen.getByRole('button', { name: /Send to 1/ }));
  await vi.waitFor(() => expect(test.room.selection.isOn).toBe(false));
  expect(forwarded.map(([id]) => id)).toEqual(['000001', '000003']);
  expect(new Set(forwarded.flatMap(([, targets]) => targets.map(({ cid }) => cid))).size).toBe(2);
});
