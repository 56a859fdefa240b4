import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Answers, gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { CONVERSATIONS, groupOf, ROOM, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** A conversation, and the list of them, before there is something to read: on the way, not come, not there, empty. */
const meta = { title: 'Pages/Chat opening', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const MESSAGES = 'GET /api/v2/groups/:id/messages';
const LIST = 'GET /api/v1/users/groups';

const answered = (answers: Answers, at = `/room/${ROOM}`): PageStart => ({
  at,
  me,
  answers: { ...CONVERSATIONS, ...answers },
  isState: true,
});
const button = (visitor: Visitor, id: Parameters<Visitor['text']>[0]) =>
  screen.findByRole('button', { name: visitor.text(id) });
const field = (visitor: Visitor) => screen.queryByRole('textbox', { name: visitor.text('room.write') });

/** Bubbles stand in for messages; one may write already. */
export const Room = page(answered({ [MESSAGES]: hangs }), async (visitor) => {
  const log = await screen.findByRole('log', { name: visitor.text('room.loading') });
  await expect(log.getAttribute('aria-busy')).toBe('true');
  await expect(field(visitor)).toBeEnabled();
});
export const RoomRefused = page(answered({ [MESSAGES]: refuses('api.unavailable') }), async (visitor) => {
  await visitor.sees('chat.refused.title');
  await button(visitor, 'chat.error.retry');
});
export const RoomOffline = page({ ...answered({ [MESSAGES]: isLost }) }, async (visitor) => {
  await visitor.sees('chat.error.title');
  await visitor.sees('chat.error.text');
  await button(visitor, 'chat.error.retry');
});
/** Nothing can be written where one is no member. */
export const RoomDenied = page(
  answered({ [MESSAGES]: refuses('api.forbidden'), 'GET /api/v1/groups/:id': refuses('api.forbidden') }),
  async (visitor) => {
    await visitor.sees('room.denied.title');
    await visitor.sees('room.denied.text');
    await waitFor(() => expect(field(visitor)).toBeNull());
  },
);
/** Nobody has said a word yet. */
export const RoomEmpty = page(
  {
    ...answered({
      [MESSAGES]: gives({ list: [] }),
      'GET /api/v1/groups/:id': gives(groupOf(ROOM, SEA, [])),
      [LIST]: gives({ list: [groupOf(ROOM, SEA, [])], next_id: null }),
    }),
  },
  async (visitor) => {
    await visitor.sees('room.first.title');
    const words = await visitor.sees('room.first');
    await expect(words.closest('[role="log"]')).not.toBeNull();
    await expect(screen.getByRole('heading', { name: SEA.nickname })).toBeTruthy();
  },
);

export const List = page(answered({ [LIST]: hangs }, '/chat'), async (visitor) => {
  const list = await screen.findByRole('list', { name: visitor.text('chat.loading') });
  await expect(list.getAttribute('aria-busy')).toBe('true');
});
export const ListRefused = page(
  answered({ [LIST]: refuses('api.unavailable') }, '/chat'),
  async (visitor) => {
    await visitor.sees('chat.refused.title');
    await button(visitor, 'chat.error.retry');
  },
);
export const ListOffline = page(answered({ [LIST]: isLost }, '/chat'), async (visitor) => {
  await visitor.sees('chat.error.title');
  await button(visitor, 'chat.error.retry');
});
