import type { Screen } from '@livery/design-system';

/** Columns of pictures that fit every window. */
export const FEWEST = 2;

/** From each of these widths on there is one more, which a class shows where nothing can be measured yet. */
export const MORE = [
  { screen: 'tablet', shown: 'hidden tablet:block' },
  { screen: 'desktop', shown: 'hidden desktop:block' },
  { screen: 'wide', shown: 'hidden wide:block' },
  { screen: 'ultra', shown: 'hidden ultra:block' },
] as const satisfies readonly { screen: Screen; shown: string }[];
