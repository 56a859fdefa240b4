import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost } from '../../stories/answers.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** The person at the screen. */
const meta = { title: 'Pages/Me', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/my-page';
const postsGive = (reply: (typeof PEOPLE)['GET /social/api/authors/:id/posts']) => ({
  ...PEOPLE,
  'GET /social/api/authors/:id/posts': reply,
});

/** The numbers and the posts come after the page. */
const isWhole = async (visitor: Visitor) => {
  await visitor.sees({ plain: '23.6k' });
  await visitor.sees({ plain: '128' });
};

export const SignedIn = page({ at, me, answers: PEOPLE }, isWhole);
export const Desktop = page({ at, me, answers: PEOPLE, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await visitor.sees('author.posts');
});
export const First = page(
  { at, me, isState: true, answers: postsGive(gives({ list: [], next_id: null })) },
  async (visitor) => {
    await visitor.sees('author.posts.first');
  },
);
export const Failed = page({ at, me, isState: true, answers: postsGive(isLost) }, async (visitor) => {
  await visitor.sees('feed.error.retry');
});
export const Loading = page({
  at,
  me,
  isState: true,
  answers: { 'GET /api/v1/users/me': hangs },
});
export const Guest = page({ at });
