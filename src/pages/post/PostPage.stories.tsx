import type { Meta } from '@storybook/react-vite';
import { page } from '../../stories/page.tsx';

/** One post: its media, its words, what people said. */
const meta = { title: 'Pages/Post', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/posts/post0';

export const Phone = page({ at, picture: 'once' });
export const Desktop = page({ at, screen: 'desktop', picture: 'everyBrand', isState: true });
