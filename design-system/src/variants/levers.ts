/**
 * What a brand chooses beside its tokens: how a part of the product is built, each from a closed list. The first value is the one
 * that components draw by themselves, and that a brand gets which chooses none.
 */
export const LEVERS = {
  nav: ['bar', 'flat', 'pill'],
  rail: ['wide', 'icons', 'top'],
  feedCard: ['card', 'edge', 'magazine', 'compact'],
  gallery: ['columns', 'mosaic', 'large'],
  avatar: ['token', 'circle', 'squircle', 'leaf'],
  own: ['right', 'left'],
  bubble: ['corner', 'tail', 'round', 'square', 'lines'],
  grouping: ['foot', 'head', 'tight'],
  wallpaper: ['clouds', 'plain', 'dots', 'grid', 'gradient', 'mark', 'picture'],
  envelope: ['paper', 'seal', 'pattern'],
  chatList: ['lines', 'cards', 'dense'],
  login: ['sheet', 'split', 'full', 'card'],
  post: ['overlay', 'bottom', 'sheet', 'paper'],
  profile: ['cover', 'plain', 'centred'],
  wallet: ['card', 'band', 'statement', 'tiles'],
  motion: ['calm', 'springy', 'crisp'],
  tabs: ['underline', 'pill', 'text'],
  sounds: ['soft', 'glass', 'wood', 'digital', 'none'],
  haptics: ['light', 'none', 'strong'],
  icons: ['line', 'duotone', 'filled'],
  scenes: ['shapes', 'outline', 'blocks', 'paper', 'grid', 'glow'],
} as const;

export type Lever = keyof typeof LEVERS;
/** What a brand chose; what it leaves out is the first value of its list. */
export type Variants = { readonly [Name in Lever]?: (typeof LEVERS)[Name][number] };

/** What a value looks like may depend on what else was chosen: a tail stands where the speaker does. */
export type Rule = string | ((chosen: Variants) => string);

/** Style sheets of a lever's other values, as CSS text: a brand is served those of its own, and no other. */
export type Rules<Name extends Lever> = Readonly<
  Record<Exclude<(typeof LEVERS)[Name][number], (typeof LEVERS)[Name][0]>, Rule>
>;
