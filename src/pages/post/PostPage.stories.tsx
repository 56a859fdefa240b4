import type { Meta } from '@storybook/react-vite';
import { gives } from '../../stories/answers.ts';
import { words } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** One post: its media, its words, what people said. */
const meta = { title: 'Pages/Post', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/posts/post0';

export const Phone = page({ at, picture: 'once' });
export const Desktop = page({ at, screen: 'desktop', picture: 'everyBrand', isState: true });
/** No picture: the words have the page. */
export const WordsAlone = page({
  at: '/posts/words',
  picture: 'once',
  isState: true,
  answers: { 'GET /social/api/guest/posts/:id': gives(words) },
});
