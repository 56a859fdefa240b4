import type { Media } from '@livery/contract';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { FeedStore } from '../feed.store.ts';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
import { PostViewStore } from './post-view.store.ts';
import { useNextReady } from './useNextReady.ts';

const picture = (name: string): Media => ({ url: `/${name}.jpg`, width: 30, height: 40, thumbhash: '' });
const clip = (name: string): Media => ({ ...picture(name), url: `/${name}.mp4`, poster: `/${name}.jpg` });

/** Addresses in the order in which they were fetched. */
let fetched: string[];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address);
      }
    },
  );
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name === 'video') Object.defineProperty(element, 'src', { set: (to: string) => fetched.push(to) });
    return element;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const setUp = () => {
  const social = new SocialStore(fakeCalls(), { isSignedIn: true }, new ToastStore());
  const posts = [
    aPost('1', { kind: 'images', media: [picture('one')] }),
    aPost('2', { kind: 'images', media: [picture('two'), picture('two-more')] }),
    aPost('3', { kind: 'video', media: [clip('three')] }),
    aPost('4', { kind: 'images', media: [picture('four')] }),
  ].map((post) => social.posts.upsert(post));
  const list = new FeedStore('recommend', social.api, social.posts);
  list.seed({ list: posts, next_id: null });
  social.reading = list;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresProvider value={{ social } as unknown as Stores}>{children}</StoresProvider>
  );
  const looksAt = (id: string) =>
    renderHook(() => useNextReady(new PostViewStore(id, social)), { wrapper }).unmount;
  return { looksAt };
};

it('fetches what the next post shows first, and nothing else of the list', () => {
  const { looksAt } = setUp();
  looksAt('1');
  expect(fetched).toEqual(['/two.jpg']);
});

it('fetches the next clip, not its cover', () => {
  setUp().looksAt('2');
  expect(fetched).toEqual(['/three.mp4']);
});

it('fetches nothing behind the last one', () => {
  setUp().looksAt('4');
  expect(fetched).toEqual([]);
});

it('lets a clip go that nobody came to', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  const leave = setUp().looksAt('2');
  expect(load).not.toHaveBeenCalled();
  leave();
  expect(load).toHaveBeenCalledTimes(1);
});
