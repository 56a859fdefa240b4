// @vitest-environment node
import { expect, it } from 'vitest';
import { piecesOf } from './comment-pieces.ts';

const mentions = [
  { id: 'ann', nickname: 'Ann' },
  { id: 'rivers', nickname: 'Ann Rivers' },
];

it('makes a piece of each name that calls somebody, the longest name first', () => {
  expect(piecesOf('@Ann Rivers and @Ann\u2005: tea', mentions)).toEqual([
    { text: '@Ann Rivers', id: 'rivers' },
    { text: ' and ' },
    { text: '@Ann', id: 'ann' },
    { text: '\u2005: tea' },
  ]);
});

it('leaves names that call nobody', () => {
  expect(piecesOf('@Ben 好看', mentions)).toEqual([{ text: '@Ben 好看' }]);
  expect(piecesOf('', mentions)).toEqual([]);
});
