import type { Meta } from '@storybook/react-vite';
import { gives } from '../../stories/answers.ts';
import { chart, me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** The feeds. */
const meta = { title: 'Pages/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/home/recommend';

export const Feed = page({ at, picture: 'everyBrand' });
export const FeedOnDesktop = page({ at, screen: 'desktop', locale: 'en', isState: true });
const seesPosts = async (visitor: Visitor) => void (await visitor.sees({ plain: '湖边的早上' }));

export const Gallery = page({ at: '/home/gallery', picture: 'once', isState: true }, seesPosts);
export const GalleryOnDesktop = page(
  { at: '/home/gallery', screen: 'desktop', picture: 'once', isState: true },
  seesPosts,
);
const charts = { 'GET /social/api/guest/recommend/public': gives(chart) };
export const Chart = page({ at: '/home/chart', picture: 'once', isState: true, answers: charts }, seesPosts);
export const ChartOnDesktop = page(
  {
    at: '/home/chart',
    screen: 'desktop',
    locale: 'en',
    picture: 'once',
    isState: true,
    answers: charts,
  },
  seesPosts,
);
/** Nobody posted since yesterday: the week has something. */
export const ChartOfAnEmptyDay = page({
  at: '/home/chart',
  isState: true,
  answers: { 'GET /social/api/guest/recommend/public': gives({ list: [], next_id: null }) },
});
/** Whoever follows nobody meets people to begin with. */
export const FollowingNobody = page(
  {
    at: '/home/follow',
    me,
    picture: 'once',
    isState: true,
    answers: { 'GET /social/api/recommend/follower': gives({ list: [], next_id: null }) },
  },
  async (visitor) => void (await visitor.sees('feed.suggested')),
);
export const FeedAt320 = page({ at, screen: 'narrow', picture: 'once', isState: true });
export const FeedAt200Percent = page({ at, screen: 'zoomed', picture: 'once', isState: true });
export const FeedInForcedColors = page({
  at,
  screen: 'desktop',
  forcedColors: true,
  picture: 'once',
  isState: true,
});
export const FeedWithLongTexts = page({
  at,
  screen: 'narrow',
  longTexts: true,
  picture: 'once',
  isState: true,
});
