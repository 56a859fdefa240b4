// @vitest-environment node
import { expect, it } from 'vitest';
import { cardLink } from './card-link.ts';

it('leads into the application, or to another site beside it', () => {
  expect(cardLink('/hashtags/茶山')).toEqual({ href: '/hashtags/茶山', isOutside: false });
  expect(cardLink('https://tea.example/a')).toEqual({ href: 'https://tea.example/a', isOutside: true });
});

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'data:,a', ''])(
  'leads nowhere for %s',
  (url) => expect(cardLink(url)).toBeUndefined(),
);
