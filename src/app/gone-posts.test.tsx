import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartList } from '../domains/social/components/ChartList.tsx';
import { FeedList } from '../domains/social/components/FeedList.tsx';
import { GalleryGrid } from '../domains/social/components/GalleryGrid.tsx';
import { PostGrid } from '../domains/social/people/PostGrid.tsx';
import { aPost } from '../domains/social/social.testing.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { Providers } from './Providers.tsx';
import { openTab } from './testing/app-stores.ts';
import { stubLayout } from './testing/browser-stubs.ts';

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const VIEWS: Record<string, (social: Stores['social']) => ReactNode> = {
  feed: ({ feeds }) => <FeedList feed={feeds.recommend} />,
  gallery: ({ feeds }) => <GalleryGrid feed={feeds.gallery} />,
  chart: () => <ChartList />,
  grid: ({ feeds }) => <PostGrid posts={feeds.recommend.list} label="Posts" />,
};

it.each(Object.keys(VIEWS))(
  'a post that is being deleted stands in no %s, though its list has it',
  async (view) => {
    const stores = await openTab('en');
    const { social } = stores;
    const posts = ['1', '2'].map((id) => social.posts.upsert(aPost(id, { description: `Words of ${id}` })));
    const [, second] = posts;
    if (second) second.isGone = true;
    for (const feed of Object.values(social.feeds)) feed.seed({ list: posts, next_id: null });
    const { container } = render(
      <Providers stores={stores}>
        <MemoryRouter>{VIEWS[view]?.(social)}</MemoryRouter>
      </Providers>,
    );
    expect(screen.getAllByText(/Words of 1/).length).toBeGreaterThan(0);
    expect(container.innerHTML).not.toMatch(/Words of 2|Author 2/);
  },
);
