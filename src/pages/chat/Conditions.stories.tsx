import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { gives, hangs, refuses } from '../../stories/answers.ts';
import { COOK, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import {
  CLOSED_CARDS,
  MEDIA_COMING,
  MEDIA_EXPIRED,
  MEDIA_GONE,
  MEDIA_LOST,
  NOTICES,
  REACTED,
} from '../../stories/room-of-states.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Messages in their further states: lines about the conversation, media that do not come, cards that are closed, who reacted. */
const meta = { title: 'Pages/Chat conditions', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, answers: NOTICES, isState: true };

/** By somebody else they lead to their page, by oneself they say "you". */
export const Notices = page(room, async (visitor) => {
  await visitor.seesAll();
  const [sea, cook] = [SEA.nickname, COOK.nickname];
  const you = String(visitor.text('room.you'));
  const said = [
    visitor.text('room.notice_by.group_create', { name: sea }),
    visitor.text('room.notice_by.group_name', { name: sea, title: '周末去山里' }),
    visitor.text('room.notice_by.group_icon', { name: you }),
    visitor.text('room.notice_by.invite', { name: sea, target: cook }),
    visitor.text('room.notice_by.join', { name: cook }),
    visitor.text('room.notice_by.left', { name: cook }),
    visitor.text('room.notice_by.remove', { name: sea, target: cook }),
    visitor.text('room.notice_by.pin', { name: you }),
    visitor.text('room.notice_by.retract', { name: you }),
    visitor.text('room.notice_by.remove_message', { name: sea, target: cook }),
  ];
  for (const words of said) await waitFor(() => expect(screen.getByRole('log').textContent).toContain(words));
  await expect(screen.getAllByRole('link', { name: cook }).length).toBeGreaterThan(3);
});

const busy = () => screen.getByRole('log').querySelectorAll('[aria-busy="true"]');

export const MediaComing = page({ ...room, answers: MEDIA_COMING }, async (visitor) => {
  await visitor.presses({ plain: /茶山路线/ });
  await visitor.sees('room.file.coming', { percent: 0 });
  await expect(busy().length).toBeGreaterThan(1);
});
/** Each asks again by a press. */
export const MediaLost = page({ ...room, answers: MEDIA_LOST }, async (visitor) => {
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: visitor.text('room.file.retry') })).toHaveLength(1),
  );
  await visitor.presses('room.play');
});
/** Removed before their time: the server says so when they are asked for. */
export const MediaGone = page({ ...room, answers: MEDIA_GONE }, async (visitor) => {
  await visitor.sees('room.file.gone', { kind: String(visitor.text('room.kind.image')) });
});
export const MediaExpired = page({ ...room, answers: MEDIA_EXPIRED }, async (visitor) => {
  for (const kind of ['room.kind.image', 'room.kind.video', 'room.kind.audio'] as const)
    await visitor.sees('room.file.gone', { kind: String(visitor.text(kind)) });
});

export const ClosedCards = page({ ...room, answers: CLOSED_CARDS }, async (visitor) => {
  for (const state of ['room.card.closed', 'room.card.gone'] as const)
    await expect((await visitor.sees(state)).closest('a')).toBeNull();
});

const opensWhoReacted = async (visitor: Visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: /一年等一回/ });
  await visitor.presses('room.emoji.who');
  return visitor.seesDialog('room.emoji.who');
};
export const WhoReacted = page({ ...room, answers: REACTED }, async (visitor) => {
  const sheet = await opensWhoReacted(visitor);
  await waitFor(() => expect(within(sheet).getAllByText(SEA.nickname)).toHaveLength(2));
  await expect(within(sheet).getAllByText('😍')).toHaveLength(2);
});
const EMOJIS = 'GET /api/v1/messages/:id/emojis';
export const WhoReactedComing = page(
  { ...room, answers: { ...REACTED, [EMOJIS]: hangs } },
  async (visitor) => {
    const sheet = await opensWhoReacted(visitor);
    await expect(within(sheet).getByText(visitor.text('emoji.loading'))).toBeTruthy();
  },
);
export const WhoReactedRefused = page(
  { ...room, answers: { ...REACTED, [EMOJIS]: refuses('api.unavailable') } },
  async (visitor) => {
    await opensWhoReacted(visitor);
    await visitor.sees('room.emoji.who.failed');
  },
);

const FRIENDS = 'GET /api/v1/users/contacts';
export const Forward = page(
  { ...room, answers: { ...REACTED, [FRIENDS]: gives({ list: [], next_id: null }) } },
  async (visitor) => {
    await visitor.seesAll();
    await visitor.opensMenuOf({ plain: /一年等一回/ });
    await visitor.presses('room.forward');
    const sheet = await visitor.seesDialog('room.forward.to');
    await visitor.presses({ plain: /周末去山里/ });
    await expect(within(sheet).getByRole('textbox', { name: visitor.text('room.share.words') })).toBeTruthy();
    await visitor.sees('room.forward.send', { count: 1 });
  },
);
