import type { Scheme } from '@livery/contract';

/** The main screens, as somebody who is signed in sees them; the login without. */
export const SCREENS = ['login', 'feed', 'post', 'room', 'profile', 'wallet'] as const;
export type Screen = (typeof SCREENS)[number];

/** CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** One picture of the product: what is on it, on which screen and in which scheme. */
export interface View {
  readonly screen: Screen;
  readonly size: Size;
  readonly scheme: Scheme;
}

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** The sizes and schemes in which screens are looked at. */
export interface Ways {
  readonly sizes: readonly Size[];
  readonly schemes: readonly Scheme[];
}

const EVERY_WAY: Ways = { sizes: Object.keys(SIZES) as Size[], schemes: SCHEMES };

/** Of each screen all of them, in a row. */
export const viewsOf = (screens: readonly Screen[], { sizes, schemes }: Ways = EVERY_WAY): View[] =>
  screens.flatMap((screen) => sizes.flatMap((size) => schemes.map((scheme) => ({ screen, size, scheme }))));

/** Name of the file that a view's picture is kept in. */
export const pictureOf = ({ screen, size, scheme }: View): string => `${screen}-${size}-${scheme}.png`;
