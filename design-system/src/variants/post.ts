import type { Rules } from './levers.ts';

/**
 * `part-stage` is an opened post: `part-frame` holds its pictures, `part-veil` is what darkens them, and on a phone `part-over`
 * lies over its foot: words, beside them `part-side` with a `part-act` for each thing to do, and the line to write on.
 */
const ROW = '.part-over>:first-child{flex-direction:column;align-items:stretch}';
/** What stands in a column becomes a row: the author first, then drawings with their counts. */
const SIDE =
  '.part-side{flex-direction:row;width:auto;justify-content:space-between;gap:0;>*{margin:0}}.part-act{flex-direction:row;gap:6px;font-size:var(--type-size-footnote)}';

/** What is drawn over pictures elsewhere stands on the page, in the colours of its words. */
const ON_PAGE = [
  '--color-media-control:var(--color-surface-control)',
  '--color-media-control-text:var(--color-text-primary)',
  '--color-media-like:var(--color-status-danger-text)',
].join(';');
const PAPER = `--color-media-stage:var(--color-surface-base);${ON_PAGE}`;
const PLAIN = '*{text-shadow:none;filter:none}';
/** The place of the words is kept: when they come, or more of them, the picture stays where it is. */
const WORDS = 'min(308px,52dvh)';

export const post: Rules<'post'> = {
  bottom: ROW + SIDE,
  sheet: `@media not (width>=820px){.part-veil:not(img){display:none}.part-frame{inset:0 0 calc(${WORDS} - 24px)}.part-over{${ON_PAGE};min-height:${WORDS};padding-top:18px;background:var(--color-surface-raised);color:var(--color-text-primary);border-radius:var(--shape-radius-sheet) var(--shape-radius-sheet) 0 0;box-shadow:var(--elevation-sheet);${PLAIN}>:first-child{flex:1;justify-content:space-between}}}${ROW}${SIDE}@media(width>=820px){.part-stage{--color-media-stage:var(--color-surface-sunken);${ON_PAGE}}.part-veil{display:none}.part-frame{inset:64px 76px 76px}}`,
  paper: `.part-stage{${PAPER}}:has(>*>.part-stage){background:var(--color-surface-base)}.part-veil{display:none}.part-frame{inset:60px 16px calc(${WORDS} + 4px);background:var(--color-surface-raised);border:10px solid var(--color-surface-raised);border-radius:var(--shape-radius-media);box-shadow:0 0 0 var(--shape-hairline) var(--color-border-default),var(--elevation-card);overflow:clip}.part-over{min-height:${WORDS};padding-top:14px;background:var(--color-surface-base);h2{font-size:var(--type-size-heading)}${PLAIN}>:first-child{flex:1;justify-content:space-between}}${ROW}${SIDE}@media(width>=820px){.part-frame{inset:72px 84px 84px;border-width:20px}.part-over{display:none}}`,
};
