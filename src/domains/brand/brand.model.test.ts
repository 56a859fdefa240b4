import { type BrandConfig, placesOf, withEveryLanguage } from '@livery/contract';
import { autorun, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { Brand } from './brand.model.ts';

const both = (text: string) => ({ 'zh-CN': text, en: text });
const texts = {
  title: { ...both('Any'), 'zh-TW': '任何' },
  tagline: both(''),
  legal: { terms: both('terms'), privacy: both('') },
};
const config: BrandConfig = {
  ...withEveryLanguage(texts),
  id: 'any',
  hosts: [],
  locale: 'en',
  country: 'CN',
  captcha: { provider: '', id: '' },
  google: { enabled: false, client_id: '' },
  features: {
    google: false,
    captcha: false,
    discover: true,
    publish: true,
    videos: true,
    envelopes: { lucky: true, minesweeper: false },
    wallet: { withdrawal: true },
    groups: { create: true },
  },
  places: placesOf({}, { discover: true }),
  support: { email: '' },
};

it('once there is nothing to discover any more, the way there is gone from what shows it', () => {
  const brand = new Brand(config);
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(brand.features.discover));
  runInAction(() => {
    brand.discoverContentExist = false;
  });
  stop();
  expect(seen).toEqual([true, false]);
});

it('what is switched off while the page is open is gone from what shows it', () => {
  const brand = new Brand(config);
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(brand.features.publish));
  runInAction(() => {
    brand.config = { ...brand.config, features: { ...config.features, publish: false } };
  });
  stop();
  expect(seen).toEqual([true, false]);
});

it('does not compile to ask which brand it is, and texts are shown like any other', () => {
  const brand = new Brand(config);
  const shown: string = brand.title('en');
  const asked = [
    // @ts-expect-error no text of a brand is equal to one that is written out
    brand.title('en') === 'Harbor',
    // @ts-expect-error
    brand.tagline('en') !== 'Every day.',
    // @ts-expect-error
    brand.config.id === 'harbor',
    // @ts-expect-error
    brand.config.country === 'IN',
    // @ts-expect-error
    brand.config.hosts[0] === 'harbor.example',
    // @ts-expect-error
    brand.config.support.email === 'help@harbor.example',
    // @ts-expect-error
    brand.config.legal.terms.en === 'https://harbor.example/terms',
  ];
  expect([shown, asked.length]).toEqual(['Any', 7]);
  // What differs between brands is asked by a field that says what, and a language is one of a known few.
  expect([brand.features.google, brand.config.locale === 'en']).toEqual([false, true]);
});

it('says of itself in every language what it has, or what the language falls back to', () => {
  const brand = new Brand(config);
  expect([brand.title('zh-TW'), brand.title('zh-CN'), brand.termsUrl('zh-TW')]).toEqual([
    '任何',
    'Any',
    'terms',
  ]);
});
