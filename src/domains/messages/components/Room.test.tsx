import { ChatType, type Group } from '@livery/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../lib/after-paint.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { linkRule } from '../../../lib/text/link-rule.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { GroupsStore } from '../../groups/index.ts';
import { groupOf } from '../../groups/testing.ts';
import type { Chat } from '../chat.ts';
import { DraftsStore } from '../drafts.store.ts';
import { ChosenNames } from '../mentions/chosen-names.ts';
import { MessagesStore } from '../messages.store.ts';
import { nobodyElse } from '../presence/testing.ts';
import { RepliesStore } from '../replies.store.ts';
import { FakeServer, GROUP, ME, messageOf, refusal, settle } from '../testing.ts';
import { uploadsOf } from '../uploads/testing.uploads.ts';
import { ChatProvider } from '../useChat.ts';
import { MessageActions } from './actions/LazyMessageActions.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { ConversationActions } from './list/LazyConversationActions.tsx';
import { MessageLog } from './MessageLog.tsx';
import { RoomComposer } from './RoomComposer.tsx';

const directOf = (id: string): Group =>
  groupOf({
    id,
    type: ChatType.DM,
    last_unblock_message: messageOf({ seq: 1, group_id: id }),
    last_seq: 1,
    update_at: messageOf({ seq: 1 }).create_at,
  });

let server: FakeServer;
let chat: Chat;
let commits: Record<string, number>;
const alerts = { show: vi.fn() };
const toasts = { show: vi.fn() };

beforeEach(async () => {
  localStorage.clear();
  // What waits for an idle moment is there before anything is counted.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  server = new FakeServer();
  server.fill(30);
  const list = [GROUP, 'other'].map(directOf);
  const http = fakeCalls({ 'GET /api/v1/users/groups': () => ({ list, next_id: null }) });
  const groups = new GroupsStore(http, () => ME);
  await groups.load();
  const messages = new MessagesStore(server.http, () => ME);
  await messages.room(GROUP).open();
  chat = {
    groups,
    messages,
    drafts: new DraftsStore(),
    ...nobodyElse(),
    replies: new RepliesStore(),
    names: new ChosenNames(),
    uploads: uploadsOf(server.http),
    seen: { see: () => undefined, show: () => () => undefined },
  } as unknown as Chat;
  commits = { log: 0, list: 0 };
});
afterEach(() => {
  cleanup();
  chat.messages.stop();
  chat.drafts.stop();
  vi.unstubAllGlobals();
});

const count = (id: string) => {
  commits[id] = (commits[id] ?? 0) + 1;
};

const show = async (openId?: string, permissions: string[] = [], type: Group['type'] = ChatType.DM) => {
  const room = chat.messages.room(GROUP);
  const group = { ...directOf(GROUP), type, user_auth: { role: 'member', permissions } } as const;
  const texts = await loadMessages('en');
  render(
    <StoresProvider value={{ users: { id: ME }, alerts, toasts } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: texts }}>
        <MemoryRouter>
          <ChatProvider value={chat}>
            <Profiler id="list" onRender={count}>
              <ConversationList openId={openId} />
            </Profiler>
            <Profiler id="log" onRender={count}>
              <MessageLog room={room} group={group} />
            </Profiler>
            <RoomComposer room={room} group={group} />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  // The rows that the first paint left out.
  await act(() => new Promise<void>((done) => void afterPaint(done)));
  await act(async () => void (await Promise.all([MessageActions.load(), ConversationActions.load()])));
  await act(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
  commits = { log: 0, list: 0 };
};

it('draws nothing of log and list for a key of the open room', async () => {
  await show(GROUP);
  await userEvent.type(screen.getByRole('textbox', { name: english['room.write'] }), 'seven k');
  expect(commits).toEqual({ log: 0, list: 0 });
  expect(screen.queryByRole('link', { name: /seven k/ })).toBeNull();
});

it('draws of the list only the begun draft of a room that is not open', async () => {
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: english['room.write'] }), 'seven k');
  expect(commits).toEqual({ log: 0, list: 7 });
  expect(screen.getByRole('link', { name: /seven k/ })).toBeDefined();
});

it('keeps a link in the field and says why, where members may not send one', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: english['room.write'] });
  await userEvent.type(field, 'see evil。com');
  await vi.waitFor(() => expect(linkRule.finds('evil。com')).toBe(true), { timeout: 10_000 });
  await userEvent.type(field, '{Enter}');
  expect(alerts.show).toHaveBeenCalledWith({ id: 'error.has_link' });
  expect(screen.getByDisplayValue('see evil。com')).toBeDefined();
});

