import { expect, test } from 'vitest';
import { placeOf } from './replicas.ts';

test('a place in the log is a number that grows with it', () => {
  expect(placeOf('0/0')).toBe(0n);
  expect(placeOf('1/0')).toBe(2n ** 32n);
  expect(placeOf('16/B374D848')).toBe(0x16b374d848n);
});

test('where a page has just begun, its header is nothing that a replica would have to replay', () => {
  expect(placeOf('0/2018')).toBe(0x2000n);
  expect(placeOf('0/1000028')).toBe(0x1000000n);
  expect(placeOf('0/2030')).toBe(0x2030n);
});
