import { useStores } from '../../lib/stores/stores.ts';
import type { AppearanceStore } from './appearance.store.ts';
import type { Brand } from './brand.model.ts';

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    brand: Brand;
    appearance: AppearanceStore;
  }
}

/** The brand in the language of the screen. Read it inside an `observer`. */
export const useBrand = () => {
  const { brand, appearance } = useStores();
  const { locale } = appearance;
  return {
    title: brand.title(locale),
    tagline: brand.tagline(locale),
    iconUrl: brand.iconUrl,
    termsUrl: brand.termsUrl(locale),
    privacyUrl: brand.privacyUrl(locale),
    features: brand.features,
    places: brand.config.places,
  };
};
