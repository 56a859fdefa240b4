/**
 * Sizes of the stories' screens, in pixels: a phone, a tablet, the smallest screen with three columns, the narrowest phone, and
 * 1280 × 800 at 200 %.
 */
export const SCREENS = {
  phone: [390, 844],
  tablet: [820, 1180],
  desktop: [1280, 800],
  narrow: [320, 640],
  zoomed: [640, 400],
} as const;
export type Screen = keyof typeof SCREENS;
