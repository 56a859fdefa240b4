import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { SocialStore } from '../social.store.ts';
import { aPage, aPost } from '../social.testing.ts';
import { forgetFreshPosts, freshPosts } from './fresh-posts.ts';
import { NewPostsPill } from './NewPostsPill.tsx';

afterEach(() => {
  cleanup();
  forgetFreshPosts();
  vi.unstubAllGlobals();
});

const setUp = async (before: string[], after: string[]) => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const http = fakeCalls({ 'GET /social/api/recommend/follower': () => aPage(after, null) });
  const social = new SocialStore(http, { isSignedIn: true }, new ToastStore());
  const feed = social.feeds.follow;
  feed.seed({ list: before.map((id) => social.posts.upsert(aPost(id))), next_id: null });
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <NewPostsPill feed={feed} />
    </LanguageProvider>,
  );
  return feed;
};

it('counts what is new above the list, and a tap brings it', async () => {
  const feed = await setUp(['1'], ['9', '1']);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => runInAction(() => freshPosts.replace(['1', '8', '9'])));
  await userEvent.click(screen.getByRole('button', { name: /2/ }));
  await vi.waitFor(() => expect(feed.list.map(({ id }) => id)).toEqual(['9', '1']));
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells of the first post of all, where there was none', async () => {
  const feed = await setUp([], ['9']);
  act(() => runInAction(() => freshPosts.replace(['9'])));
  await userEvent.click(screen.getByRole('button', { name: /1/ }));
  await vi.waitFor(() => expect(feed.list.map(({ id }) => id)).toEqual(['9']));
});
