import { beforeEach, expect, it } from 'vitest';
import { forgetPersonalData } from '../../lib/storage/stored-value.ts';
import { SearchHistory } from './search-history.ts';

beforeEach(() => localStorage.clear());

it('holds what was looked for last, each once, and finds it again', () => {
  const history = new SearchHistory();
  for (const words of ['tea', 'kites', 'tea', '']) history.add(words);
  expect(history.list).toEqual(['tea', 'kites']);
  expect(new SearchHistory().list).toEqual(['tea', 'kites']);
  for (let index = 0; index < 20; index += 1) history.add(`words ${index}`);
  expect(history.list).toHaveLength(12);
  expect(history.list[0]).toBe('words 19');
});

it('goes with whoever leaves the device, and is not written back by a page that still shows it', () => {
  const history = new SearchHistory();
  history.add('tea');
  forgetPersonalData();
  expect(new SearchHistory().list).toEqual([]);
  history.add('kites');
  expect(new SearchHistory().list).toEqual(['kites']);
  history.clear();
  expect([history.list, new SearchHistory().list]).toEqual([[], []]);
});

it('a value that is none of ours is no history', () => {
  localStorage.setItem('lv.me.searches.1', '{"tea":1}');
  expect(new SearchHistory().list).toEqual([]);
});
