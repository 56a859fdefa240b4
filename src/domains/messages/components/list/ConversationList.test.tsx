import { ChatType, type Group } from '@livery/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { GroupsStore } from '../../../groups/index.ts';
import { groupOf } from '../../../groups/testing.ts';
import type { Chat } from '../../chat.ts';
import { DraftsStore } from '../../drafts.store.ts';
import { nobodyElse } from '../../presence/testing.ts';
import { ME, messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationActions } from './LazyConversationActions.tsx';

const directOf = (id: string, fields: Partial<Group> = {}): Group =>
  groupOf({
    id,
    type: ChatType.DM,
    last_message: messageOf({ seq: 1, group_id: id }),
    last_unblock_message: messageOf({ seq: 1, group_id: id }),
    last_seq: 1,
    update_at: messageOf({ seq: 1 }).create_at,
    ...fields,
  });

let server: FakeCalls;
let groups: GroupsStore;
const cleared: unknown[] = [];
const toasts = { show: vi.fn() };
/** Who has one conversation is a newcomer; whom they may know does not come here. */
const domains = { store: () => ({ value: undefined, load: () => new Promise(() => undefined) }) };

const show = async (...list: Group[]) => {
  server = fakeCalls({
    'GET /api/v1/users/groups': () => ({ list, next_id: null }),
    'PUT /api/v1/groups/:id/settings': ({ params: { id }, body }) => ({ ...directOf(id), ...body }),
    'POST /api/v1/groups/:id/clear': () => ({ floor_seq: 1 }),
    'POST /api/v1/groups/:id/view': ({ body: { msg_id } }) => ({ unread: 0, last_viewed: msg_id }),
  });
  groups = new GroupsStore(server, () => ME, { onCleared: (what) => cleared.push(what) });
  await groups.load();
  const chat = { groups, drafts: new DraftsStore(), ...nobodyElse() } as unknown as Chat;
  render(
    <StoresProvider value={{ users: { id: ME }, toasts, http: server, domains } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={chat}>
            <ConversationList openId={undefined} />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(() => new Promise<void>((done) => void afterPaint(done)));
  await act(async () => void (await ConversationActions.load()));
};

beforeEach(() => {
  localStorage.clear();
  toasts.show.mockReset();
  cleared.length = 0;
});
afterEach(cleanup);

const row = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const rows = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.slice('/room/'.length));
const openMenu = (name: string) =>
  vi.waitFor(() => {
    fireEvent.contextMenu(row(name), { clientX: 10, clientY: 20 });
    return screen.getByRole('menu');
  });
const choose = (id: keyof typeof english) =>
  userEvent.click(screen.getByRole('menuitem', { name: english[id] }));
const settings = () =>
  server.asked.filter(({ call }) => call.startsWith('PUT')).map(({ options }) => options);

describe('the menu of a conversation', () => {
  it('keeps it on top, and says how to undo that', async () => {
    await show(directOf('ann'), directOf('zoe'));
    expect(rows()).toEqual(['zoe', 'ann']);
    await openMenu('ann');
    await choose('chat.to_top');
    expect(rows()).toEqual(['ann', 'zoe']);
    expect(settings()).toEqual([{ params: { id: 'ann' }, body: { on_top: true } }]);
    await openMenu('ann');
    expect(screen.getByRole('menuitem', { name: english['chat.off_top'] })).toBeDefined();
  });

  it('mutes it: what is unread there is counted nowhere else', async () => {
    await show(directOf('ann', { unread: 3 }));
    expect(groups.unread).toBe(3);
    await openMenu('ann');
    await choose('chat.mute');
    expect(groups.unread).toBe(0);
    expect(row('ann').textContent).toContain(english['chat.muted']);
  });

  it('is as it was when the server refuses', async () => {
    await show(directOf('ann'));
    server.answers = {
      'PUT /api/v1/groups/:id/settings': () => Promise.reject(refusal('api.too_much')),
    };
    await openMenu('ann');
    await choose('chat.to_top');
    expect(groups.get('ann')?.on_top).toBe(false);
  });

  it('marks it unread, and read again', async () => {
    await show(directOf('ann', { unread: 2, last_seq: 3, last_message: messageOf({ seq: 3 }) }));
    await openMenu('ann');
    await choose('chat.mark_read');
    expect(server.asked.at(-1)).toMatchObject({
      call: 'POST /api/v1/groups/:id/view',
      options: { body: { msg_id: '000003' } },
    });
    await openMenu('ann');
    await choose('chat.mark_unread');
    expect(row('ann').textContent).toContain(english['chat.marked_unread']);
    expect(groups.unread).toBe(1);
  });

  it('asks before it deletes; then nothing of it is there', async () => {
    await show(directOf('ann'), directOf('zoe'));
    await openMenu('ann');
    await choose('chat.delete');
    expect(cleared).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: english['chat.delete'] }));
    await vi.waitFor(() => expect(cleared).toEqual([{ group_id: 'ann', floor_seq: 1 }]));
    await vi.waitFor(() => expect(groups.order).toEqual(['zoe']));
    // What comes after it was cleared is not hidden with it.
    expect(settings()).toEqual([{ params: { id: 'ann' }, body: { hidden: true, seen_seq: 1 } }]);
    expect(toasts.show).toHaveBeenCalledWith({ id: 'chat.deleted' }, 'success');
  });
});

it('is reached by keys alone: arrows go to what a swipe reveals', async () => {
  await show(directOf('ann'), directOf('zoe'));
  row('ann').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(rows()).toEqual(['zoe']);
  expect(settings()).toEqual([{ params: { id: 'ann' }, body: { hidden: true, seen_seq: 1 } }]);
});

it('does not move a row away from under a finger', async () => {
  await show(directOf('ann'), directOf('zoe'));
  const arrives = () =>
    act(async () => groups.accept(messageOf({ seq: 2, group_id: 'ann', text: 'new words' })));
  fireEvent.touchStart(row('zoe'));
  await arrives();
  expect(rows()).toEqual(['zoe', 'ann']);
  expect(row('ann').textContent).toContain('new words');
  fireEvent.touchEnd(row('zoe'));
  expect(rows()).toEqual(['ann', 'zoe']);
});

it('says by name what happened in a group, and who said what', async () => {
  const user = { id: 'meera', nickname: 'Meera', username: 'meera1', avatar: '', avatar_thumbnail: '' };
  const target = { ...user, id: 'jo', nickname: 'Jo' };
  const said = (id: string, message: Parameters<typeof messageOf>[0]) =>
    directOf(id, {
      type: ChatType.GROUP,
      last_unblock_message: messageOf({ user_id: 'meera', user, ...message }),
    });
  await show(
    said('hills', { seq: 1, type: 'remove_member', target_id: 'jo', target }),
    said('tea', { seq: 1, text: 'at seven' }),
    said('sea', { seq: 1, type: 'image', text: '' }),
    directOf('zoe', { mentioned: '000001' }),
  );
  expect(row('hills').textContent).toContain('Meera removed Jo');
  expect(row('tea').textContent).toContain('Meera: at seven');
  expect(row('sea').textContent).toContain(`Meera: ${english['room.kind.image']}`);
  expect(row('zoe').textContent).toContain(english['chat.mentioned']);
});
