import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countInTitle } from './count-in-title.ts';
import { titleCount } from './title-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the title counts what waits at all places, and nothing of one that is gone', () => {
  const [messages, news] = [observable.box(2), observable.box(0)];
  const stops = [countInTitle('messages', () => messages.get()), countInTitle('news', () => news.get())];
  vi.advanceTimersByTime(1_000);
  expect(titleCount.get()).toBe(2);
  runInAction(() => news.set(3));
  vi.advanceTimersByTime(1_000);
  expect(titleCount.get()).toBe(5);
  stops[0]?.();
  expect(titleCount.get()).toBe(3);
  stops[1]?.();
  expect(titleCount.get()).toBe(0);
});
