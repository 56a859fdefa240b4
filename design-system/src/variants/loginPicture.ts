import type { Variants } from './levers.ts';

/** A form that floats on it has it on all of a phone, too, and begins where the drawing would end. */
const BEHIND =
  '@media not (width>=820px){.part-login .part-art{position:absolute;inset:0}.part-login .part-art:not(.hidden)+.part-form{position:relative;margin-top:210px}}';

/** A photograph in the place of the drawing at the login, and of the collage beside it, its middle always in sight. */
export const loginPictureCss = (url: string, { login }: Variants): string =>
  `.part-login .part-art{background:url(${JSON.stringify(encodeURI(url))}) 50%/cover;&>*{display:none}}${login === 'full' ? BEHIND : ''}`;
