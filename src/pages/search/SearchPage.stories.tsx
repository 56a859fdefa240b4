import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { gives, hangs, isLost } from '../../stories/answers.ts';
import { FINDING, NOTHING_FOUND } from '../../stories/finding.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Finding people, posts and hashtags. */
const meta = { title: 'Pages/Search', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/search?q=湖边';
const seesPosts = async (visitor: Visitor) => void (await visitor.sees({ plain: '湖边的早上' }));

export const Start = page(
  { at: '/search', answers: FINDING },
  async (visitor) => void (await visitor.sees({ plain: '云海' })),
);
export const All = page({ at, answers: FINDING, picture: 'once' }, seesPosts);
export const AllOnDesktop = page(
  { at, me, answers: FINDING, screen: 'desktop', isState: true },
  async (visitor) => {
    await seesPosts(visitor);
    const [more] = screen.getAllByText(visitor.text('search.all'));
    const head = more?.closest('section')?.firstElementChild;
    if (!more || !head) throw new Error('no part has more');
    const words = document.createRange();
    words.selectNodeContents(more);
    const edge = head.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(head).paddingRight);
    // What leads to the rest ends where the column does.
    await expect(Math.abs(words.getBoundingClientRect().right - edge)).toBeLessThan(1);
  },
);
export const People = page(
  { at: `${at}&tab=users`, me, answers: FINDING, isState: true },
  async (visitor) => {
    await visitor.sees('author.follows_me');
  },
);
export const Hashtags = page(
  { at: `${at}&tab=hashtags`, answers: FINDING, isState: true },
  async (visitor) => {
    await visitor.sees({ plain: '云海' });
  },
);
/** As one types; what was found is found again by its tab. */
export const Typed = page({ at: '/search', answers: FINDING, isState: true }, async (visitor) => {
  await visitor.fills('feed.search', '湖边');
  await seesPosts(visitor);
  await visitor.presses('search.tab.hashtags');
  await visitor.sees({ plain: '云海' });
});
export const Nothing = page(
  {
    at: '/search?q=zzz',
    answers: { ...FINDING, 'GET /api/v1/guest/search': gives(NOTHING_FOUND) },
    isState: true,
  },
  async (visitor) => void (await visitor.sees('search.none', { words: 'zzz' })),
);
export const Loading = page({
  at,
  answers: { ...FINDING, 'GET /api/v1/guest/search': hangs },
  isState: true,
});
export const Failed = page(
  { at, answers: { ...FINDING, 'GET /api/v1/guest/search': isLost }, isState: true },
  async (visitor) => void (await visitor.sees('feed.error.retry')),
);
export const FailedPeople = page(
  { at: `${at}&tab=users`, answers: { ...FINDING, 'GET /api/v1/guest/search': isLost }, isState: true },
  async (visitor) => void (await visitor.sees('feed.error.retry')),
);

const tag = '/hashtags/湖边';
export const Hashtag = page({ at: tag, answers: FINDING, picture: 'once' }, seesPosts);
export const HashtagOnDesktop = page(
  { at: tag, answers: FINDING, screen: 'desktop', locale: 'en', isState: true },
  seesPosts,
);
const noPosts = { count: 0, list: [], next_id: null };
export const HashtagOfNobody = page(
  {
    at: tag,
    answers: { 'GET /social/api/guest/hashtags/:name/posts': gives(noPosts) },
    isState: true,
  },
  async (visitor) => void (await visitor.sees('hashtag.empty', { name: '湖边' })),
);
export const HashtagLoading = page({
  at: tag,
  answers: { 'GET /social/api/guest/hashtags/:name/posts': hangs },
  isState: true,
});
export const HashtagFailed = page(
  { at: tag, answers: { 'GET /social/api/guest/hashtags/:name/posts': isLost }, isState: true },
  async (visitor) => void (await visitor.sees('feed.error.retry')),
);
