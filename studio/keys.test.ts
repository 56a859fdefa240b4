// @vitest-environment node
import { expect, test } from 'vitest';
import { moveOf } from './keys.ts';

const press = (key: string, marks: object = {}) =>
  moveOf({ key, metaKey: false, ctrlKey: true, altKey: false, shiftKey: false, ...marks });

test('keys of an editor go back, forth and save', () => {
  expect([press('z'), press('Z', { shiftKey: true }), press('y'), press('s')]).toEqual([
    ...['undo', 'redo', 'redo', 'save'],
  ]);
  expect(press('z', { ctrlKey: false, metaKey: true })).toBe('undo');
});

test('letters, and what else is held with them, are left alone', () => {
  expect(press('z', { ctrlKey: false })).toBeUndefined();
  expect(press('z', { altKey: true })).toBeUndefined();
  expect(press('s', { shiftKey: true })).toBeUndefined();
  expect(press('a')).toBeUndefined();
});
