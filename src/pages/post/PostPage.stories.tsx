import type { Meta } from '@storybook/react-vite';
import { gives, refuses } from '../../stories/answers.ts';
import { COMMENTS } from '../../stories/comments.ts';
import { me, words } from '../../stories/fixtures.ts';
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

/** Ways to pass it on. */
export const Sharing = page(
  {
    at,
    me,
    picture: 'once',
    isState: true,
    answers: {
      ...COMMENTS,
      'GET /social/api/posts/:id/share-link': gives({ url: 'https://aurora.example/posts/post0' }),
    },
  },
  async (visitor) => {
    await visitor.presses('post.share', { count: '2' });
    await visitor.sees('post.share.qr');
  },
);
/** Who liked it is nobody else's to know. */
export const PrivateLikes = page(
  {
    at: '/posts/words',
    me,
    isState: true,
    answers: {
      ...COMMENTS,
      'GET /social/api/posts/:id': gives(words),
      'GET /social/api/posts/:id/liker-list': refuses('api.like_list_private'),
    },
  },
  async (visitor) => {
    await visitor.presses('post.more');
    await visitor.presses('post.more.likers');
    await visitor.sees('post.people.failed');
    await visitor.sees('error.like_list_private');
  },
);
