import type { RealtimeEvent } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CONVERSATIONS, COOK, ROOM, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { KINDS, KINDS_OF_FEW, ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';

/** What one sees of others while it lasts: who writes, who is here, who was. */
const meta = { title: 'Pages/Company', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: CONVERSATIONS, isState: true };

const writesIn = (group_id: string, { id, nickname }: typeof SEA): RealtimeEvent => ({
  event: 'typing.started',
  data: { group_id, user_id: id, nickname },
});
const isHere = (online: boolean, seen_at: string | null = null): RealtimeEvent => ({
  event: 'presence.changed',
  data: { user_id: SEA.id, online, seen_at },
});

/** In the row of the list and under the name of the conversation beside it. */
export const SomebodyTypes = page(
  { ...room, screen: 'desktop', told: [isHere(true), writesIn(ROOM, SEA)] },
  async (visitor) => {
    await waitFor(() => expect(screen.getAllByText(visitor.text('typing.one'))).toHaveLength(2));
  },
);
export const SomebodyTypesOnPhone = page({ ...room, told: [writesIn(ROOM, SEA)] }, async (visitor) => {
  await visitor.sees('typing.one');
});
export const SomebodyTypesInList = page(
  { ...room, at: '/chat', told: [isHere(true), writesIn(ROOM, SEA)] },
  async (visitor) => {
    const words = await visitor.sees('typing.one');
    await expect(words.closest('[role="listitem"], li')?.textContent).toContain(SEA.nickname);
  },
);
/** Of a group it is said by name. */
export const TwoTypeInGroup = page(
  {
    ...room,
    at: `/room/${ROOM_OF_KINDS}`,
    answers: KINDS,
    told: [writesIn(ROOM_OF_KINDS, SEA), writesIn(ROOM_OF_KINDS, COOK)],
  },
  async (visitor) => {
    await visitor.sees('typing.two', { name: SEA.nickname, other: COOK.nickname });
  },
);
/** How many of a small group are here stands under its name, and a dot beside each among the members. */
export const MembersOnline = page(
  {
    ...room,
    ...{ at: `/room/${ROOM_OF_KINDS}`, answers: KINDS_OF_FEW, screen: 'desktop' },
    told: [SEA, COOK].map(({ id }) => ({
      event: 'presence.changed',
      data: { user_id: id, online: true, seen_at: null, group_id: ROOM_OF_KINDS },
    })),
  },
  async (visitor) => {
    await visitor.sees({ plain: /3 人在线|, 3 online/ });
  },
);
export const PartnerOnline = page({ ...room, screen: 'desktop', told: [isHere(true)] }, async (visitor) => {
  // The heading has words; beside pictures they are for who does not see the dot.
  const found = () => screen.getAllByText(visitor.text('presence.online'));
  await waitFor(() => expect(found().length).toBeGreaterThan(1));
});
export const PartnerLastActive = page(
  { ...room, told: [isHere(false, new Date(Date.now() - 25 * 60_000).toISOString())] },
  async (visitor) => {
    await visitor.sees({ plain: /25/ });
    await expect(screen.queryByText(visitor.text('presence.online'))).toBeNull();
  },
);
