import type { Rules } from './levers.ts';

/**
 * `part-wallet` is the head of the wallet. In it `part-balance`: `part-balance-head` names it, `part-sum` is the figure or a
 * `part-bone` until it comes, `part-shares` the line of shares, `part-parts` what is free and held, `part-holder` whose it is,
 * `part-rings` and `part-mark` lie behind. Then `part-sums`, what came and went, which the log says in `part-month-sums`, and
 * `part-quick` with a `part-action` for each thing to do.
 */
const FROM = 'var(--illustration-hero-from)';
const TO = 'var(--illustration-hero-to)';
const INK = 'var(--illustration-hero-ink)';
const LINE = 'var(--shape-hairline) solid var(--color-border-default)';
const WIDE = '@media(width>=820px)';
/** Where what came and went has its own card beside the log. */
const ASIDE = '@media(width>=1280px)';
/** It does not stand in the log as well. */
const SUMS_ABOVE = '@media not (width>=1280px){.part-month-sums{display:none}}';
/** No card: as wide as the page, as high as what it says. */
const PLAIN = 'max-width:none;min-height:0;box-shadow:none';
/** Of a page whose cards reach its edges, what does not reach them stands so far inside. */
const INSET = 'max(0px,var(--density-gutter) - var(--density-feed-inset))';
/** As far as a screen is wide, behind whatever stands beside it. */
const bleed = (ground: string): string => `border-image:linear-gradient(${ground}) fill 0//0 100vw`;
const GAP = 'max(8px,min(var(--density-gap),12px))';
const TILE =
  'padding:12px 14px;border:var(--elevation-card-border) solid var(--color-border-subtle);border-radius:var(--shape-radius-card);box-shadow:var(--elevation-card)';
/** What is written on it is in its ink, also where a finger or the keyboard is. */
const ON_BAND = `--color-text-primary:${INK};--color-surface-hover:transparent;--color-border-focus:${INK}`;

export const wallet: Rules<'wallet'> = {
  band: `.part-wallet{grid-template-columns:minmax(0,1fr)}.part-balance{${PLAIN};${ON_BAND};margin-top:-8px;padding:14px ${INSET} 60px;border-radius:0;background:${FROM};${bleed(`${FROM},${TO}`)};overflow:visible}.part-rings,.part-mark,.part-shares,.part-holder{display:none}.part-sum{--figure:calc(var(--type-size-hero)*1.3);margin-block:6px 12px}.part-balance~:is(nav,div){position:relative;margin:calc(-44px - var(--density-gap)) ${INSET} 0;background:var(--color-surface-raised);border:var(--shape-hairline) solid var(--color-border-subtle);border-radius:var(--shape-radius-card);box-shadow:var(--elevation-float)}.part-quick{grid-template-columns:repeat(4,minmax(0,1fr));padding-inline:4px}${WIDE}{:has(main .part-balance)>.part-rail{position:sticky;z-index:6;background:var(--color-surface-base)}}@media not (width>=820px){main:has(.part-balance)>:first-child{${ON_BAND};color:${INK};background:${FROM};border-bottom:0;backdrop-filter:none;${bleed(`${FROM},${FROM}`)}}}@media(forced-colors:active){.part-balance,main:has(.part-balance)>:first-child{border-image:none}}`,
  statement: `.part-wallet{grid-template-columns:minmax(0,1fr);gap:0;padding-inline:${INSET}}.part-balance{${PLAIN};padding:4px 0 0;border-radius:0;background:none;color:var(--color-text-primary);overflow:visible}.part-rings,.part-mark,.part-shares{display:none}.part-balance-head{order:1}.part-holder{order:0;margin:0 0 2px;font-family:var(--type-family-display);font-size:var(--type-size-title)}.part-sum{order:2;--figure:calc(var(--type-size-hero)*1.25);margin-block:6px 18px}.part-parts{order:3;flex-direction:column;gap:0;border-top:2px solid var(--color-text-primary)}.part-parts>*,.part-sums>*{display:flex;align-items:baseline;justify-content:space-between;gap:16px;padding-block:11px;font-size:var(--type-size-body)}.part-parts>*+*,.part-sums>*{border-top:${LINE}}.part-sums{display:block;${ASIDE}{display:none}}.part-bone{background:var(--color-accent-soft)}.part-sums .part-sum{order:0;margin:0;padding:0;flex:1;text-align:end;--figure:var(--type-size-lead)}.part-sums dd{display:contents}.part-quick{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 20px;border-block:2px solid var(--color-text-primary)}.part-action{min-width:44px;min-height:52px;flex-direction:row;padding:0;font-size:var(--type-size-body);font-weight:var(--type-weight-strong);color:var(--color-text-link);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:5px}.part-action-icon{display:none}${SUMS_ABOVE}`,
  tiles: `.part-wallet{grid-template-columns:repeat(2,minmax(0,1fr));align-items:stretch;gap:${GAP};padding-inline:${INSET};>*{grid-column:1/-1}}.part-balance{${PLAIN};${TILE};border-color:transparent}.part-rings,.part-mark,.part-shares,.part-holder{display:none}.part-sum{margin-block:2px 10px}.part-sums{display:contents;>*{${TILE};min-width:0;background:var(--color-surface-raised)}.part-sum{--figure:var(--type-size-heading);margin:0}${ASIDE}{display:none}}.part-quick{grid-template-columns:repeat(4,minmax(0,1fr));gap:${GAP}}.part-action{aspect-ratio:1;align-items:flex-start;justify-content:space-between;${TILE};padding:12px 4px 10px 10px;text-align:start;background:var(--color-accent-soft);color:var(--color-accent-text)}.part-action-icon{display:block;width:auto;height:auto;background:none}@media not (width>=350px){.part-quick{grid-template-columns:repeat(2,minmax(0,1fr))}.part-action{aspect-ratio:2}.part-sums>*{grid-column:1/-1}}${WIDE}{.part-wallet:has(.part-quick){grid-template-columns:minmax(0,1fr) 232px;.part-balance{grid-column:1}}.part-quick{grid-area:1/2;grid-template-columns:repeat(2,minmax(0,1fr))}}${SUMS_ABOVE}`,
};
