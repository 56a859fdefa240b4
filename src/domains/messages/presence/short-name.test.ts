// @vitest-environment node
import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Ann', 11, 'Ann'],
  ['Maximiliana Schwarzenberg', 11, 'Maximilian…'],
  ['Lakshmi Amma', 9, 'Lakshmi…'],
  ['林间小满', 11, '林间小满'],
  ['鹤岭民宿日记本', 11, '鹤岭民宿日…'],
  ['酸梅汤不加糖', 11, '酸梅汤不加…'],
  ['A林间小满B', 8, 'A林间小…'],
])('%s in the room of %d is %s', (name, room, short) => expect(shortName(name, room)).toBe(short));
