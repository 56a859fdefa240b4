import { afterEach, expect, it, vi } from 'vitest';
import { isText } from './stored-value.ts';
import { tabValue } from './tab-value.ts';

const word = tabValue('word', 1, isText);

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('keeps a value until it is cleared', () => {
  expect(word.read()).toBeUndefined();
  expect(word.write('here')).toBe(true);
  expect(word.read()).toBe('here');
  word.clear();
  expect(word.read()).toBeUndefined();
});

it.each(['{broken', '42', 'null'])('reads %s as nothing', (text) => {
  sessionStorage.setItem('lv.word.1', text);
  expect(word.read()).toBeUndefined();
});

it('says when the browser keeps nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  word.clear();
  expect(word.read()).toBeUndefined();
  expect(word.write('here')).toBe(false);
});
