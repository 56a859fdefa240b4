/** Compiled at first use: a browser without the flag `v` loads everything else. */
let pattern: RegExp | undefined;
const isRecommended = (text: string): boolean => {
  pattern ??= /^\p{RGI_Emoji}$/v;
  return pattern.test(text);
};

/**
 * One emoji and nothing else, as Unicode recommends it for interchange (product.md section 5, "emoji pattern check"). The
 * sign that a symbol is meant as a picture may be missing: ❤ is ❤️.
 */
export const parseEmoji = (text: string): string | undefined =>
  [text, `${text}\ufe0f`].find((spelling) => spelling.length <= 64 && isRecommended(spelling));
