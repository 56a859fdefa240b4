import type { Media } from '@livery/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { FeedStore } from '../feed.store.ts';
import type { PostModel } from '../post.model.ts';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
import { PostKeys } from './PostKeys.tsx';
import { PostStage } from './PostStage.tsx';
import { PostViewStore } from './post-view.store.ts';
import { useSteps } from './useSteps.ts';

const clip: Media = {
  url: '/sea.mp4',
  poster: '/sea.jpg',
  width: 90,
  height: 160,
  thumbhash: '',
  duration: 5,
};
const onComment = vi.fn();
const fillScreen = vi.fn(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  onComment.mockClear();
  fillScreen.mockClear();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  HTMLElement.prototype.requestFullscreen = fillScreen;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const where = () => screen.getByTestId('where').textContent;
/** `false`: the page does nothing of its own. */
const press = (key: string, repeat = false) => fireEvent.keyDown(document.body, { key, repeat });

function Screen({ post, view }: { post: PostModel; view: PostViewStore }) {
  const steps = useSteps(view);
  return (
    <>
      <PostStage post={post} view={view} steps={steps} isWide onComment={onComment} />
      <PostKeys />
    </>
  );
}

const show = async () => {
  const http = fakeCalls({
    'PUT /social/api/posts/:id/like': () => ({ ...aPost('2'), liked: true }),
  });
  const toasts = new ToastStore();
  const social = new SocialStore(http, { isSignedIn: true, me: { id: 'me' } }, toasts);
  const posts = ['1', '2', '3'].map((id) => social.posts.upsert(aPost(id, { kind: 'video', media: [clip] })));
  const list = new FeedStore('recommend', social.api, social.posts);
  list.seed({ list: posts, next_id: null });
  social.reading = list;
  const view = new PostViewStore('2', social);
  const loginPrompt = { require: (work: () => void) => work() };
  const stores = { http, toasts, social, users: { id: 'me' }, loginPrompt };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter initialEntries={['/posts/2']}>
          <Where />
          <Screen post={social.posts.get('2') as PostModel} view={view} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  return { http, social };
};

it('each key of a clip does what the sheet behind ? says of it', async () => {
  const { http, social } = await show();
  press('l');
  await vi.waitFor(() =>
    expect(http.asked.map(({ call }) => call)).toContain('PUT /social/api/posts/:id/like'),
  );
  press('C');
  expect(onComment).toHaveBeenCalledTimes(1);
  const wasMuted = social.playback.isMuted;
  press('m');
  expect(social.playback.isMuted).toBe(!wasMuted);
  press('f');
  expect(fillScreen).toHaveBeenCalledTimes(1);
  press('ArrowDown');
  expect(where()).toBe('/posts/3');
  press('ArrowUp');
  press('ArrowUp');
  expect(where()).toBe('/posts/1');
  press('?');
  const sheet = await screen.findByRole('dialog', { name: english['post.keys'] });
  const keys = [...sheet.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual(['↑ ↓', 'L', 'C', 'M', 'F', 'Esc', '?']);
});

it('a key goes on from the post that was stepped to, though another one stands here still', async () => {
  await show();
  press('ArrowDown');
  press('ArrowUp');
  expect(where()).toBe('/posts/2');
});

it('a key that is held does not run ahead of what is shown', async () => {
  await show();
  press('ArrowUp');
  press('ArrowDown', true);
  expect(where()).toBe('/posts/1');
});

it('a key that turned the page does not scroll it, too; one with nowhere to go is left to the page', async () => {
  await show();
  expect(press('ArrowDown')).toBe(false);
  expect(press('ArrowDown')).toBe(true);
});
