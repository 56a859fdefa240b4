import { expect, test } from 'vitest';
import { CALLS, type CallSpec } from './calls.ts';
import { GUEST_AREAS, isKept, isKeptPage, keptPages } from './guests.ts';

const areaOf = ({ area }: CallSpec, query = {}) => (typeof area === 'function' ? area(query) : area);

test('every call of guests says what it shows, and every area has calls', () => {
  const ofGuests = Object.values<CallSpec>(CALLS).filter(({ access }) => access === 'guest');
  expect(ofGuests.filter((spec) => areaOf(spec) === undefined)).toEqual([]);
  const areas = Object.values<CallSpec>(CALLS).flatMap((spec) => [
    areaOf(spec),
    areaOf(spec, { type: 'chart' }),
  ]);
  expect(GUEST_AREAS.filter((area) => !areas.includes(area))).toEqual([]);
});

test('a brand that says nothing keeps nothing', () => {
  expect(GUEST_AREAS.filter((area) => isKept(undefined, area) || isKept({ feed_pages: 1 }, area))).toEqual(
    [],
  );
  expect(keptPages({ chart: true })).toEqual([]);
});

test('comments are closed with their posts', () => {
  expect(isKept({ posts: false, comments: true }, 'comments')).toBe(true);
  expect(isKept({ comments: false }, 'posts')).toBe(false);
});

test('a kept page is one however its address is written', () => {
  for (const path of ['/posts/1', '/Posts/1', '/posts/1/'])
    expect(isKeptPage({ posts: false }, path)).toBe(true);
  for (const path of ['/posts', '/posts/1/2', '/home/recommend', '/x/posts/1'])
    expect(isKeptPage({ posts: false }, path)).toBe(false);
});
