import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSight } from '../../../lib/scroll/testing.ts';
import type { FeedStore } from '../feed.store.ts';
import { useNextPage } from './useNextPage.ts';

afterEach(() => vi.unstubAllGlobals());

function Foot({ feed }: { feed: FeedStore }) {
  const end = useRef<HTMLDivElement>(null);
  useNextPage(feed, end);
  return <div ref={end} />;
}

it('goes by the last of several moments that are told at once', () => {
  const { tell } = fakeSight();
  const more = vi.fn();
  render(<Foot feed={{ status: 'ready', list: [], more } as unknown as FeedStore} />);
  tell([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(more).not.toHaveBeenCalled();
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(more).toHaveBeenCalledOnce();
});
