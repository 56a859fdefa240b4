/** From which width of the window on; smaller is a phone. */
export const screens = { tablet: '820px', desktop: '1280px', wide: '1400px', ultra: '1680px' } as const;

export type Screen = keyof typeof screens;

/** The media query that a class `tablet:` … stands for. */
export const fromScreen = (screen: Screen): string => `(min-width: ${screens[screen]})`;
