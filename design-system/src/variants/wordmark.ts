export interface Wordmark {
  /** Address of the drawing. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Languages in whose pages it stands: a name drawn in Latin letters is not the title in Chinese. */
  readonly locales: readonly string[];
}

/**
 * The brand's own drawing of its name, where a `Logo` shows words; mark and title in type are what stands without it. The title
 * stays in the page, and is what is read.
 */
export function wordmarkCss({ url, width, height, locales }: Wordmark): string {
  if (locales.length === 0) return '';
  const page = `:root:lang(${locales.join(',')})`;
  const logo = `${page} .part-logo:has(.part-word`;
  const image = JSON.stringify(encodeURI(url));
  return [
    `${page} .part-word{display:block;height:1.7em;aspect-ratio:${width}/${height};text-indent:100%;white-space:nowrap;overflow:hidden;background:url(${image}) 0/contain no-repeat}`,
    // Words that are only read show their mark instead: in the rail, up to where it is wide.
    `${logo}:not(.sr-only))>img{display:none}`,
    `@media(width>=80rem){${logo})>img{display:none}}`,
  ].join('');
}
