import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
/** Addresses of the navigation that the window shows. */
const shownPlaces = () =>
  [...document.querySelectorAll('.part-bar a, .part-rail a')]
    .filter((link) => link.getBoundingClientRect().width > 0)
    .map((link) => link.getAttribute('href'));

/** The fewest places that a brand may have. */
export const TwoPlaces = page({ at, tabs: ['home', 'me'], isState: true }, () =>
  waitFor(() => expect(shownPlaces()).not.toContain('/chat')),
);
/** The most, in an order of the brand's own, and each wide enough for a finger. */
export const FivePlaces = page(
  { at, locale: 'en', tabs: ['wallet', 'chat', 'notifications', 'home', 'me'], isState: true },
  () =>
    waitFor(() => expect(shownPlaces()).toEqual(expect.arrayContaining(['/wallet', '/chat', '/my-page']))),
);
/** Pictures alone, side by side and cropped, some of them twice as high. */
export const GalleryAsMosaic = page(
  { at: '/home/gallery', isState: true, variants: { gallery: 'mosaic' } },
  async (visitor) => {
    await seesPosts(visitor);
    await waitFor(async () => {
      const boxes = [...document.querySelectorAll('.part-gallery article')].map((tile) =>
        tile.getBoundingClientRect(),
      );
      const [tall, other, below] = boxes.sort((a, b) => a.y - b.y || a.x - b.x);
      if (!tall || !other || !below) throw new Error('There are no tiles');
      // What stands beside two others ends where the second of them does.
      await expect(Math.abs(other.height - other.width)).toBeLessThan(1);
      await expect(Math.abs(tall.bottom - below.bottom)).toBeLessThan(1);
    });
  },
);
/** One column, as wide as the screen. */
export const GalleryLarge = page(
  { at: '/home/gallery', isState: true, variants: { gallery: 'large' } },
  async (visitor) => {
    await seesPosts(visitor);
    await waitFor(async () => {
      const [first, second] = document.querySelectorAll('.part-gallery article');
      if (!first || !second) throw new Error('There are no tiles');
      await expect(first.clientWidth).toBeGreaterThan(innerWidth * 0.8);
      await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    });
  },
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
