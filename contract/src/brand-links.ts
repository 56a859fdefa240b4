import type { Localized } from './languages.ts';

/** Where a brand's further links may stand: below the login, in the settings, at the foot of pages that guests read. */
export const LINK_PLACES = ['login', 'about', 'footer'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];
export const MOST_LINKS = 8;

/** A link of the brand beside those to help and to legal texts. */
export interface BrandLink {
  label: Localized;
  /** `https://…`, or a path of the product. */
  url: string;
  places: LinkPlace[];
}
