import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartList } from '../domains/social/components/ChartList.tsx';
import { FeedList } from '../domains/social/components/FeedList.tsx';
import { GalleryGrid } from '../domains/social/components/GalleryGrid.tsx';
import { PostCode } from '../domains/social/share/PostCode.tsx';
import { aPost } from '../domains/social/social.testing.ts';
import { nicknames } from '../domains/users/index.ts';
import { fakeCalls } from '../lib/http/testing/fake-calls.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { Providers } from './Providers.tsx';
import { openTab } from './testing/app-stores.ts';
import { stubLayout } from './testing/browser-stubs.ts';

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  nicknames.stop();
  vi.unstubAllGlobals();
});

/** One post on the screen, and a name for its author that is given while it stands there. */
const show = async (drawn: (stores: Stores) => ReactElement) => {
  const stores = await openTab('en');
  const { social } = stores;
  const post = social.posts.upsert(aPost('1'));
  for (const feed of Object.values(social.feeds)) feed.seed({ list: [post], next_id: null });
  const { container } = render(
    <Providers stores={stores}>
      <MemoryRouter>{drawn(stores)}</MemoryRouter>
    </Providers>,
  );
  nicknames.start(fakeCalls({}));
  return {
    labels: () =>
      [...container.querySelectorAll('[aria-label], img[alt]')]
        .map((each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'))
        .join(),
    call: (nickname: string) => act(() => nicknames.receive({ user_id: post.author.id, nickname })),
  };
};

it.each([
  ['the chart', () => <ChartList />],
  ['a feed', ({ social }: Stores) => <FeedList feed={social.feeds.recommend} />],
  ['the gallery', ({ social }: Stores) => <GalleryGrid feed={social.feeds.gallery} />],
])('%s names who made a post as its reader does, at once', async (_, drawn) => {
  const { call, labels } = await show(drawn);
  expect(screen.getByText(/Author 1$/)).toBeDefined();
  call('老安');
  expect(screen.getByText(/老安$/)).toBeDefined();
  expect(screen.queryByText(/Author 1/)).toBeNull();
  expect(labels()).not.toContain('Author 1');
  call('');
  expect(screen.getByText(/Author 1$/)).toBeDefined();
});

it('a code that others will see says who its author is to everybody', async () => {
  const { call } = await show(({ social }) => {
    const [post] = social.feeds.recommend.list;
    return post ? (
      <PostCode post={post} onShown={() => undefined} url="https://example.com/posts/1" />
    ) : (
      <span />
    );
  });
  call('老安');
  expect(screen.getByText(/Author 1/)).toBeDefined();
  expect(screen.queryByText(/老安/)).toBeNull();
});
