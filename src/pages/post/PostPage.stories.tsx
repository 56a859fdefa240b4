import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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
/** The way from a notification: the reply stands under what it replies to, and is marked. */
export const LinkToAReply = page(
  { at: `${at}?comment=c5`, me, screen: 'desktop', isState: true, answers: COMMENTS },
  async (visitor) => {
    await visitor.sees({ plain: '五点半，早一点更稳。' });
    const marked = () => document.querySelector('li[aria-current="true"]');
    await waitFor(() => expect(marked()?.textContent).toContain('谢谢！'));
  },
);

export const Replying = page(
  { at: `${at}#comments`, me, isState: true, answers: COMMENTS },
  async (visitor) => {
    await visitor.presses('comments.reply');
    await visitor.sees('comments.reply.to', { name: me.nickname });
    await visitor.sees({ plain: '拍得真好' });
  },
);

/** The author takes no comments from who reads: that is asked when they are about to write. */
export const Barred = page(
  {
    ...{ at: `${at}#comments`, me, isState: true },
    answers: {
      ...COMMENTS,
      'GET /social/api/authors/:id/permissions/comment': gives({ allow_comment: false }),
    },
  },
  async (visitor) => {
    (await screen.findByRole('textbox', { name: visitor.text('comments.placeholder') })).focus();
    await visitor.sees('comments.barred');
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