it('keeps a text that is too long, and says by how much', async () => {
  await show();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: english['room.write'] });
  fireEvent.change(field, { target: { value: '😀'.repeat(4096) } });
  expect(field.getAttribute('aria-invalid')).toBe('false');
  const tooLong = '😀'.repeat(4098);
  fireEvent.change(field, { target: { value: tooLong } });
  expect(screen.getByText('Up to 4096 characters, 2 too many')).toBeDefined();
  await userEvent.type(field, '{Enter}');
  expect(field.value).toBe(tooLong);
  expect(server.calls).not.toContain('post');
});

it('gives words that were not sent back to their author, who changes them', async () => {
  Object.assign(server, { isDown: true, fault: refusal(403) });
  await show();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: english['room.write'] });
  await userEvent.type(field, 'a rude word{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: english['room.edit_again'] }));
  expect(field.value).toBe('a rude word');
  expect(screen.queryByText(english['room.failed'])).toBeNull();
});

it('says why nothing can be written where members may not', async () => {
  await show(GROUP, [], ChatType.GROUP);
  expect(screen.getByText(english['room.muted.message'])).toBeDefined();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: english['room.write'] });
  expect(field.disabled).toBe(true);
  cleanup();
  await show(GROUP, ['message'], ChatType.GROUP);
  expect(screen.queryByText(english['room.muted.message'])).toBeNull();
});

it('draws the log once for a message that arrives', async () => {
  await show();
  await act(async () => {
    chat.messages.accept(server.add({ text: 'just came' }));
    await settle();
  });
  expect(commits).toEqual({ log: 1, list: 0 });
  expect(screen.getByText('just came')).toBeDefined();
});

describe('files that are dragged over the page', () => {
  const FILES = { dataTransfer: { types: ['Files'], files: [] } };
  const hint = () => screen.queryByText(english['room.drop']);
  const leave = (relatedTarget: Element | null) =>
    fireEvent(
      document.body,
      Object.assign(new Event('dragleave', { bubbles: true }), { ...FILES, relatedTarget }),
    );

  it('are told where they go until they are let go or leave it', async () => {
    await show(GROUP, ['file']);
    fireEvent.dragOver(document.body, FILES);
    expect(await screen.findByText(english['room.drop.limits'])).toBeDefined();
    leave(document.body);
    expect(hint()).not.toBeNull();
    leave(null);
    expect(hint()).toBeNull();
    fireEvent.dragOver(document.body, FILES);
    expect(hint()).not.toBeNull();
    fireEvent.drop(document.body, FILES);
    expect(hint()).toBeNull();
  });

  it('are not invited where nothing may be sent; nor is a text that is dragged', async () => {
    await show();
    fireEvent.dragOver(document.body, FILES);
    expect(hint()).toBeNull();
    cleanup();
    await show(GROUP, ['file']);
    const isFree = fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
    expect([isFree, hint()]).toEqual([true, null]);
  });

  it('have no link with them where members may send none', async () => {
    await show(GROUP, ['file']);
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'one.pdf')] };
    fireEvent.drop(document.body, { dataTransfer });
    const caption = await screen.findByRole('textbox', { name: english['room.upload.caption'] });
    await userEvent.type(caption, 'evil。com');
    expect(await screen.findByText(english['room.no_links'], {}, { timeout: 10_000 })).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: english['room.upload.send'] });
    expect(button.disabled).toBe(true);
    await userEvent.clear(caption);
    expect(button.disabled).toBe(false);
  });

  it('are previewed with those chosen before, without those that were left out', async () => {
    await show(GROUP, ['file']);
    const drop = (...names: string[]) =>
      fireEvent.drop(document.body, {
        dataTransfer: { types: ['Files'], files: names.map((name) => new File(['x'], name)) },
      });
    const leaveOut = (name: string) =>
      screen.findByRole('button', { name: english['room.upload.take_out'].replace('{name}', name) });
    drop('one.pdf', 'two.pdf');
    await userEvent.click(await leaveOut('one.pdf'));
    drop('three.pdf');
    expect(await leaveOut('three.pdf')).toBeDefined();
    expect(await leaveOut('two.pdf')).toBeDefined();
    expect(screen.queryByText('one.pdf')).toBeNull();
  });
});
