export { LEVERS, type Lever, type Variants } from './levers.ts';
export { variantsCss } from './variantsCss.ts';
export { type Wordmark, wordmarkCss } from './wordmark.ts';
