// @vitest-environment node
import { expect, test } from 'vitest';
import { sourceOf } from './media.ts';

test.each([
  ['/files/a/b.jpg', '/files/a/b-480.avif'],
  ['/files/a.b/c.PNG?sign=1', '/files/a.b/c-480.avif'],
  ['/files/a.b/c', '/files/a.b/c-480.avif'],
])('%s is there smaller as %s', (url, source) => {
  expect(sourceOf(url, 480, 'avif')).toBe(source);
});
