import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { ContentCheck } from './content-check.ts';

let http: FakeCalls;
let said: ApiFailure[];
let check: ContentCheck;
const look = (description: string) => check.look({ description, hashtags: [] });

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  http = fakeCalls({
    'POST /social/api/posts/check-content': ({ body }) => {
      if (body.description.includes('bad')) throw refusal('api.block_word', { params: { word: 'bad' } });
      if (body.description.includes('down')) throw refusal('api.unavailable');
      return {};
    },
  });
  check = new ContentCheck(http, (failure) => void said.push(failure));
});
afterEach(() => vi.useRealTimers());

it('asks once the writing rests, for the last text alone', async () => {
  look('a');
  look('ab');
  await vi.runAllTimersAsync();
  expect(http.asked.map(({ options }) => options.body)).toEqual([{ description: 'ab', hashtags: [] }]);
  look('');
  await vi.runAllTimersAsync();
  expect(http.asked).toHaveLength(1);
});

it('names a word once, however often it is looked at, and no more when it is gone', async () => {
  for (const text of ['bad', 'bad!', 'bad!!']) {
    look(text);
    await vi.runAllTimersAsync();
  }
  expect(said.map(({ params }) => params)).toEqual([{ word: 'bad' }]);
  // What fails in the background comes without the words to say it in.
  expect(http.asked.some(({ options }) => 'background' in options)).toBe(false);
  expect(check.refusal?.code).toBe('api.block_word');
  look('good');
  await vi.runAllTimersAsync();
  expect(check.refusal).toBeUndefined();
});

it('refuses nothing when nobody can be asked', async () => {
  look('down');
  await vi.runAllTimersAsync();
  expect(check.refusal).toBeUndefined();
  expect(said).toEqual([]);
});
