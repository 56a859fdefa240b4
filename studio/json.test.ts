// @vitest-environment node
import { expect, test } from 'vitest';
import { changedAt, nodeAt, removedAt } from './json.ts';

const root = {
  title: { en: 'Plum' },
  links: [{ url: '/a', label: { en: 'A', 'zh-TW': '甲' } }, { url: '/b' }],
};

test('what stands in a list is read and changed at its place', () => {
  expect(nodeAt(root, 'links.1.url')).toBe('/b');
  expect(nodeAt(root, 'links.7.url')).toBeUndefined();
  const next = changedAt(root, 'links.0.label.en', () => 'B');
  expect(nodeAt(next, 'links.0.label.en')).toBe('B');
  expect(nodeAt(next, 'links.1')).toBe(root.links[1]);
  expect(root.links[0]?.label?.en).toBe('A');
});

test('a part of it is taken away, and the list stays', () => {
  expect(removedAt(root, 'links.0.label.zh-TW')).toEqual({
    ...root,
    links: [{ url: '/a', label: { en: 'A' } }, { url: '/b' }],
  });
  expect(removedAt(root, 'title.en')).toEqual({ links: root.links });
});

test('groups on the way are made', () => {
  expect(changedAt({}, 'start.member', () => 'chat')).toEqual({ start: { member: 'chat' } });
});
