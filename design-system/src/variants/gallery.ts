import type { Rules } from './levers.ts';

/**
 * `part-gallery` holds columns of posts, or of their places while they are on their way; a `part-tile` is a picture and
 * `part-tile-words` what stands under it. `--gallery-columns` and `--gallery-tiles` say how posts are dealt to columns.
 */
const TALL = '{height:calc(200cqi + var(--density-gap))!important}';
const OVER = [
  'color:var(--color-media-control-text)',
  '--color-text-secondary:var(--color-media-control-text)',
  '--color-text-tertiary:var(--color-media-control-text)',
  'background:linear-gradient(transparent,var(--color-media-gradient) 45%)',
].join(';');

export const gallery: Rules<'gallery'> = {
  mosaic: `:root{--gallery-tiles:even}.part-gallery{--density-gap:4px;padding-inline:var(--density-gap);>div{container-type:inline-size;article,div>div{height:100cqi!important;border:0;box-shadow:none;border-radius:min(var(--shape-radius-media),10px);overflow:clip;>*{height:100%}}}>:nth-child(odd) :is(article,div>div):nth-child(3n+1)${TALL}>:nth-child(even) :is(article,div>div):nth-child(3n)${TALL}}.part-tile{position:relative;border-radius:0;>:first-child{height:100%}>div+.part-tile-words{${OVER}}}.part-tile-words{position:absolute;inset:auto 0 0;gap:4px;padding:36px 10px 10px;>:not(:last-child){-webkit-line-clamp:1}}`,
  large: `:root{--gallery-columns:1}.part-gallery{--density-gap:20px;width:100%;max-width:720px;margin-inline:auto;>:nth-child(n+2){display:none}}.part-tile>div{max-height:80dvh}.part-tile-words{gap:12px;padding:14px max(var(--density-card-pad),14px) 16px;>:not(:last-child){font-size:var(--type-size-lead)}}`,
};
