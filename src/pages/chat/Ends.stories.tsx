import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { hangs, isLost } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { newerComes, olderComes, UNREAD } from '../../stories/room-of-length.ts';
import { ROOM_OF_NEWS } from '../../stories/room-of-news.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** The ends of what is shown of a long conversation, and where it opens when much of it is unread. */
const meta = { title: 'Pages/Chat ends', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM_OF_NEWS}`, me, isState: true };

/** As far as it goes that way. */
const scrollsTo = async (visitor: Visitor, end: 'top' | 'bottom') => {
  await visitor.seesAll();
  const log = screen.getByRole('log');
  const isThere = () =>
    end === 'top' ? log.scrollTop === 0 : log.scrollHeight - log.clientHeight - log.scrollTop < 1;
  await waitFor(() => {
    log.scrollTo({ top: end === 'top' ? 0 : log.scrollHeight, behavior: 'instant' });
    expect(isThere()).toBe(true);
  });
};
const inLog = (element: HTMLElement) => expect(screen.getByRole('log').contains(element)).toBe(true);

export const OlderComing = page({ ...room, answers: olderComes(hangs) }, async (visitor) => {
  await scrollsTo(visitor, 'top');
  inLog(await visitor.sees('room.older.loading'));
  await scrollsTo(visitor, 'top');
});
/** It is asked for by a press, not again and again. */
export const OlderLost = page({ ...room, answers: olderComes(isLost) }, async (visitor) => {
  await scrollsTo(visitor, 'top');
  inLog(await screen.findByRole('button', { name: visitor.text('room.older.retry') }));
  await scrollsTo(visitor, 'top');
});
export const NewerComing = page({ ...room, answers: newerComes(hangs) }, async (visitor) => {
  await scrollsTo(visitor, 'bottom');
  inLog(await visitor.sees('room.newer.loading'));
  // More than a badge holds is said as it is drawn.
  await screen.findByRole('button', { name: visitor.text('room.missed', { count: '99+' }) });
  await scrollsTo(visitor, 'bottom');
});
export const NewerLost = page({ ...room, answers: newerComes(isLost) }, async (visitor) => {
  await scrollsTo(visitor, 'bottom');
  inLog(await screen.findByRole('button', { name: visitor.text('room.newer.retry') }));
  await scrollsTo(visitor, 'bottom');
});

/** It opens where one has stopped reading; how much follows stands at the way to the foot. */
export const Unread = page({ ...room, answers: UNREAD }, async (visitor) => {
  await visitor.seesAll();
  const line = await visitor.sees('room.unread');
  const log = screen.getByRole('log').getBoundingClientRect();
  const { top, bottom, width } = line.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(log.top);
  await expect(bottom).toBeLessThan(log.bottom);
  // From edge to edge: a day is not mistaken for it.
  await expect(width).toBeGreaterThan(log.width * 0.9);
  await screen.findByRole('button', { name: visitor.text('room.missed', { count: 24 }) });
});
