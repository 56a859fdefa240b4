import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { ROOM, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { FINDS } from '../../stories/room-of-finds.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Finding something again in a conversation: by words, day and person, among its pictures, one by one. */
const meta = { title: 'Pages/Finding', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: FINDS };
const SEARCH = 'GET /api/v2/groups/:id/messages/search';
const answered = (answer: NonNullable<typeof FINDS>[typeof SEARCH]): PageStart => ({
  ...room,
  isState: true,
  answers: { ...FINDS, [SEARCH]: answer },
});

const searches = async (visitor: Visitor) => {
  await visitor.presses('room.search');
  await visitor.fills('room.search.words', '湖边');
};

// Photos weigh much in a reference: the pictures of albums and grids are those of their components.
export const Found = page({ ...room, screen: 'desktop' }, async (visitor) => {
  await searches(visitor);
  await visitor.presses({ plain: /湖边见/ });
  await visitor.sees('room.search.position', { at: 2, count: 3 });
});
export const FoundOnPhone = page({ ...room, picture: 'once', isState: true }, async (visitor) => {
  await searches(visitor);
  await visitor.sees({ plain: /茶馆/ });
});
export const Idle = page({ ...room, isState: true }, async (visitor) => {
  await visitor.presses('room.search');
  await visitor.sees('room.search.idle');
});
export const Searching = page(answered(hangs), searches);
export const Nothing = page(answered(gives({ list: [], days: [], next_id: null })), async (visitor) => {
  await searches(visitor);
  await visitor.sees('room.search.none');
});
export const Refused = page(answered(refuses('api.unavailable')), async (visitor) => {
  await searches(visitor);
  await visitor.sees('room.search.refused.title');
});
export const Offline = page(answered(isLost), async (visitor) => {
  await searches(visitor);
  await visitor.sees('room.search.offline');
});
export const ByDate = page(answered(gives({ list: [], days: [], next_id: null })), async (visitor) => {
  await visitor.presses('room.search');
  await visitor.presses('room.search.kind.date');
  await visitor.sees('room.search.date.label');
});
export const ByMember = page({ ...room, isState: true }, async (visitor) => {
  await visitor.presses('room.search');
  await visitor.presses('room.search.kind.member');
  await visitor.sees('room.you');
});
export const Album = page({ ...room, isState: true }, async (visitor) => {
  await visitor.seesAll();
});
export const Media = page({ ...room, isState: true }, async (visitor) => {
  await visitor.presses('room.media');
  await visitor.sees('room.media.visual');
});
/** What was shared last stands among the details, and opens from there. */
export const NewestOnPhone = page({ ...room, isState: true, locale: 'en' }, async (visitor) => {
  await visitor.presses({ plain: SEA.nickname });
  await visitor.seesDialog('room.details');
  await visitor.sees('room.media');
  await visitor.seesAll();
  const newest = screen.getByRole('region', { name: visitor.text('room.media.newest') });
  await expect(within(newest).getAllByRole('button')).toHaveLength(3);
});
export const NewestBeside = page(
  { ...room, isState: true, screen: 'desktop', locale: 'zh-CN' },
  async (visitor) => {
    await visitor.presses('room.details');
    await visitor.sees('room.details.clear');
    await visitor.seesAll();
    const newest = screen.getByRole('region', { name: visitor.text('room.media.newest') });
    await userEvent.click(within(newest).getAllByRole('button')[0] as HTMLElement);
    await visitor.seesDialog('room.image');
    await visitor.seesAll();
  },
);
