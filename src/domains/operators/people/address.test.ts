import { expect, test } from 'vitest';
import { peopleAddressOf, peoplePlaceOf } from './address.ts';

test.each([
  ['/ops/people', { q: '', state: 'all', id: undefined }],
  ['/ops/people?q=ann+lee&state=banned', { q: 'ann lee', state: 'banned', id: undefined }],
  ['/ops/people/a%2Fb?state=closed', { q: '', state: 'closed', id: 'a/b' }],
] as const)('%s is a place and its address', (address, place) => {
  const { pathname, searchParams } = new URL(address, 'http://ops.example');
  expect(peoplePlaceOf(pathname, searchParams)).toEqual(place);
  expect(peopleAddressOf(place)).toBe(address);
});

test('what it does not know is as if it were not there', () =>
  expect(peoplePlaceOf('/ops/people', new URLSearchParams('state=all-of-them'))).toEqual({
    ...{ q: '', state: 'all', id: undefined },
  }));
