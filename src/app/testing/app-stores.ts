import { type BrandConfig, type Locale, placesOf, withEveryLanguage } from '@livery/contract';
import { lazyTexts } from '../../lib/intl/lazy-texts.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { loadMessages } from '../../locales/all-messages.ts';
import { createStores } from '../root.store.ts';

const both = (text: string) => ({ 'zh-CN': text, en: text });

const texts = { title: both('Any'), tagline: both(''), legal: { terms: both(''), privacy: both('') } };

/** Any brand at all. */
export const anyBrand = (locale: Locale): BrandConfig => ({
  ...withEveryLanguage(texts),
  id: 'any',
  hosts: [],
  locale,
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
});

/** The application's own stores, wired as in the product; a second one is a second tab. */
export const openTab = async (locale: Locale = 'en'): Promise<Stores> => {
  lazyTexts.setLoader(async () => undefined);
  return createStores({ brand: anyBrand(locale), locale, messages: {} }, await loadMessages(locale));
};
