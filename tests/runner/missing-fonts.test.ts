import { expect, test } from 'vitest';
import { missingFonts } from './missing-fonts.ts';

const namesWith = (find: (pattern: string) => string) => missingFonts(find).map(({ name }) => name);

test.runIf(process.platform !== 'darwin')('Chinese letters without emoji are not enough', () => {
  expect(namesWith((pattern) => (pattern.includes('zh') ? 'Some.ttf' : ''))).toEqual(['coloured emoji']);
  expect(namesWith((pattern) => (pattern.includes('1f970') ? 'Some.ttf' : ''))).toEqual(['a Chinese font']);
  expect(namesWith(() => 'Some.ttf')).toEqual([]);
});

test.runIf(process.platform !== 'darwin')('a system that cannot be asked has none', () => {
  const names = namesWith(() => {
    throw new Error('no fc-list');
  });
  expect(names).toEqual(['a Chinese font', 'coloured emoji']);
});
