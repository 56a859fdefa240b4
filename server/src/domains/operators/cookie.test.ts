import { expect, test, vi } from 'vitest';
import { opsCookieOf, setOpsCookie } from './cookie.ts';

const setFor = (host: string, token: string | undefined) => {
  const header = vi.fn();
  setOpsCookie({ headers: { host } }, { header }, token);
  return header.mock.calls[0]?.[1];
};

test('a cookie is read by its whole name alone', () => {
  const token = 'a'.repeat(43);
  expect(opsCookieOf(`prefs=l%3Den; ops_session=${token}`)).toBe(token);
  expect(opsCookieOf(`xops_session=${token}`)).toBeUndefined();
  expect(opsCookieOf('ops_session=short')).toBeUndefined();
  expect(opsCookieOf(undefined)).toBeUndefined();
});

test('no script reads it, no other site sends it, and only this machine is spoken to without TLS', () => {
  expect(setFor('ops.example.com', 't')).toBe('ops_session=t; Path=/ops; HttpOnly; SameSite=Strict; Secure');
  expect(setFor('aurora.localhost:3000', 't')).toBe('ops_session=t; Path=/ops; HttpOnly; SameSite=Strict');
  expect(setFor('aurora.localhost:3000', undefined)).toMatch(/^ops_session=;.*Max-Age=0$/);
});
