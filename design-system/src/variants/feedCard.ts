import type { Rules } from './levers.ts';

/** `part-feed` holds the cards of a feed; the picture of each is last but one, before what one can do. */
export const feedCard: Rules<'feedCard'> = {
  edge: '.part-feed{--density-media-inset:0px;--shape-radius-media:0px;gap:0;padding-inline:0;>*{border-width:0 0 var(--shape-hairline);border-radius:0;box-shadow:none;padding-block:4px}}',
  magazine:
    '.part-feed{--density-card-pad:0px;--density-media-inset:0px;gap:36px;padding-inline:max(16px,var(--density-gutter));>*{--card-pull:-10px;overflow:visible;background:none;border:0;border-top:2px solid var(--color-text-primary);border-radius:0;box-shadow:none;padding-top:10px}h2{font-size:var(--type-size-heading);line-height:var(--type-line-height-tight);padding-block:6px}}',
  compact: `.part-feed{--density-media-inset:0px;gap:8px;>*{display:grid;grid-template-columns:1fr 124px;>*{grid-column:1/-1}>header+:not(:nth-last-child(2)){grid-column:1;grid-row:2}>header+*+:nth-last-child(2){grid-area:2/2;margin-inline-end:max(12px,var(--density-card-pad));border-radius:var(--shape-radius-control);overflow:clip}}}`,
};
