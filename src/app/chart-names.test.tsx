import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartList } from '../domains/social/components/ChartList.tsx';
import { aPost } from '../domains/social/social.testing.ts';
import { nicknames } from '../domains/users/index.ts';
import { fakeCalls } from '../lib/http/testing/fake-calls.ts';
import { Providers } from './Providers.tsx';
import { openTab } from './testing/app-stores.ts';
import { stubLayout } from './testing/browser-stubs.ts';

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  nicknames.stop();
  vi.unstubAllGlobals();
});

it('rows of the chart name who made a post as their reader does, at once', async () => {
  const stores = await openTab('en');
  const { social } = stores;
  const post = social.posts.upsert(aPost('1'));
  for (const feed of Object.values(social.feeds)) feed.seed({ list: [post], next_id: null });
  render(
    <Providers stores={stores}>
      <MemoryRouter>
        <ChartList />
      </MemoryRouter>
    </Providers>,
  );
  expect(screen.getByText(/ · Author 1$/)).toBeDefined();
  nicknames.start(fakeCalls({}));
  act(() => nicknames.receive({ user_id: post.author.id, nickname: '老安' }));
  expect(screen.getByText(/ · 老安$/)).toBeDefined();
  expect(screen.queryByText(/Author 1/)).toBeNull();
});
