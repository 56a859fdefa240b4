import type { Meta } from '@storybook/react-vite';
import { page } from '../../stories/page.tsx';

/** The feeds. */
const meta = { title: 'Pages/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/home/recommend';

export const Feed = page({ at, picture: 'everyBrand' });
export const FeedOnDesktop = page({ at, screen: 'desktop', locale: 'en', isState: true });
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
