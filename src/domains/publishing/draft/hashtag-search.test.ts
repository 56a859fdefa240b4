import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { HashtagSearch } from './hashtag-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('offers of the hashtags that came only those that begin with what is typed by now', async () => {
  const list = ['Tea', 'teahills', 'teatime'].map((name) => ({ name, count: 2 }));
  const search = new HashtagSearch(fakeCalls({ 'GET /social/api/hashtags': () => ({ list }) }));
  const offered = (query: string) => search.beginningWith(query).map(({ name }) => name);
  search.ask('te');
  await vi.advanceTimersByTimeAsync(200);
  expect(offered('te')).toEqual(['Tea', 'teahills', 'teatime']);
  search.ask('teat');
  expect(offered('teat')).toEqual(['teatime']);
  expect(offered('ＴＥＡ')).toEqual(['Tea', 'teahills', 'teatime']);
  expect(offered('milk')).toEqual([]);
  search.stop();
});
