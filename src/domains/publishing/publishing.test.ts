import { afterEach, expect, it, vi } from 'vitest';
import type { Http } from '../../lib/http/http.ts';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { SocialStore } from '../social/index.ts';
import { authorLists } from '../social/later.ts';
import { aPost } from '../social/testing.ts';
import { aDraft } from './publishing.testing.ts';
import { createPublishing, type Publishing } from './publishing.ts';

let opened: Publishing | undefined;
afterEach(() => opened?.stop());

const setUp = (calls: FakeCalls) => {
  const upload: Http['upload'] = async () => undefined;
  const http = { call: calls.call, upload };
  const toasts = { show: vi.fn() };
  const social = new SocialStore(http, { isSignedIn: true, me: { id: 'me' } }, toasts as never);
  const publishing = createPublishing({
    brand: { features: { videos: true } },
    ...{ http, social, toasts, users: { id: 'me' }, session: { access: () => 'token' } },
  } as unknown as Stores);
  opened = publishing;
  return { publishing, social };
};

it('once a post is done it stands on top of one’s own page, which is open', async () => {
  const calls = fakeCalls({
    'GET /social/api/authors/:id/posts': () => ({ list: [aPost('before')], next_id: null }),
    'POST /social/api/posts': () => aPost('new', { create_at: '2026-11-23T10:00:00.000Z' }),
  });
  const { publishing, social } = setUp(calls);
  const own = authorLists(social, 'me').get('me', 'posts');
  const ids = () => own.list.map(({ id }) => id);
  own.open();
  await vi.waitFor(() => expect(ids()).toEqual(['before']));
  const publication = publishing.publications.publish(aDraft('Only words'));
  await vi.waitFor(() => expect(publication.state).toBe('approved'));
  expect(ids()).toEqual(['new', 'before']);
});

it.each(['approved', 'auditing'] as const)(
  'the media of a post that is %s are shown at once',
  async (review) => {
    const media = (url: string) => [{ url, width: 3, height: 4, thumbhash: '' }];
    const calls = fakeCalls({
      'GET /social/api/posts/:id': () => aPost('new', { review, media: media('/ready.jpg') }),
    });
    const { publishing, social } = setUp(calls);
    const post = social.posts.upsert(aPost('new', { review: 'processing', media: media('') }));
    expect(post.isReady).toBe(false);
    publishing.receive({ post_id: 'new', review });
    await vi.waitFor(() => expect(post.isReady).toBe(true));
    expect(post.review).toBe(review);
  },
);
