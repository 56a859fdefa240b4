import type { Meta } from '@storybook/react-vite';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** Places whose content is still to come. */
const meta = { title: 'Pages/Soon', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Search = page({ at: '/search' });
export const Discover = page({ at: '/discover', screen: 'desktop', locale: 'en' });
export const Person = page({ at: '/guest-page/u3p8q1', isState: true });
/** For an account: a guest is asked to log in. */
export const FriendsForGuest = page({ at: '/friends' });
export const Friends = page({ at: '/friends', me, isState: true });
export const Publish = page({ at: '/publish', me, isState: true });
