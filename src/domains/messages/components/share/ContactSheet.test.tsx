import { NOT_CANCELLED, type Person } from '@livery/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { fakeSight } from '../../../../lib/scroll/testing.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { loadMessages } from '../../../../locales/all-messages.ts';
import type { Chat } from '../../chat.ts';
import { messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { ContactSheet } from './ContactSheet.tsx';

const friend = (id: string, nickname: string): Person & { delete_at: string } => ({
  ...{ id, nickname, username: id, avatar: '', avatar_thumbnail: '' },
  delete_at: NOT_CANCELLED,
});
const people = {
  value: { contacts: { list: [friend('joel', 'Joel'), friend('ann', 'Ann')], open: async () => undefined } },
};
const toasts = { show: vi.fn() };
const onClose = vi.fn();
const accept = vi.fn();
let server: FakeCalls;
/** Whose card is not taken. */
let refused: string | undefined;

beforeEach(async () => {
  for (const mock of [toasts.show, onClose, accept]) mock.mockReset();
  refused = undefined;
  fakeSight({ always: true });
  server = fakeCalls({
    'POST /api/v2/share/social/author/:id/send-message': ({ params: { id } }) => {
      if (id === refused) throw refusal('api.unavailable');
      return { list: [{ group_id: 'tea', message: messageOf({ seq: 1, target_id: id }) }] };
    },
  });
  const chat = { groups: { partners: [] }, messages: { room: () => ({ accept }) } } as unknown as Chat;
  const stores = { toasts, http: server, users: { id: 'me' }, domains: { store: () => people } };
  const messages = await loadMessages('en');
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <ChatProvider value={chat}>
          <ContactSheet groupId="tea" onClose={onClose} />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pick = async (...names: RegExp[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};
const bodyOf = (index: number) => server.asked[index]?.options.body;
const sent = () => server.asked.map(({ options }) => (options.params as { id: string }).id);

it('sends the cards of those who are picked, as contacts', async () => {
  await pick(/Joel/, /Ann/, /Send 2 contacts/);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual(['joel', 'ann']);
  expect(bodyOf(0)).toEqual({
    targets: [{ group_id: 'tea', cid: expect.any(String) }],
    type: 'recommand',
  });
  expect(accept).toHaveBeenCalledTimes(2);
});

it('sends again only who did not come, under the same client id', async () => {
  refused = 'ann';
  await pick(/Joel/, /Ann/, /Send 2 contacts/);
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
  refused = undefined;
  await pick(/Send 1 contact/);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual(['joel', 'ann', 'ann']);
  expect(bodyOf(2)).toEqual(bodyOf(1));
});
