import type { Group } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Http } from '../../../lib/http/http.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { GroupsStore } from '../../groups/index.ts';
import { groupOf } from '../../groups/testing.ts';
import type { Chat } from '../chat.ts';
import { DraftsStore } from '../drafts.store.ts';
import { ChosenNames } from '../mentions/chosen-names.ts';
import { MessagesStore } from '../messages.store.ts';
import { nobodyElse } from '../presence/testing.ts';
import { RepliesStore } from '../replies.store.ts';
import { FakeServer, GROUP, ME, refusal } from '../testing.ts';
import { memoryUploads } from '../uploads/testing.uploads.ts';
import type { UploadKind } from '../uploads/upload.model.ts';
import { UploadsStore } from '../uploads/uploads.store.ts';
import { ChatProvider } from '../useChat.ts';
import { RoomComposer } from './RoomComposer.tsx';
import { UploadRows } from './uploads/UploadRows.tsx';

const ALL = ['message', 'image', 'video', 'voice', 'file', 'leave'] as const;
type Ability = (typeof ALL)[number];

/** What a group permits its members is called otherwise than what they send. */
const KINDS: Partial<Record<Ability, UploadKind>> = { image: 'image', video: 'video', voice: 'audio' };

let server: FakeServer;
let groups: GroupsStore;
let uploads: UploadsStore;
let kept: ReturnType<typeof memoryUploads>;
let chat: Chat;
/** Ends the transfer that is under way. */
let arrives: () => void;
const toasts = { show: vi.fn() };
const brand = { features: { envelopes: { lucky: false, minesweeper: false } } };

const Room = observer(function Room() {
  return (
    <>
      <ul>
        <UploadRows groupId={GROUP} />
      </ul>
      <RoomComposer room={chat.messages.room(GROUP)} group={groups.get(GROUP)} />
    </>
  );
});

/** As the server tells the members of a group. */
const permits = (permissions: readonly string[]) =>
  act(async () => {
    const user_auth: Group['user_auth'] = { role: 'member', permissions: [...permissions] };
    groups.update({ group_id: GROUP, changes: { user_auth } });
  });

beforeEach(async () => {
  localStorage.clear();
  toasts.show.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:of-it', revokeObjectURL: vi.fn() }));
  server = new FakeServer();
  const target = { url: '/form', form_data: { key: 'k' }, file_path: 'chat/x' };
  const call = async (name: string, options: never) =>
    name.startsWith('GET /api/v1/files')
      ? { ...target, poster: target }
      : server.http.call(name as 'POST /api/v1/messages', options);
  const upload = () => new Promise<void>((done) => (arrives = done));
  kept = memoryUploads();
  uploads = new UploadsStore({
    http: { call, upload } as unknown as Pick<Http, 'call' | 'upload'>,
    me: () => ME,
    kept,
    isHere: () => true,
    onSent: () => undefined,
    showError: () => undefined,
    announceFailure: () => undefined,
  });
  groups = new GroupsStore(server.http, () => ME);
  groups.take(groupOf({ id: GROUP, user_auth: { role: 'member', permissions: [...ALL] } }));
  chat = {
    groups,
    uploads,
    messages: new MessagesStore(server.http, () => ME),
    drafts: new DraftsStore(),
    replies: new RepliesStore(),
    names: new ChosenNames(),
    ...nobodyElse(),
  } as unknown as Chat;
  render(
    <StoresProvider value={{ brand, users: { id: ME }, alerts: toasts, toasts } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={chat}>
            <Room />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  uploads.stop();
  chat.messages.stop();
  chat.drafts.stop();
  vi.unstubAllGlobals();
});

const button = (id: keyof typeof english) => screen.queryByRole('button', { name: english[id] });
const entries = async () => {
  await userEvent.click(screen.getByRole('button', { name: english['room.attach'] }));
  return (await screen.findAllByRole('menuitem')).map((item) => ({
    label: item.textContent,
    isOff: item.getAttribute('aria-disabled') === 'true',
  }));
};

describe('what members may not send is said in the place of sending it', () => {
  const without = (...off: Ability[]) => permits(ALL.filter((one) => !off.includes(one)));
  const media = async () => (await entries()).filter(({ label }) => label !== english['room.card.contact']);
  const FILE = { label: english['room.attach.file'], isOff: false };

  it.each([
    [['image'], 'room.attach.video', 'room.off.image'],
    [['video'], 'room.attach.image', 'room.off.video'],
  ] as const)('%s alone', async (off, on, reason) => {
    await without(...off);
    expect(await media()).toEqual([
      { label: english[on], isOff: false },
      { label: english[reason], isOff: true },
      FILE,
    ]);
  });

  it('pictures and clips', async () => {
    expect(await media()).toEqual([{ label: english['room.attach.media'], isOff: false }, FILE]);
    await without('image', 'video');
    await vi.waitFor(() =>
      expect(screen.getAllByRole('menuitem')[0]?.textContent).toBe(english['room.off.media']),
    );
  });

  it('voices', async () => {
    expect(button('room.voice')).not.toBeNull();
    await without('voice');
    expect(button('room.voice')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: english['room.off.voice'] }));
    expect(toasts.show).toHaveBeenCalledWith({ id: 'room.off.voice' });
  });
});

it.each(['image', 'video', 'voice'] as const)(
  'closes when the right to send a %s is taken under way: it stays with its reason, and goes when the right is back',
  async (ability) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const kind = KINDS[ability] ?? 'file';
    const file = new Blob(['x'], { type: kind === 'image' ? 'image/png' : '' });
    await act(async () => uploads.add(GROUP, { kind, filename: `a.${kind}`, file, duration: 1 }, 'look'));
    await vi.waitFor(() => expect(uploads.list[0]?.status).toBe('uploading'), { timeout: 8_000 });
    vi.useRealTimers();

    Object.assign(server, { isDown: true, fault: refusal(403) });
    await permits(ALL.filter((one) => one !== ability));
    if (ability === 'voice') expect(button('room.voice')).toBeNull();
    else expect((await entries()).map(({ label }) => label)).toContain(english[`room.off.${ability}`]);
    await act(async () => arrives());
    expect(await screen.findByText(english['room.upload.not_permitted'])).toBeDefined();
    expect([...kept.all.values()]).toMatchObject([{ file, caption: 'look', has_failed: true }]);

    server.isDown = false;
    await permits(ALL);
    await userEvent.click(screen.getByRole('button', { name: english['room.retry'], hidden: true }));
    await vi.waitFor(() => expect(server.messages).toMatchObject([{ user_id: ME }]), { timeout: 8_000 });
    await vi.waitFor(() => expect(kept.all.size).toBe(0));
  },
);
