import type { Rules } from './levers.ts';

const SHOWN = 'position:static;width:auto;height:auto;margin:0;overflow:visible;clip-path:none';

/** `part-rail` is the row of places at the side of wide windows. `--under` is how far below the window's edge pages begin. */
export const rail: Rules<'rail'> = {
  icons: `.part-rail{width:88px;padding-inline:8px;>a{flex-direction:column;justify-content:center;gap:6px;height:58px;padding:0;font-size:var(--type-size-micro);>span{${SHOWN}}>span+span{position:absolute;inset:4px auto auto 52%}}>div{align-self:center;span{position:absolute;clip-path:inset(50%)}img{display:block!important}}}`,
  top: `@media(width>=820px){:has(>.part-rail){flex-direction:column;--under:64px;[data-pane]{--under:0px}}.part-rail{flex-direction:row;align-items:center;width:auto;height:64px;z-index:6;padding:0 24px;border:0;border-bottom:var(--shape-hairline) solid var(--color-border-subtle);>div{padding:0 12px}}}@media(width>=1280px){.part-rail>a>span{${SHOWN}}}`,
};
