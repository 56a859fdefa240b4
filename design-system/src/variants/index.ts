export { LEVERS, type Lever, type Variants } from './levers.ts';
export { keepMark } from './mark.ts';
export { variantsCss } from './variantsCss.ts';
export { type WallpaperArt, wallpaperArtCss } from './wallpaperArt.ts';
export { type Wordmark, wordmarkCss } from './wordmark.ts';
