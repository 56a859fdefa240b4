import type { Meta } from '@storybook/react-vite';
import { type Answers, gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { me, posts } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** The tabs of the home page while their posts come, when they do not, and where there are none. */
const meta = { title: 'Pages/Feeds', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const OF_GUESTS = 'GET /social/api/guest/recommend/public';
const OF_FOLLOWED = 'GET /social/api/recommend/follower';
const NOTHING = gives({ list: [], next_id: null });

type Reply = NonNullable<Answers[typeof OF_GUESTS]>;
const guest = (tab: string, reply: Reply): PageStart => ({
  at: `/home/${tab}`,
  feed: 'none',
  isState: true,
  answers: { [OF_GUESTS]: reply },
});
const follower = (reply: Reply): PageStart => ({
  at: '/home/follow',
  me,
  isState: true,
  answers: { [OF_FOLLOWED]: reply },
});
const isCutOff = async (visitor: Visitor) => {
  await visitor.sees('feed.error.title');
  await visitor.sees('feed.error.retry');
};
const isRefused = async (visitor: Visitor) => {
  await visitor.sees('feed.refused.title');
  await visitor.sees('feed.error.retry');
};
const isQuiet = async (visitor: Visitor) => void (await visitor.sees('feed.empty.title'));

export const Loading = page(guest('recommend', hangs));
export const LoadingOnDesktop = page({ ...guest('recommend', hangs), screen: 'desktop', locale: 'en' });
export const Offline = page(guest('recommend', isLost), isCutOff);
export const Refused = page(guest('recommend', refuses('api.unavailable')), isRefused);
export const Empty = page(guest('recommend', NOTHING), isQuiet);

const some = { list: posts.slice(0, 1), next_id: 'more' };
/** The next page is on its way, below what is there. */
export const MoreComes = page({ ...guest('recommend', hangs), feed: some }, async (visitor) => {
  const foot = await visitor.sees('feed.loading');
  foot.scrollIntoView({ behavior: 'instant' });
});
/** What is there stays, whatever becomes of the next page. */
export const MoreFailed = page({ ...guest('recommend', isLost), feed: some }, async (visitor) => {
  await visitor.sees({ plain: '湖边的早上' });
  const foot = await visitor.sees('feed.more.error');
  foot.scrollIntoView({ behavior: 'instant' });
});

export const GalleryLoading = page(guest('gallery', hangs));
export const GalleryOffline = page(guest('gallery', isLost), isCutOff);
export const GalleryRefused = page(guest('gallery', refuses('api.unavailable')), isRefused);
export const GalleryEmpty = page({ ...guest('gallery', NOTHING), screen: 'desktop' }, isQuiet);

export const ChartLoading = page(guest('chart', hangs));
export const ChartOffline = page(guest('chart', isLost), isCutOff);
export const ChartRefused = page(guest('chart', refuses('api.unavailable')), isRefused);

export const Following = page(follower(gives({ list: posts, next_id: null })), async (visitor) => {
  await visitor.sees({ plain: '湖边的早上' });
});
export const FollowingLoading = page(follower(hangs));
export const FollowingOffline = page(follower(isLost), isCutOff);
export const FollowingRefused = page(follower(refuses('api.unavailable')), isRefused);
/** A guest follows nobody, and is told how that changes. */
export const FollowingAsGuest = page({ at: '/home/follow', isState: true }, async (visitor) => {
  await visitor.sees('feed.follow.guest.title');
});
