// @vitest-environment node
import { expect, it } from 'vitest';
import { fileSizeOf } from './file-size.ts';

it.each([
  [0, { unit: 'bytes', count: 0 }],
  [1023, { unit: 'bytes', count: 1023 }],
  [1024, { unit: 'KB', figure: '1.00' }],
  [1536, { unit: 'KB', figure: '1.50' }],
  [1_048_571, { unit: 'MB', figure: '1.00' }],
  [1_048_576, { unit: 'MB', figure: '1.00' }],
  [2_600_468, { unit: 'MB', figure: '2.48' }],
  [209_715_200, { unit: 'MB', figure: '200.00' }],
])('%i bytes', (bytes, said) => {
  expect(fileSizeOf(bytes)).toEqual(said);
});
