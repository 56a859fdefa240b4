import type { Group } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { GroupsStore } from '../../../groups/index.ts';
import type { Chat } from '../../chat.ts';
import { messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { TargetSheet } from './TargetSheet.tsx';
import { unreachedWords } from './useSendTo.ts';
import type { ShareTarget } from './useTargets.ts';

const groupOf = (id: string, display_name: string): Group =>
  ({
    id,
    display_name,
    icon: '',
    unread: 0,
    update_at: '',
    last_unblock_message: messageOf({ seq: 1 }),
  }) as unknown as Group;

const toasts = { show: vi.fn() };
let sent: ShareTarget[];
let refused: string[];
let said: string[];
const onClose = vi.fn();

beforeEach(async () => {
  toasts.show.mockReset();
  onClose.mockReset();
  [sent, refused, said] = [[], [], []];
  const list = [groupOf('ann', 'Ann'), groupOf('jose', 'José'), groupOf('tea', '茶山同好会')];
  const groups = new GroupsStore(
    fakeCalls({ 'GET /api/v1/users/groups': () => ({ list, next_id: null }) }),
    () => 'me',
  );
  await groups.load();
  const outbox = (id: string) => ({ outbox: { add: (words: string) => said.push(`${id}: ${words}`) } });
  const chat = { groups, messages: { room: outbox } } as unknown as Chat;
  const send = async (targets: ShareTarget[]) => {
    sent = targets;
    const reached = targets.map(({ group_id }) => group_id).filter((id) => !refused.includes(id));
    return { reached, problem: unreachedWords(targets.length - reached.length) };
  };
  const messages = await loadMessages('en');
  render(
    <StoresProvider value={{ toasts } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <ChatProvider value={chat}>
          <TargetSheet title="Send to" open onClose={onClose} send={send} />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
});
afterEach(cleanup);

const row = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen.getByRole('list', { name: english['chat.list'] }).textContent?.replace(/\s+/g, ' ').trim();
const search = () => screen.getByRole('searchbox', { name: english['room.share.search'] });

it('finds conversations by a part of their name, however that is written', async () => {
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
  refused = ['tea'];
  await userEvent.click(row('Ann'));
  await userEvent.click(row('José'));
  await userEvent.click(row('茶山同好会'));
  await userEvent.click(row('José'));
  await userEvent.type(screen.getByRole('textbox', { name: english['room.share.words'] }), 'Look');
  await userEvent.click(screen.getByRole('button', { name: 'Send to 2 conversations' }));
  expect(sent).toEqual([
    { group_id: 'ann', cid: expect.any(String) },
    { group_id: 'tea', cid: expect.any(String) },
  ]);
  expect(said).toEqual(['ann: Look']);
  expect(toasts.show).toHaveBeenCalledWith({ id: 'room.forward.failed', values: { count: 1 } }, 'error');
  expect(onClose).toHaveBeenCalledOnce();
});
