import type { Meta } from '@storybook/react-vite';
import { CONVERSATIONS, ROOM } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';

/** Conversations, and one of them beside the list or, on a phone, instead of it. */
const meta = { title: 'Pages/Chat', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: CONVERSATIONS };

export const Guest = page({ at: '/chat', isState: true });
export const List = page({ ...room, at: '/chat' });
export const Room = page({ ...room, screen: 'desktop', picture: 'everyBrand' });
export const RoomOnPhone = page({ ...room, isState: true });
export const RoomAt320 = page({ ...room, screen: 'narrow', picture: 'once', isState: true });
export const RoomAt200Percent = page({ ...room, screen: 'zoomed', picture: 'once', isState: true });
export const RoomInForcedColors = page({
  ...room,
  screen: 'desktop',
  forcedColors: true,
  picture: 'once',
  isState: true,
});
export const RoomWithLongTexts = page({
  ...room,
  screen: 'narrow',
  longTexts: true,
  picture: 'once',
  isState: true,
});
