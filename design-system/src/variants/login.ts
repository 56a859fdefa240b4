import type { Rules } from './levers.ts';

/** `part-login` is a page before the application: `part-art` its drawing, which a phone hides on some, `part-form` the rest. */
const SHOWN = '.part-art:not(.hidden)+.part-form';
/** As the hill at the foot of the drawing, which ends where the form has covered it. */
const HILL = 'color-mix(in srgb,var(--illustration-tint-a) 72%,var(--illustration-ground))';
const WIDE = '@media(width>=820px)';

export const login: Rules<'login'> = {
  split: `${SHOWN}{margin-top:0;border-radius:0;border-top:var(--shape-hairline) solid var(--color-border-subtle)}${WIDE}{.part-login{flex-direction:row-reverse}.part-art+.part-form{width:50%;border:0}}`,
  full: `.part-art{position:absolute;inset:0 0 auto;height:400px}.part-login:has(>${SHOWN}){justify-content:flex-end;background:${HILL}}${SHOWN}{margin:210px 12px 12px;border-radius:var(--shape-radius-sheet);box-shadow:var(--elevation-float)}${WIDE}{.part-login .part-art{inset:0;height:auto}.part-login .part-art+.part-form{position:relative;width:460px;min-height:0;margin:auto;border-radius:var(--shape-radius-card);background:var(--color-surface-base);box-shadow:var(--elevation-float)}}`,
  card: `.part-art{display:none}.part-login .part-form{flex:1;min-height:100dvh;margin:0;border-radius:0}${WIDE}{.part-login{align-items:center;justify-content:center;background:var(--color-surface-sunken)}.part-login .part-form{flex:none;width:480px;min-height:0;margin:32px 0;border:var(--shape-hairline) solid var(--color-border-subtle);border-radius:var(--shape-radius-card);background:var(--color-surface-raised);box-shadow:var(--elevation-card)}}`,
};
