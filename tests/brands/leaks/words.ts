/** The text as a pattern that matches nothing else. */
export const quoted = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** True where the text stands as a word or a group of words of its own, in this spelling or in capitals. */
export function hasName(body: string, name: string): boolean {
  if (/^\p{Script=Han}$/u.test(name)) return hasSign(body, name);
  if (/\p{Script=Han}/u.test(name)) return body.includes(name);
  const spellings = [name, name.toUpperCase()].map((each) => quoted(each)).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spellings})(?![\\p{L}\\p{N}_])`, 'u').test(body);
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const REACH = 8;

/** A character that goes on with the word; particles begin something new. */
const WITHIN_A_WORD = /(?![的是与和里上中])\p{Script=Han}/u;

/**
 * One Chinese character is a syllable of many words, so it is a name only where it is a word by itself, at the end of a
 * phrase or before a particle: 欢迎来到莲, 莲的隐私政策, but not 莲花, 翡翠, 翠湖.
 */
function hasSign(body: string, sign: string): boolean {
  for (let at = body.indexOf(sign); at !== -1; at = body.indexOf(sign, at + 1)) {
    const start = Math.max(0, at - REACH);
    const around = body.slice(start, at + REACH).replace(/\\[a-z]/g, '  ');
    const isWord = words.segment(around).containing(at - start)?.segment === sign;
    if (isWord && !WITHIN_A_WORD.test(body.charAt(at + 1))) return true;
  }
  return false;
}

const identifiers = new Map<string, RegExp>();

/** Ids are ordinary words, so one counts where it is joined to other code, never inside a sentence. */
function identifierOf(id: string): RegExp {
  const known = identifiers.get(id);
  if (known !== undefined) return known;
  const same = `(?:${id}|${id.toUpperCase()})`;
  const start = '(?<![\\p{L}\\p{N}])';
  const end = '(?![\\p{L}\\p{N}])';
  const big = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const made = new RegExp(
    [
      // brand-lotus, brand_lotus, /lotus, ?b=lotus, brand:lotus, .lotus
      `[-_/@=:&?+~.$]${same}${end}`,
      // lotus-card, lotus_key, lotus/icon.svg, lotus.png, lotus:dark
      `${start}${same}(?:[-_/@=&]\\S|[.:][\\p{L}\\p{N}/_-])`,
      // url(#lotus), "#lotus", #lotus{ — and not the tag #lotus of a post
      `#${same}(?:["'){]|[.:>[]\\S)`,
      // "lotus", 'lotus', \`lotus\`
      `(["'\`])${same}\\1`,
      // class="card lotus"
      `\\b(?:class|id|for|name|data-[\\w-]+)\\s*=\\s*(["'])(?:(?!\\2)[^<>])*${start}${same}${end}`,
      // lotusTheme, isLotus
      `${start}${id}\\p{Lu}`,
      `[\\p{Ll}\\p{N}]${big}(?![\\p{Ll}\\p{N}])`,
    ].join('|'),
    'u',
  );
  identifiers.set(id, made);
  return made;
}

/** True where an id stands as an identifier: in a class, an attribute, an address, a file name, a key, a value. */
export function hasIdentifier(body: string, id: string): boolean {
  // A plain search first: most texts hold nothing of it, in any case of the first letter.
  const spellings = [id.slice(1), id.toUpperCase()];
  return spellings.some((each) => body.includes(each)) && identifierOf(id).test(body);
}
