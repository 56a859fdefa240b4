import type { Rules } from './levers.ts';

/** `part-bar` is the row of places at the foot of a phone; what is named by its label alone is the one thing to do. */
export const nav: Rules<'nav'> = {
  flat: `.part-bar{background:var(--color-surface-raised);backdrop-filter:none;>[aria-current]{box-shadow:inset 0 3px currentColor}>[aria-label]>span{background:none;color:var(--color-text-primary);border:calc(var(--shape-border-width) + 1px) solid;height:32px;width:44px}}`,
  pill: `.part-bar{inset-inline:12px;bottom:calc(10px + env(safe-area-inset-bottom));height:60px;max-width:440px;margin-inline:auto;padding-bottom:0;border:var(--shape-hairline) solid var(--color-border-subtle);border-radius:var(--shape-radius-control);box-shadow:var(--elevation-float);>*{border-radius:inherit}}@media(max-width:819px){:has(+.part-bar){padding-bottom:calc(84px + env(safe-area-inset-bottom))}}`,
};
