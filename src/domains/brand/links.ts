import { inLanguage, type LinkPlace, type Locale } from '@livery/contract';
import type { Brand } from './brand.model.ts';

/** Links that a brand lists for a place of the product, in its order. */
export const linksAt = ({ config: { links = [] } }: Brand, place: LinkPlace, locale: Locale) =>
  links
    .filter(({ places }) => places.includes(place))
    .map(({ label, url }) => ({
      label: inLanguage(label, locale),
      url,
      /** Another page, which opens beside this one. */
      isElsewhere: !url.startsWith('/'),
    }));
