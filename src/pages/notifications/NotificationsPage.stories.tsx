import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { gives, hangs, isLost } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { NOTIFICATIONS } from '../../stories/notifications.ts';
import { page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';

/** What happened to the person at the screen. */
const meta = { title: 'Pages/Notifications', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/notifications';
const answers = { ...PEOPLE, ...NOTIFICATIONS };

export const Many = page({ at, me, answers }, async (visitor) => {
  await visitor.sees({ plain: '海边的周末和其他 12 人' });
  await visitor.sees('notifications.notice.any');
});
export const Desktop = page({ at, me, answers, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await visitor.sees({ plain: '海边的周末 and 12 others' });
  await visitor.sees('notifications.days.earlier');
});
/** A brand that has them in its bar: nothing lies before them. */
export const InTheBar = page(
  { at, me, answers, tabs: ['home', 'notifications', 'me'], isState: true },
  async (visitor) => {
    await visitor.sees('notifications.notice.any');
    await expect(screen.queryByRole('button', { name: visitor.text('nav.back') })).toBeNull();
  },
);
export const FollowedBack = page(
  {
    at,
    me,
    isState: true,
    answers: { ...answers, 'PUT /social/api/authors/:id/follow': gives({ is_followed: 2 }) },
  },
  async (visitor) => {
    await visitor.presses('follow.back.label', { name: '海边的周末' });
    await visitor.sees('follow.mutual');
  },
);
export const AllRead = page({ at, me, isState: true, answers }, async (visitor) => {
  await visitor.sees('notifications.unread');
  await visitor.presses('notifications.read_all');
  await visitor.lacks('notifications.unread');
});
export const Followers = page({ at, me, isState: true, answers }, async (visitor) => {
  await visitor.presses({ plain: /阿澈的厨房和其他 4 人/ });
  await visitor.sees('author.followers');
  await visitor.sees({ plain: 'ID seaside7' });
});
/** What operators have to say is read in full: its row has one line of it. */
export const Notice = page({ at, me, isState: true, answers, locale: 'en' }, async (visitor) => {
  await visitor.presses({ plain: /System notice/ });
  await visitor.sees({ plain: /what you’ve sent stays safe/ });
});
export const Empty = page(
  {
    at,
    me,
    isState: true,
    answers: { ...NOTIFICATIONS, 'GET /api/v1/notification/list': gives({ list: [], next_id: null }) },
  },
  async (visitor) => {
    await visitor.sees('notifications.empty');
  },
);
export const Loading = page({
  at,
  me,
  isState: true,
  answers: { ...NOTIFICATIONS, 'GET /api/v1/notification/list': hangs },
});
/** Without a connection it comes by itself with the next one. */
export const Failed = page(
  { at, me, isState: true, answers: { ...NOTIFICATIONS, 'GET /api/v1/notification/list': isLost } },
  async (visitor) => {
    await visitor.sees('notifications.failed');
  },
);
/** For an account: a guest is asked to log in. */
export const ForGuest = page({ at });
