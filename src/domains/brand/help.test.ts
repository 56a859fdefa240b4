import { expect, it } from 'vitest';
import type { Brand } from './brand.model.ts';
import { helpOf } from './help.ts';

const brandWith = (support: { email: string; url?: string }) => ({ config: { support } }) as unknown as Brand;

it('is a page where the brand has one, a mail where it has none', () => {
  expect(helpOf(brandWith({ email: 'a@b.example' }))).toEqual({
    url: 'mailto:a@b.example',
    email: 'a@b.example',
  });
  expect(helpOf(brandWith({ email: 'a@b.example', url: 'https://b.example/help' }))).toEqual({
    url: 'https://b.example/help',
  });
});
