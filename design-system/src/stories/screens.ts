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

/** The same for Storybook, whose `viewport` is entered before a story is played; a picture alone needs `screen`. */
export const VIEWPORTS = Object.fromEntries(
  Object.entries(SCREENS).map(([name, [width, height]]) => [
    name,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
