import { expect, test } from 'vitest';
import { hostName } from './host-name.ts';

test.each([
  ['Aurora.Localhost:3000', 'aurora.localhost'],
  ['aurora.localhost.', 'aurora.localhost'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:3000', '::1'],
  ['[::1]', '::1'],
  ['', ''],
  ['a.example:x', 'a.example:x'],
])('%s names the host %s', (header, name) => {
  expect(hostName(header)).toBe(name);
});
