import type { Media } from '@livery/contract';
import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import type { Messages } from '../../../lib/intl/messages.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { usePostMenu } from '../menu/usePostMenu.ts';
import { PlainMedia } from '../plain/PlainMedia.tsx';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
import { PictureViewer } from './PictureViewer.tsx';

const media: Media = { url: '/sea.jpg', width: 30, height: 40, thumbhash: '' };
let messages: Messages;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  messages = await loadMessages('en');
});
afterEach(() => void vi.unstubAllGlobals());

const setUp = (allow_save: boolean, kind: 'images' | 'video' = 'images', shown = [media]) => {
  const http = fakeCalls();
  const toasts = new ToastStore();
  const social = new SocialStore(http, { isSignedIn: true, me: { id: 'me' } }, toasts);
  const permissions = { allow_comment: true, allow_save, privacy: 'everyone' } as const;
  const post = social.posts.upsert(aPost('1', { kind, media: shown, permissions }));
  const stores = { http, toasts, social, users: { id: 'me' }, loginPrompt: { require: vi.fn() } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <MemoryRouter>{children}</MemoryRouter>
      </LanguageProvider>
    </StoresProvider>
  );
  return { post, wrapper };
};
const ways = () => screen.queryAllByRole('button', { name: english['post.more.save'] }).length;

describe.each([
  [true, 1],
  [false, 0],
])('a post whose author allows to save it: %s', (allow_save, count) => {
  it('among the ways to share it', async () => {
    const { post, wrapper } = setUp(allow_save);
    render(<ShareSheet post={post} open onClose={() => undefined} />, { wrapper });
    await screen.findByRole('button', { name: english['post.share.send'] });
    expect(ways()).toBe(count);
  });

  it('in its menu', () => {
    const { post, wrapper } = setUp(allow_save);
    const { entries } = renderHook(() => usePostMenu(post), { wrapper }).result.current;
    expect(entries.filter(({ id }) => id === 'save')).toHaveLength(count);
    expect(entries.filter(({ id }) => id === 'copy')).toHaveLength(1);
  });

  it('over its pictures at their full size', async () => {
    const { post, wrapper } = setUp(allow_save);
    render(<PictureViewer post={post} at={0} onMove={() => undefined} onClose={() => undefined} />, {
      wrapper,
    });
    await screen.findByRole('button', { name: english['post.close'] });
    expect(ways()).toBe(count);
  });

  it('by the browser’s own controls, without scripts', () => {
    const { post, wrapper } = setUp(allow_save, 'video');
    const { container } = render(<PlainMedia post={post} />, { wrapper });
    const video = container.querySelector('video');
    expect(video?.hasAttribute('controls')).toBe(true);
    expect(video?.getAttribute('controlslist')).toBe(allow_save ? null : 'nodownload');
  });
});

it('all of several pictures are saved, each under a name of its own', async () => {
  vi.useFakeTimers();
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    const { pathname, download } = this as HTMLAnchorElement;
    saved.push(`${pathname} as ${download}`);
  });
  const { post, wrapper } = setUp(true, 'images', [media, { ...media, url: '/hill.webp?signed' }]);
  const { entries } = renderHook(() => usePostMenu(post), { wrapper }).result.current;
  const line = entries.find(({ id }) => id === 'save');
  if (line?.kind !== 'action') throw new Error('nothing to save');
  expect(line.label).toBe(english['post.more.save_all']);
  line.onSelect();
  await vi.runAllTimersAsync();
  expect(saved).toEqual(['/sea.jpg as author1-1-1.jpg', '/hill.webp as author1-1-2.webp']);
  click.mockRestore();
  vi.useRealTimers();
});

it('what is not ready yet cannot be saved', () => {
  const { post, wrapper } = setUp(true, 'images', [{ ...media, url: '' }]);
  const { entries } = renderHook(() => usePostMenu(post), { wrapper }).result.current;
  expect(entries.some(({ id }) => id === 'save')).toBe(false);
});
