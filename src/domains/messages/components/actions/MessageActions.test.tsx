import { ChatType, type Group } from '@livery/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { GroupsStore } from '../../../groups/index.ts';
import type { Chat } from '../../chat.ts';
import { RepliesStore } from '../../replies.store.ts';
import { startRoom, type TestRoom } from '../../testing.room.ts';
import { GROUP, ME, noConnection, settle } from '../../testing.ts';
import { uploadsOf } from '../../uploads/testing.uploads.ts';
import { ChatProvider } from '../../useChat.ts';
import { MessageLog } from '../MessageLog.tsx';
import { MessageActions } from './LazyMessageActions.tsx';

let test: TestRoom;
let replies: RepliesStore;
const toasts = { show: vi.fn() };
const retractions = { take: vi.fn() };

const group = {
  id: GROUP,
  type: ChatType.DM,
  admins: [],
  last_read: null,
  user_auth: { role: 'member', permissions: ['message', 'pin'] },
} as unknown as Group;

beforeEach(async () => {
  toasts.show.mockReset();
  test = startRoom();
  test.server.add({ text: 'shall we meet', user_id: ME });
  test.server.add({ text: 'at the gate' });
  await test.room.open();
  replies = new RepliesStore();
  const { messages, server } = test;
  const uploads = uploadsOf(server.http);
  const chat = {
    groups: new GroupsStore(server.http, () => ME),
    messages,
    replies,
    retractions,
    uploads,
    seen: { see: () => undefined, show: () => () => undefined },
  } as unknown as Chat;
  await act(async () => void (await MessageActions.load()));
  render(
    <StoresProvider value={{ users: { id: ME }, toasts, http: test.server.http } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={chat}>
            <MessageLog room={test.room} group={group} />
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

const words = (said: string) => screen.getByText(said);
const rowOf = (said: string) => words(said).closest<HTMLElement>('[data-message]') as HTMLElement;
const openMenu = (said: string) =>
  vi.waitFor(() => {
    fireEvent.contextMenu(words(said), { clientX: 10, clientY: 20 });
    return screen.getByRole('menu', { name: english['room.tools'] });
  });
const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const choose = (id: keyof typeof english) =>
  userEvent.click(screen.getByRole('menuitem', { name: english[id] }));

describe('the menu of a message', () => {
  it('offers what may be done with it, and no more', async () => {
    await openMenu('at the gate');
    expect(names()).toEqual(['', 'Reply', 'Copy', 'Pin', 'Forward', 'Select', 'Report']);
    await userEvent.keyboard('{Escape}');
    await openMenu('shall we meet');
    expect(names()).toEqual(['', 'Reply', 'Copy', 'Pin', 'Forward', 'Select', 'Take back']);
  });

  it('shows a finger the words where a part of them can be selected', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    await openMenu('at the gate');
    await choose('room.words');
    const sheet = await screen.findByRole('dialog', { name: english['room.words'] });
    expect(sheet.textContent).toContain('at the gate');
    vi.unstubAllGlobals();
  });

  it('answers a message', async () => {
    await openMenu('at the gate');
    await choose('room.reply');
    expect(replies.of(GROUP)).toMatchObject({ id: '000002', user_id: 'them', text: 'at the gate' });
  });

  it('puts an emoji on it, and takes it off again when it was not sent', async () => {
    let refuse: () => void = vi.fn();
    test.server.http.answers['POST /api/v1/messages/:id/emojis'] = () =>
      new Promise((_, reject) => {
        refuse = () => reject(noConnection());
      });
    await openMenu('at the gate');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'React with 👍' }));
    expect(screen.getByRole('button', { name: '👍, 1 person', pressed: true })).toBeDefined();
    await act(async () => {
      refuse();
      await settle();
    });
    expect(screen.queryByRole('button', { name: /👍/ })).toBeNull();
  });

  it('takes a message back', async () => {
    await openMenu('shall we meet');
    await choose('room.retract');
    expect(retractions.take).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: '000001' })]);
  });
});

describe('what the keys do', () => {
  it('is told by ?, and closed by Escape', async () => {
    await openMenu('at the gate');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: english['room.keys.title'] });
    expect(sheet.textContent).toContain(english['room.keys.move']);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('the question mark is not for the room while something stands over it, or while words are composed', async () => {
  await openMenu('at the gate');
  await userEvent.keyboard('?');
  fireEvent.keyDown(screen.getByRole('menu', { name: english['room.tools'] }), { key: '?' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.keyDown(document.body, { key: '?', isComposing: true });
  const taken = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', taken);
  fireEvent.keyDown(document.body, { key: '?' });
  document.body.removeEventListener('keydown', taken);
  await act(settle);
  expect(screen.queryByRole('dialog', { name: english['room.keys.title'] })).toBeNull();
});

describe('several messages', () => {
  const marks = () => screen.getAllByRole('checkbox').map((mark) => mark.getAttribute('aria-checked'));

  it('are chosen by a tap anywhere on them and by the space bar, until Escape', async () => {
    await openMenu('at the gate');
    await choose('room.select');
    expect(marks()).toEqual(['false', 'true']);
    await userEvent.click(words('shall we meet'));
    expect(marks()).toEqual(['true', 'true']);
    rowOf('at the gate').focus();
    await userEvent.keyboard(' ');
    expect([marks(), test.room.selection.ids]).toEqual([['true', 'false'], ['000001']]);
    fireEvent.contextMenu(words('at the gate'), { clientX: 10, clientY: 20 });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(test.room.selection.ids).toEqual(['000001', '000002']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are chosen no more when they are taken back, and when the last one is let go', async () => {
    await openMenu('at the gate');
    await userEvent.keyboard('{Escape}');
    act(() => void test.room.selection.toggle('000001'));
    act(() => test.messages.retract(GROUP, { id: '000001', seq: 1 }));
    expect(test.room.selection.isOn).toBe(false);
    act(() => void test.room.selection.toggle('000002'));
    await userEvent.click(words('at the gate'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('keys on a message', () => {
  const press = async (key: string) => {
    rowOf('at the gate').focus();
    await vi.waitFor(async () => {
      await userEvent.keyboard(key);
      expect(replies.of(GROUP) ?? screen.queryByRole('menu')).not.toBeNull();
    });
  };

  it('R answers, Enter opens the menu, and a chord is the browser’s', async () => {
    await press('{Enter}');
    expect(screen.getByRole('menu', { name: english['room.tools'] })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    rowOf('at the gate').focus();
    await userEvent.keyboard('{Control>}r{/Control}');
    expect(replies.of(GROUP)).toBeUndefined();
    await userEvent.keyboard('r');
    expect(replies.of(GROUP)).toMatchObject({ id: '000002' });
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 20 };
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('that rests on a message opens its menu, and presses nothing when it is lifted', async () => {
    const onClick = vi.fn();
    words('at the gate').addEventListener('click', onClick);
    await vi.waitFor(() => {
      fireEvent.pointerDown(words('at the gate'), touch);
      act(() => void vi.advanceTimersByTime(500));
      expect(screen.queryByRole('menu')).not.toBeNull();
    });
    fireEvent.pointerUp(words('at the gate'), touch);
    expect(fireEvent.touchEnd(words('at the gate'))).toBe(false);
    fireEvent.click(words('at the gate'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('that moves, or is lifted soon, opens nothing', () => {
    fireEvent.pointerDown(words('at the gate'), touch);
    fireEvent.pointerMove(words('at the gate'), { ...touch, clientY: 60 });
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.pointerDown(words('at the gate'), touch);
    fireEvent.pointerUp(words('at the gate'), touch);
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
