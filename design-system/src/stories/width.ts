/** From here on a screen has room for a rail and a second pane. */
export const isWide = (): boolean => matchMedia('(width >= 820px)').matches;
