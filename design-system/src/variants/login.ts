import type { Rules } from './levers.ts';

/** `part-login` is a page before the application: `part-art` its drawing, which a phone hides on some, `part-form` the rest. */
const SHOWN = '.part-art:not(.hidden)+.part-form';
/** As the hill at the foot of the drawing, which ends where the form has covered it. */
const HILL = 'color-mix(in srgb,var(--illustration-tint-a) 72%,var(--illustration-ground))';
const WIDE = '@media(width>=820px)';
const NARROW = '@media not (width>=820px)';
/** A card without a picture has its head under a line of the accent. */
const PANEL = [
  'flex:none',
  'min-height:0',
  'border:var(--shape-hairline) solid var(--color-border-subtle)',
  'border-radius:var(--shape-radius-card)',
  'background:var(--color-surface-raised)',
  'box-shadow:inset 0 4px var(--color-accent-solid),var(--elevation-card)',
].join(';');

export const login: Rules<'login'> = {
  split: `${SHOWN}{margin-top:0;border-radius:0;${NARROW}{border-top:var(--shape-hairline) solid var(--color-border-subtle)}}${WIDE}{.part-login{flex-direction:row-reverse}.part-art+.part-form{width:50%}}`,
  full: `${NARROW}{.part-art{min-height:264px}.part-login:has(>${SHOWN}){background:${HILL}}${SHOWN}{margin:-54px 12px 12px;border-radius:var(--shape-radius-sheet);box-shadow:var(--elevation-float)}}${WIDE}{.part-login .part-art{position:absolute;inset:0}.part-login .part-art+.part-form{position:relative;width:460px;min-height:0;margin:auto;border-radius:var(--shape-radius-card);background:var(--color-surface-base);box-shadow:var(--elevation-float)}}`,
  card: `.part-art{display:none}${NARROW}{.part-login:has(>${SHOWN}){padding:16px;background:var(--color-surface-sunken)}${SHOWN}{margin:auto 0;${PANEL}}}${WIDE}{.part-login{align-items:center;justify-content:center;background:var(--color-surface-sunken)}.part-login .part-form{width:480px;margin:32px 0;${PANEL}}}`,
};
