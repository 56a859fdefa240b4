// @vitest-environment node
import { expect, it } from 'vitest';
import { messageOf } from '../testing.ts';
import { savedName } from './saved-name.ts';

const create_at = '2026-11-22T14:32:05.123Z';

it.each([
  [{ type: 'file', filename: '季度报告.pdf', file_path: 'chat/g/1.pdf' }, '季度报告.pdf'],
  [{ type: 'image', file_path: 'chat/g/1.webp' }, 'image-20261122143205.webp'],
  [{ type: 'image', file_path: 'chat/g/1' }, 'image-20261122143205.jpg'],
  [{ type: 'video', file_path: null }, 'video-20261122143205.mp4'],
] as const)('%j is saved as %s', (fields, name) => {
  expect(savedName(messageOf({ seq: 1, create_at, ...fields }))).toBe(name);
});
