import type { Rules } from './levers.ts';

/** `part-cover` is the coloured field over `part-profile`: picture, names, numbers and what one does with them; tabs below stand as it does. */
export const profile: Rules<'profile'> = {
  plain:
    '.part-cover{display:none}.part-profile{margin-top:0;padding-top:12px;>:first-child{margin-inline-start:-4px}}',
  centred:
    '.part-profile{flex-direction:column;align-items:center;text-align:center;.part-actions{order:9}>div{flex:none;width:100%;justify-content:center;align-items:center;>:is(button,span){align-items:center}}}main:has(.part-profile) .part-tabs{justify-content:safe center}',
};
