import { FollowRelation, type Post } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Answers, gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { COMMENTS } from '../../stories/comments.ts';
import { me, posts } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** A post and its comments while they come, when they do not, and where there are none; reporting it, and looking closer. */
const meta = { title: 'Pages/Post in its states', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const POST = 'GET /social/api/guest/posts/:id';
const answered = (reply: NonNullable<Answers[typeof POST]>): PageStart => ({
  at: '/posts/another',
  isState: true,
  answers: { [POST]: reply },
});

export const Loading = page(answered(hangs));
export const LoadingOnDesktop = page({ ...answered(hangs), screen: 'desktop' });
export const Offline = page(answered(isLost), async (visitor) => {
  await visitor.sees('post.error.title');
  await visitor.sees('feed.error.retry');
});
export const Refused = page(answered(refuses('api.unavailable')), async (visitor) => {
  await visitor.sees('post.error.title');
});
export const Gone = page(answered(refuses('api.post_not_exist')), async (visitor) => {
  await visitor.sees('post.gone.title');
});
export const Denied = page(
  { ...answered(refuses('api.view_permission_denied')), screen: 'desktop', locale: 'en' },
  async (visitor) => {
    await visitor.sees('post.denied.title');
  },
);

const SAID = 'GET /social/api/guest/posts/:id/comment';
const said = (
  reply: NonNullable<Answers[typeof SAID]>,
  screen: PageStart['screen'] = 'phone',
): PageStart => ({
  at: '/posts/post0#comments',
  isState: true,
  screen,
  answers: { [SAID]: reply },
});
export const Comments = page(said(COMMENTS['GET /social/api/posts/:id/comment']), async (visitor) => {
  await visitor.sees({ plain: '拍得真好' });
});
export const CommentsLoading = page(said(hangs));
export const CommentsOffline = page(said(isLost), async (visitor) => {
  await visitor.sees('comments.error');
  await visitor.sees('comments.retry');
});
export const CommentsRefused = page(said(refuses('api.unavailable'), 'desktop'), async (visitor) => {
  await visitor.sees('comments.error');
});
export const CommentsEmpty = page(said(gives({ list: [], next_id: null })), async (visitor) => {
  await visitor.sees('comments.empty');
});
const [first] = posts as [(typeof posts)[number]];
const isClosed = { allow_comment: false, allow_save: true, privacy: 'everyone' } as const;
export const CommentsClosed = page(
  {
    at: '/posts/post0',
    isState: true,
    screen: 'desktop',
    feed: { list: [{ ...first, permissions: isClosed }], next_id: null },
  },
  async (visitor) => {
    await visitor.sees('comments.closed');
  },
);

const REPORT = 'POST /social/api/report/post';
const reports = (reply: NonNullable<Answers[typeof REPORT]>): PageStart => ({
  at: '/posts/post0',
  me,
  isState: true,
  answers: { ...COMMENTS, [REPORT]: reply },
});
const opensReport = async (visitor: Visitor) => {
  await visitor.presses('post.more');
  await visitor.presses('post.more.report');
  await visitor.seesDialog('report.title.post');
};
const sendsReport = async (visitor: Visitor) => {
  await opensReport(visitor);
  await visitor.presses('report.spam');
  await visitor.fills('report.words', '同一张图发了很多遍。');
  await visitor.presses('report.send');
};
export const Reporting = page(reports(gives({})), opensReport);
export const ReportGoing = page({ ...reports(hangs), screen: 'desktop', locale: 'en' }, sendsReport);
/** What was chosen and written stays, to be sent again. */
export const ReportLost = page(reports(isLost), async (visitor) => {
  await sendsReport(visitor);
  await visitor.sees('error.no_connection');
  await visitor.seesValue('同一张图发了很多遍。');
});

const [one, two] = posts as [(typeof posts)[number], (typeof posts)[number]];
const several: PageStart = {
  at: '/posts/post0',
  isState: true,
  feed: { list: [{ ...one, media: [...one.media, ...two.media] }], next_id: null },
};
const looksCloser = async (visitor: Visitor) => {
  await visitor.sees({ plain: '1/2' });
  await userEvent.keyboard('f');
  await visitor.seesDialog('post.picture');
  await visitor.sees({ plain: '1 / 2' });
};
export const Closer = page(several, looksCloser);
export const CloserOnDesktop = page({ ...several, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await looksCloser(visitor);
  await userEvent.keyboard('{ArrowRight}');
  await visitor.sees({ plain: '2 / 2' });
});
/** The author keeps it from being saved: nothing offers that. */
export const CloserWithoutSaving = page(
  {
    ...several,
    feed: { list: [{ ...one, permissions: { ...one.permissions, allow_save: false } }], next_id: null },
  },
  async (visitor) => {
    await visitor.sees({ plain: '竹子' });
    await userEvent.keyboard('f');
    await visitor.seesDialog('post.picture');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: visitor.text('post.more.save') })).toBeNull(),
    );
  },
);

/** One's own post, which others do not see: `url` is '' until its media are ready. */
const ownPost = (fields: Partial<Post>, screen: PageStart['screen'] = 'phone'): PageStart => {
  const post: Post = {
    ...{ ...one, id: 'own', counts: { like: 0, comment: 0, collect: 0, share: 0, view: 0 } },
    author: { ...me, is_followed: FollowRelation.SELF },
    ...fields,
  };
  return {
    ...{ at: '/posts/own', me, screen, isState: true },
    answers: {
      'GET /social/api/posts/:id': gives(post),
      'GET /social/api/posts/:id/comment': gives({ list: [], next_id: null }),
    },
  };
};
const unready = { url: '', width: 720, height: 1280, thumbhash: 'DBgGFIKGeIiAiHh3hIh4d/cHmHc' };
const PROCESSING = { review: 'processing', kind: 'video', media: [{ ...unready, duration: 21 }] } as const;

export const Processing = page(ownPost({ ...PROCESSING, media: [...PROCESSING.media] }), async (visitor) => {
  await visitor.sees('post.state.processing.text');
  await expect(document.querySelector('video')).toBeNull();
});
export const Auditing = page(ownPost({ review: 'auditing' }, 'desktop'), async (visitor) => {
  await visitor.sees('post.state.auditing.text');
});
/** Neither of its pictures was ever made. */
export const Rejected = page(
  ownPost({ review: 'rejected', review_reason: 'unreadable', media: [unready, unready] }),
  async (visitor) => {
    await visitor.sees({ plain: new RegExp(visitor.text('post.refused.unreadable')) });
    await expect(document.querySelector('[data-stage] img:not([src])')).toBeNull();
  },
);
export const WordsRejected = page(
  ownPost({ review: 'rejected', review_reason: '内容太短', kind: 'text', media: [] }),
  async (visitor) => {
    await visitor.sees({ plain: /内容太短/ });
  },
);
