import type { Rules } from './levers.ts';

/** `part-tab` is a tab, `part-tabs` the row of them; the chosen one is known as screen readers know it. */
const CHOSEN = '&:is([aria-selected=true],[aria-current=page])';

export const tabs: Rules<'tabs'> = {
  pill: `.part-tabs{gap:4px;padding-block:4px;margin-block:-4px}.part-tab{padding-inline:14px;height:36px;border-radius:var(--shape-radius-chip);&::after{content:none}&::before{inset-block:-4px}${CHOSEN}{background:var(--color-accent-soft);color:var(--color-accent-text)}}`,
  text: `.part-tabs{gap:clamp(10px,2.6vw,20px)}.part-tab{font-size:var(--type-size-body);&::after{content:none}${CHOSEN}{font-size:var(--type-size-title);color:var(--color-text-primary)}}`,
};
