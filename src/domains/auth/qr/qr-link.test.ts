// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { passcodeIn, passcodeInHash, qrLink } from './qr-link.ts';

const ORIGIN = 'https://aurora.example';
const CODE = 'Zm9vYmFyYmF6cXV4-_0123456789abcdefABCDEF012';

describe('the link in a login code', () => {
  it('says its passcode behind the #, where no server hears it', () => {
    const url = new URL(qrLink(ORIGIN, CODE));
    expect([url.origin, url.pathname, url.search, url.hash]).toEqual([
      ORIGIN,
      '/profile',
      '?dialogVisible=scan',
      `#${CODE}`,
    ]);
  });

  it.each([qrLink(ORIGIN, CODE), CODE, `  ${CODE}\n`])('is read from %j', (text) => {
    expect(passcodeIn(text, ORIGIN)).toBe(CODE);
  });

  it.each([
    '',
    'short',
    qrLink('https://evil.example', CODE),
    qrLink('http://aurora.example', CODE),
    `${ORIGIN}/login#${CODE}`,
    `${ORIGIN}/profile?dialogVisible=delete#${CODE}`,
    `${ORIGIN}/profile?dialogVisible=scan`,
    `${ORIGIN}/profile?dialogVisible=scan#<script>alert(1)</script>`,
    `https://aurora.example@evil.example/profile?dialogVisible=scan#${CODE}`,
    `javascript:alert("${CODE}")`,
  ])('is not read from %j', (text) => {
    expect(passcodeIn(text, ORIGIN)).toBeUndefined();
  });

  it('is read from an address bar only where it can be a passcode', () => {
    expect([passcodeInHash(`#${CODE}`), passcodeInHash(''), passcodeInHash('#main')]).toEqual([
      CODE,
      undefined,
      undefined,
    ]);
  });
});
