// @vitest-environment node
import { domainToASCII, domainToUnicode as ofServer } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainToUnicode } from './url.ts';

test.each(['例子.example', 'bücher.example', 'नमूना.example', 'a-ü-b.example', '😀.example', 'plain.example'])(
  'the letters of %s are read as the server reads them',
  (host) => {
    expect(domainToUnicode(domainToASCII(host))).toBe(ofServer(domainToASCII(host)));
    expect(domainToUnicode(domainToASCII(host))).toBe(host);
  },
);

test('so are those of any host that has an ASCII form', () => {
  const label = fc.string({ unit: fc.constantFrom(...'aéüßж中文例नक日本0-'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(label, (letters) => {
      const ascii = domainToASCII(`${letters}.example`);
      expect(domainToUnicode(ascii)).toBe(ofServer(ascii));
    }),
  );
});

test.each(['xn--', 'xn--!', 'xn--99999999'])('%s stands for no letters, and comes back', (label) => {
  expect(domainToUnicode(label)).toBe(label);
});
