// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loginPath, safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each(['/', '/home/recommend', '/posts/abc?x=1#y', '/room/a_b'])('keeps %s', (path) =>
    expect(safeReturnPath(path)).toBe(path),
  );
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    'home',
    '',
    null,
    '/login',
    '/register?step=2',
  ])('refuses %s', (path) => expect(safeReturnPath(path)).toBeUndefined());
  it('goes through the login page and back', () => {
    expect(loginPath('/posts/a?b=c')).toBe('/login?return=%2Fposts%2Fa%3Fb%3Dc');
    expect(loginPath('//evil.example')).toBe('/login');
  });
});
