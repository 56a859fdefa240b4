import type { GroupAbility, Message } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { fakeSight } from '../../../../lib/scroll/testing.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { GroupsStore } from '../../../groups/index.ts';
import { groupOf, memberOf } from '../../../groups/testing.ts';
import type { Chat } from '../../chat.ts';
import { nobodyElse } from '../../presence/testing.ts';
import { RoomChanges } from '../../room-changes.ts';
import type { RoomRow as Row } from '../../room-rows.model.ts';
import { ME, messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { RoomDetails } from './RoomDetails.tsx';

const hills = groupOf({
  id: 'hills',
  display_name: 'Hills',
  last_seq: 4,
  user_auth: { role: 'member', permissions: ['invite'] },
  last_message: messageOf({ seq: 4 }),
  last_unblock_message: messageOf({ seq: 4 }),
});

/** The end of the list comes into sight. */
let atEnd: () => void;

/** What was shared, the newest first; and what the log shows of it. */
const pictures: Message[] = [];
const view = observable({ ready: { window: { rows: [] as Row[] } } }, undefined, { deep: false });

let server: FakeCalls;
let groups: GroupsStore;
const cleared: unknown[] = [];
const opened: string[] = [];
const toasts = { show: vi.fn() };
const deaf = { on: () => () => undefined, onCatchUp: () => () => undefined };

const Shown = observer(function Shown() {
  const group = groups.get('hills');
  return group && <RoomDetails group={group} onPane={(kind) => opened.push(kind)} />;
});

beforeEach(async () => {
  toasts.show.mockReset();
  atEnd = fakeSight().inSight;
  cleared.length = 0;
  opened.length = 0;
  pictures.length = 0;
  view.ready = { window: { rows: [] } };
  server = fakeCalls({
    'GET /api/v1/users/groups': () => ({ list: [hills], next_id: null }),
    'GET /api/v1/groups/:id/members': ({ query }) =>
      query?.next_id
        ? { list: [memberOf('cas', 'Cas', 'member')], next_id: null }
        : { list: [memberOf('ann', 'Ann', 'owner'), memberOf('ben', 'Ben', 'admin')], next_id: 'ben' },
    'PUT /api/v1/groups/:id/settings': ({ body }) => ({ ...hills, ...body }),
    'POST /api/v1/groups/:id/clear': () => ({ floor_seq: 4 }),
    'GET /api/v1/groups/:id/media': () => ({ list: pictures, next_id: null }),
  });
  groups = new GroupsStore(server, () => ME, { onCleared: (what) => cleared.push(what) });
  await groups.load();
  const room = { id: 'hills', pins: { list: [messageOf({ seq: 3 })] }, view, changes: new RoomChanges() };
  const messages = { room: () => room };
  render(
    <StoresProvider value={{ users: { id: ME }, toasts, http: server, realtime: deaf } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={{ groups, messages, ...nobodyElse() } as unknown as Chat}>
            <Shown />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says who is in a group, and what they are there, page by page', async () => {
  expect(screen.getByRole('button', { name: /Ann/ }).textContent).toContain(english['room.role.owner']);
  expect(screen.getByRole('button', { name: /Ben/ }).textContent).toContain(english['room.role.admin']);
  expect(screen.queryByRole('button', { name: /Cas/ })).toBeNull();
  await act(async () => atEnd());
  expect(screen.getByRole('button', { name: /Cas/ })).toBeDefined();
});

it('asks for them once when it opens', () => {
  const calls = server.asked.filter(({ call }) => call === 'GET /api/v1/groups/:id/members');
  expect(calls.map(({ options }) => options['query'])).toEqual([{}]);
});

it('announces why who is in it could not be read: somebody waits for that', () => {
  const asked = server.asked.find(({ call }) => call === 'GET /api/v1/groups/:id/members');
  expect(asked?.options['background']).toBeUndefined();
});

it('switches how it stands in one’s own list', async () => {
  await userEvent.click(screen.getByRole('switch', { name: english['chat.mute'] }));
  expect(groups.get('hills')?.muted).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: english['chat.to_top'] }));
  expect(server.asked.map(({ options }) => options['body']).filter(Boolean)).toEqual([
    { muted: true },
    { on_top: true },
  ]);
});

it('asks before the history is cleared', async () => {
  await userEvent.click(screen.getByRole('button', { name: english['room.details.clear'] }));
  const confirm = await screen.findByRole('button', { name: english['room.details.clear.confirm'] });
  expect(screen.getByText(english['room.details.clear.text'])).toBeDefined();
  expect(cleared).toEqual([]);
  await userEvent.click(confirm);
  await vi.waitFor(() => expect(cleared).toEqual([{ group_id: 'hills', floor_seq: 4 }]));
  expect(groups.get('hills')?.last_unblock_message).toBeNull();
});

it('leads to what was said and shared in it, and says how much is pinned', async () => {
  await userEvent.click(screen.getByRole('button', { name: english['room.search'] }));
  await userEvent.click(screen.getByRole('button', { name: english['room.media'] }));
  expect(opened).toEqual(['search', 'media']);
  expect(screen.getByRole('button', { name: `${english['room.pinned.all']} 1` })).toBeDefined();
});

it('sends a group on where one may invite', () => {
  expect(screen.getByRole('button', { name: english['room.details.share'] })).toBeDefined();
});

it('says so where members may not invite any more, as soon as that is so', async () => {
  expect(screen.getByRole('button', { name: english['room.group.invite'] })).toBeDefined();
  expect(screen.queryByText(english['room.off.invite'])).toBeNull();
  const permits = (...permissions: GroupAbility[]) =>
    act(async () =>
      groups.update({
        group_id: 'hills',
        changes: { member_permission: [], user_auth: { role: 'member', permissions } },
      }),
    );
  await permits('leave');
  expect(screen.getByText(english['room.off.invite'])).toBeDefined();
  for (const gone of ['room.group.invite', 'room.group.code', 'room.details.share'] as const)
    expect(screen.queryByRole('button', { name: english[gone] })).toBeNull();
  // What is closed to members is not to who may all the same.
  await permits('invite');
  expect(screen.queryByText(english['room.off.invite'])).toBeNull();
});

describe('the newest pictures', () => {
  const pictureOf = (seq: number, fields: Partial<Message> = {}) =>
    messageOf({ seq, type: 'image', ...fields });
  const rowOf = (message: Message): Row => ({ kind: 'message', message }) as Row;
  const shown = () => screen.queryAllByRole('button', { name: english['room.image.open'] });
  const tell = (...messages: Message[]) =>
    act(async () => runInAction(() => (view.ready = { window: { rows: messages.map(rowOf) } })));

  it('are not there without any', () => {
    expect(screen.queryByRole('region', { name: english['room.media.newest'] })).toBeNull();
  });

  it('come when one is shared, three at most, and no expired ones', async () => {
    pictures.push(...[9, 8, 7, 6, 5].map((seq) => pictureOf(seq)));
    await tell(pictureOf(9));
    expect(shown()).toHaveLength(3);
    pictures.splice(0, 5, pictureOf(9), pictureOf(2, { expire_at: '2020-01-01T00:00:00.000Z' }));
    await tell(pictureOf(9), pictureOf(10));
    expect(shown()).toHaveLength(1);
  });

  it('go when they were retracted', async () => {
    pictures.push(pictureOf(9));
    await tell(pictureOf(9));
    expect(shown()).toHaveLength(1);
    pictures.length = 0;
    await tell();
    expect(shown()).toHaveLength(0);
  });
});
