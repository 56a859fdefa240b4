import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gives } from '../../stories/answers.ts';
import { CONVERSATIONS, closedBy, ROOM, SEA } from '../../stories/conversations.ts';
import { landscape, me } from '../../stories/fixtures.ts';
import { LIST_OF_ALL } from '../../stories/list-of-all.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { KINDS, MORE_KINDS, ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';

/** Conversations, and one of them beside the list or, on a phone, instead of it. */
const meta = { title: 'Pages/Chat', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: CONVERSATIONS };

export const Guest = page({ at: '/chat', isState: true });
export const List = page({ ...room, at: '/chat' });
export const ListOfAll = page({ ...room, at: '/chat', answers: LIST_OF_ALL, picture: 'once' });
export const Draft = page(
  { ...room, at: '/chat', answers: LIST_OF_ALL, drafts: { voice: '周六早上见' }, isState: true },
  async (visitor) => {
    await visitor.sees('chat.draft');
    await visitor.sees({ plain: /周六早上见/ });
  },
);
export const NoConversations = page(
  {
    ...room,
    at: '/chat',
    answers: { ...CONVERSATIONS, 'GET /api/v1/users/groups': gives({ list: [], next_id: null }) },
    isState: true,
  },
  async (visitor) => {
    await visitor.sees('chat.empty.title');
  },
);
export const NothingChosen = page(
  { ...room, at: '/chat', screen: 'desktop', isState: true },
  async (visitor) => {
    await visitor.sees('chat.none.title');
  },
);
export const DeleteAsks = page(
  { ...room, at: '/chat', answers: LIST_OF_ALL, isState: true },
  async (visitor) => {
    await visitor.opensMenuOf({ plain: '阿澈的厨房' }, 'list');
    await visitor.presses('chat.delete');
    await visitor.sees('chat.delete.text');
  },
);
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

const kinds: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, answers: KINDS };

export const Details = page({ ...kinds, picture: 'once', isState: true }, async (visitor) => {
  await visitor.presses({ plain: '周末去山里' });
  await visitor.seesDialog('room.details');
});

export const DetailsBeside = page(
  { ...kinds, answers: MORE_KINDS, screen: 'desktop', picture: 'once' },
  async (visitor) => {
    await visitor.presses('room.details');
    await visitor.sees('room.details.members_of', { count: 128, most: 2300 });
  },
);

// Once: photos weigh much in a reference, and what a brand changes shows in `Room` and in the stories of bubbles.
export const RoomOfKinds = page({ ...kinds, screen: 'desktop', picture: 'once' });
export const RoomOfKindsOnPhone = page({ ...kinds, picture: 'once', isState: true });
export const RoomOfMoreKinds = page({
  ...kinds,
  answers: MORE_KINDS,
  screen: 'desktop',
  picture: 'once',
  isState: true,
});
export const RoomOfMoreKindsOnPhone = page({
  ...kinds,
  answers: MORE_KINDS,
  picture: 'once',
  isState: true,
});
/** Pictures stand at the heads of runs, and all messages at one side, with what belongs to them. */
export const RoomOfHeads = page(
  { ...kinds, isState: true, variants: { grouping: 'head', own: 'left' } },
  async (visitor) => {
    await visitor.seesAll();
    const follows = [...document.querySelectorAll('.part-message.part-follows:not(.part-own)')];
    const heads = [...document.querySelectorAll('.part-message:not(.part-own, .part-follows)')];
    await expect(heads.length).toBeGreaterThan(0);
    await expect(heads.every((row) => row.querySelector('.part-picture'))).toBe(true);
    await expect(follows.some((row) => row.querySelector('.part-picture'))).toBe(false);
    const starts = [...document.querySelectorAll('.part-message > [data-bubble]')].map(
      (bubble) => bubble.getBoundingClientRect().left,
    );
    await expect(new Set(starts).size).toBe(1);
  },
);
/** Beside a bubble that is as wide as the screen there is no room for them. */
export const Tools = page({ ...kinds, isState: true }, async (visitor) => {
  await visitor.seesAll();
  const tools = await waitFor(async () => {
    // What draws them comes behind the messages.
    await userEvent.unhover(document.body);
    await userEvent.hover(await visitor.sees({ plain: /六点有云海/ }));
    return screen.getByRole('toolbar').getBoundingClientRect();
  });
  await expect(tools.left).toBeGreaterThanOrEqual(0);
  await expect(tools.right).toBeLessThanOrEqual(innerWidth);
});
export const Reply = page({ ...kinds, isState: true }, async (visitor) => {
  await visitor.opensMenuOf({ plain: /六点有云海/ });
  await visitor.presses('room.reply');
  await visitor.sees({ plain: /东门|六点有云海/ });
});
export const Mention = page({ ...kinds, isState: true }, async (visitor) => {
  await visitor.seesAll();
  await visitor.fills('room.write', '周六一起去 @');
  await visitor.sees({ plain: SEA.username });
});
export const Retracted = page({ ...kinds, isState: true }, async (visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: /我带无人机/ });
  await visitor.presses('room.retract');
  await visitor.sees('room.retract.undo');
  await visitor.seesNoMenu();
});
export const Selection = page({ ...kinds, isState: true }, async (visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: /阿澈的厨房/ });
  await visitor.presses('room.select');
  await visitor.sees('room.select.count', { count: 1 });
  await visitor.seesNoMenu();
});
export const Pins = page({ ...kinds, picture: 'once', isState: true }, async (visitor) => {
  await visitor.presses('room.pinned.all');
  await visitor.seesDialog('room.pinned.all');
});
export const FilesBeforeSending = page({ ...room, picture: 'once', isState: true }, async (visitor) => {
  await visitor.seesAll();
  await visitor.drops(await landscape(), new File(['%PDF-1.4'], '季度报告.pdf', { type: 'application/pdf' }));
  await visitor.seesDialog({ plain: /2/ });
});

export const RoomOfBlocked = page(
  { ...room, answers: closedBy('blocked'), isState: true },
  async (visitor) => {
    await visitor.sees('room.blocked', { name: SEA.nickname });
    await visitor.sees('room.unblock');
  },
);
export const RoomOfCancelled = page(
  { ...room, answers: closedBy('cancelled'), isState: true },
  async (visitor) => {
    await visitor.sees('room.cancelled');
  },
);
