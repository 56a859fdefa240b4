/**
 * What the brand chose where rules alone cannot build it: a property that a lever's rules give to the root, '' where they give
 * none. The sheet that they stand in is on before whatever comes `lazily` is drawn.
 */
export const chosenOf = (property: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();
