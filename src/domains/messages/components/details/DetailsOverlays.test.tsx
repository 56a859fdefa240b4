import { ChatType, type Group } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backGuard } from '../../../../lib/back-guard.ts';
import { fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import type { Chat } from '../../chat.ts';
import { quoteOf } from '../../message.model.ts';
import { RepliesStore } from '../../replies.store.ts';
import { RoomChanges } from '../../room-changes.ts';
import { ME, messageOf } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import type { PaneKind } from '../usePane.ts';
import { DetailsOverlays } from './DetailsOverlays.tsx';

const group = {
  id: 'ann',
  type: ChatType.DM,
  display_name: 'Ann',
  icon: '',
  partner: { id: 'ann', nickname: 'Ann', username: 'ann1234' },
  user_auth: { role: 'member', permissions: [] },
} as unknown as Group;

let replies: RepliesStore;
let panes: PaneKind[];
let closings: number;
backGuard.listen();

function Details() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ann
      </button>
      <DetailsOverlays
        group={group}
        open={isOpen}
        onPane={(kind) => panes.push(kind)}
        onClose={() => {
          closings += 1;
          setOpen(false);
        }}
      />
    </>
  );
}

const opener = () => screen.getByText('Ann', { selector: 'body > div > button' });
const dialog = (id: 'room.details' | 'room.media') => screen.getByRole('dialog', { name: english[id] });
/** The browser's Back, and its way to where one was. */
const goBack = () =>
  act(() => {
    for (const state of [null, { idx: 0 }]) dispatchEvent(new PopStateEvent('popstate', { state }));
  });
const opensMedia = () => userEvent.click(screen.getByRole('button', { name: english['room.media'] }));

beforeEach(async () => {
  panes = [];
  closings = 0;
  replies = new RepliesStore();
  const http = fakeCalls({ 'GET /api/v1/groups/:id/media': () => ({ list: [], next_id: null }) });
  const room = { id: 'ann', pins: { list: [] }, view: {}, changes: new RoomChanges() };
  const chat = {
    replies,
    groups: { get: () => group },
    messages: { room: () => room },
  };
  render(
    <StoresProvider value={{ users: { id: ME }, http } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={chat as unknown as Chat}>
            <Details />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await userEvent.click(opener());
});
afterEach(cleanup);

it('goes back from what was shared to the details, and from there to the room', async () => {
  await opensMedia();
  expect(await screen.findByText(english['room.media.none'])).toBeDefined();
  expect(screen.getAllByRole('dialog')).toEqual([dialog('room.media')]);
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toEqual([dialog('room.details')]);
  await userEvent.click(screen.getByRole('button', { name: english['nav.back'] }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('leaves the search, which needs the messages, to the room', async () => {
  await userEvent.click(screen.getByRole('button', { name: english['room.search'] }));
  expect(panes).toEqual(['search']);
});

it('makes room for a reply that began over it', async () => {
  await opensMedia();
  act(() => replies.set('ann', quoteOf(messageOf({ seq: 4 }))));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves what else stands in the room alone when a reply begins while it is closed', async () => {
  await userEvent.click(screen.getByRole('button', { name: english['nav.back'] }));
  expect(closings).toBe(1);
  act(() => replies.set('ann', quoteOf(messageOf({ seq: 4 }))));
  expect(closings).toBe(1);
});

it('stays when Back closes the pins that stand over it', async () => {
  await userEvent.click(screen.getByRole('button', { name: english['room.pinned.all'] }));
  expect(await screen.findByText(english['room.pinned.none'])).toBeDefined();
  goBack();
  expect(screen.queryByText(english['room.pinned.none'])).toBeNull();
  expect(screen.getAllByRole('dialog')).toEqual([dialog('room.details')]);
  goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});
