import type { Meta } from '@storybook/react-vite';
import { type Answers, gives } from '../../stories/answers.ts';
import { maintenance } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** While the service rests every place is this one. */
const meta = { title: 'Pages/Maintenance', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const rests = (end: number | null, announcement?: string): Answers => ({
  'GET /api/v1/maintenance': gives(maintenance(end, announcement)),
});

const LONG = `The database moves to a bigger house. ${'Whatever you have sent stays where it is. '.repeat(4)}`;

/** The operator's own words, and the time until the end. */
export const Announced = page({
  at: '/maintenance',
  answers: rests(1.5, '凌晨给数据库搬家，消息和作品都不会丢。'),
});
export const AnnouncedOnDesktop = page({
  at: '/maintenance',
  screen: 'desktop',
  locale: 'en',
  answers: rests(1.5, LONG),
});
export const AlmostOver = page({ at: '/maintenance', isState: true, answers: rests(0.01) });
export const ForDays = page({ at: '/maintenance', locale: 'en', isState: true, answers: rests(75) });
export const WithoutEnd = page({ at: '/maintenance', answers: rests(null) });
/** The announced end is over and the service is not back yet. */
export const Late = page({ at: '/maintenance', isState: true, answers: rests(-0.5) });
