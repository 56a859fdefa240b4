import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { gives, refuses } from '../../stories/answers.ts';
import { COOK } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { KINDS, MORE_KINDS, ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import { DISGUISED, FULL_OF_PINS, ROOM_OF_LINES, SEEN_IN_PART } from '../../stories/room-of-states.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** What was written: where it leads, how long it is, who has seen it, what it answers, what is pinned of it. */
const meta = { title: 'Pages/Chat words', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, answers: KINDS, isState: true };

/** Written as one host, asked for as another. */
export const LinkQuestion = page({ ...room, answers: DISGUISED }, async (visitor) => {
  await visitor.presses({ plain: /pple\.com/ });
  const question = await visitor.seesDialog('room.link.ask');
  await within(question).findByText(/xn--/);
  for (const id of ['room.cancel', 'room.link.open'] as const)
    await expect(within(question).getByRole('button', { name: visitor.text(id) })).toBeTruthy();
});

const folded = (visitor: Visitor) => screen.findByRole('button', { name: visitor.text('room.text.more') });
const heightOf = (element: Element) => element.closest('[data-bubble]')?.getBoundingClientRect().height ?? 0;

/** No message is longer than the screen, unless one wants to read it. */
export const LongText = page({ ...room, answers: MORE_KINDS }, async (visitor) => {
  const more = await folded(visitor);
  await expect(more.getAttribute('aria-expanded')).toBe('false');
  await expect(heightOf(more)).toBeLessThan(innerHeight);
});
export const LongTextUnfolded = page({ ...room, answers: MORE_KINDS }, async (visitor) => {
  const more = await folded(visitor);
  const before = heightOf(more);
  await userEvent.click(more);
  const less = await screen.findByRole('button', { name: visitor.text('room.text.less') });
  await expect(heightOf(less)).toBeGreaterThan(before);
});

/** One tick until the partner has seen it, then two. */
export const SentAndSeen = page(
  { ...room, at: `/room/${ROOM_OF_LINES}`, answers: SEEN_IN_PART },
  async (visitor) => {
    await visitor.seesAll();
    const ticks = (id: 'room.read' | 'room.sent') => screen.getAllByText(visitor.text(id));
    await waitFor(() => expect(ticks('room.read')).toHaveLength(2));
    await expect(ticks('room.sent')).toHaveLength(1);
  },
);

/** What was begun stays, and answers nothing any more. */
export const ReplyLost = page(room, async (visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: '🥳🎉' });
  await visitor.presses('room.reply');
  await visitor.fills('room.write', '几点集合？');
  await visitor.sees('room.reply.to', { name: COOK.nickname });
  visitor.hears({
    event: 'message.deleted',
    data: { group_id: ROOM_OF_KINDS, id: `m${ROOM_OF_KINDS}0005`, seq: 5 },
  });
  await visitor.sees('room.reply.gone');
  await visitor.lacks('room.reply.to', { name: COOK.nickname });
  await visitor.seesValue('几点集合？');
});

const pins = async (visitor: Visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: /第六条/ });
  await visitor.presses('room.pin');
};
/** Five are pinned. */
export const SixthPin = page({ ...room, answers: FULL_OF_PINS }, async (visitor) => {
  await pins(visitor);
  await visitor.sees('error.screen.pin_full');
});
/** Somebody else was quicker. */
export const PinnedAlready = page(
  {
    ...room,
    answers: {
      ...FULL_OF_PINS,
      'GET /api/v1/groups/:id/pins': gives({ list: [] }),
      'POST /api/v1/groups/:id/pins': refuses('api.data_exists'),
    },
  },
  async (visitor) => {
    await pins(visitor);
    await visitor.sees('error.pin_repeated');
  },
);
