import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const all = { discover: true };

test('a brand that says nothing has the places of the product', () => {
  expect(placesOf({}, all)).toEqual({
    bar: ['home', 'discover', 'publish', 'chat', 'me'],
    rail: ['home', 'discover', 'chat', 'notifications', 'wallet', 'me'],
    tops: ['/home/recommend', '/discover', '/chat', '/my-page'],
    start: { member: '/home/recommend', guest: '/home/recommend' },
    kept: [],
  });
});

test('publishing stands in the middle, and a wide window keeps the way to news', () => {
  const { bar, rail } = placesOf({ tabs: ['chat', 'me'] }, all);
  expect(bar).toEqual(['chat', 'publish', 'me']);
  expect(rail).toEqual(['chat', 'notifications', 'me']);
  expect(placesOf({ tabs: ['notifications', 'me'] }, all).rail).toEqual(['notifications', 'me']);
});

test('where nothing is to be discovered the feed begins', () => {
  const begin = { member: 'chat', guest: 'discover' } as const;
  expect(placesOf({ start: begin }, { discover: false }).start).toEqual({
    member: '/chat',
    guest: '/home/recommend',
  });
  expect(placesOf({ start: begin }, all).start.guest).toBe('/discover');
});

test('a guest begins where the brand lets them stay', () => {
  const startOf = (...given: Parameters<typeof placesOf>) => placesOf(...given).start.guest;
  expect(startOf({ guests: { feed: false } }, all)).toBe('/login');
  expect(startOf({ guests: { discover: false }, start: { guest: 'discover' } }, all)).toBe('/login');
  expect(startOf({ guests: { feed: false }, start: { guest: 'discover' } }, all)).toBe('/discover');
  expect(startOf({ guests: { feed: false }, start: { guest: 'discover' } }, { discover: false })).toBe(
    '/login',
  );
  expect(placesOf({ guests: { feed: false } }, all).start.member).toBe('/home/recommend');
});
