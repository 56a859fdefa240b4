import type { Meta } from '@storybook/react-vite';
import { page } from '../../stories/page.tsx';

/** Places whose content is still to come. */
const meta = { title: 'Pages/Soon', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Search = page({ at: '/search' });
export const Discover = page({ at: '/discover', screen: 'desktop', locale: 'en' });
