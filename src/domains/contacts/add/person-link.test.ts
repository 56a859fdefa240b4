import { expect, it } from 'vitest';
import { personLink, readPersonLink } from './person-link.ts';

const HERE = 'https://jade.example';

it('reads what it writes', () => {
  expect(readPersonLink(personLink(HERE, 'u_7k-2m9'), HERE)).toEqual({ kind: 'person', id: 'u_7k-2m9' });
});

it.each([
  ['https://saffron.example/guest-page/u7', 'elsewhere'],
  ['https://jade.example.evil/guest-page/u7', 'elsewhere'],
  ['https://jade.example/profile?dialogVisible=scan#abc', 'none'],
  ['https://jade.example/guest-page/a/b', 'none'],
  ['https://jade.example/guest-page/', 'none'],
  ['hello', 'none'],
])('%s leads to nobody: %s', (words, kind) => {
  expect(readPersonLink(words, HERE)).toEqual({ kind });
});
