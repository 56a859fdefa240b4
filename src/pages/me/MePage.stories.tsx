import type { Meta } from '@storybook/react-vite';
import { hangs } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** The person at the screen. */
const meta = { title: 'Pages/Me', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const SignedIn = page({ at: '/my-page', me, picture: 'everyBrand' });
export const Desktop = page({ at: '/my-page', me, screen: 'desktop', locale: 'en' });
export const Loading = page({
  at: '/my-page',
  me,
  isState: true,
  answers: { 'GET /api/v1/users/me': hangs },
});
export const Guest = page({ at: '/my-page' });
