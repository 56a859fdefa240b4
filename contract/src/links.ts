import { parse } from 'tldts';
import { lookAlikesOf, visibleText } from './rules/visible-text.ts';

/**
 * Whether a text holds a link (product.md section 5, "Messages and comments cannot contain links"): one rule for both
 * sides. It needs the public suffix list, so it has an entry point of its own: the browser fetches it when somebody writes.
 */

const SCHEME = /[a-z][a-z0-9]:[/\\]{2}\S/iu;
/** Names and endings in Chinese count after a scheme or `www.` alone: elsewhere the dot is a full stop. */
const WWW = /(?<![a-z0-9])www\.(?:[a-z0-9]|[\p{L}\p{N}-]+\.[\p{L}\p{N}])/iu;
/** Endings that nobody writes for anything else count whatever follows: `evil.com.thanks`. */
const PLAIN = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}0-9]\.(?:com|net|org|cn)(?![a-z0-9]|-[a-z0-9])/iu;
/** Four numbers alone are a version; with a port or a path they are an address. */
const IP_ADDRESS = /(?<!\w\.?)(?:\d{1,3}\.){3}\d{1,3}(?=\/|:\d{2,5}(?!\d)|\?\w+=)/u;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?![\w/-]|\.\w|\?\w+=)/giu;

/** Names with a dot in Latin, Greek or Cyrillic letters: Chinese around them is not part of them. */
const LETTER = '[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}0-9]';
const LABEL = `${LETTER}+(?:[-_]+${LETTER}+)*`;
const NAME = new RegExp(`(?=${LETTER})(?<!${LETTER}[-_]*)${LABEL}(?:\\.${LABEL})+`, 'giu');
const PATH = /^\.?(?:\/|\?\w+=)/u;

/** Endings that are also words or those of files, units and hours: alone they are no link (`done.so`, `main.py`, `5.km`). */
const ALSO_WORDS = new Set(
  'am as at be by call do here how is it like man name new no now one read so to you py md sh rs pl ps ml zip mov map pub cab cm kg km mm pm'.split(
    ' ',
  ),
);
/** Endings that are names or begin a sentence when they are written so: `Mr.Li`, `home.My`. */
const ALSO_NAMES = new Set(
  'Best Good Help Hu In La Li Live Love Lu Ma Me Mo Mu My Ng Pro See Su Today Us Watch'.split(' '),
);
/** An item of a list (`1.AI`, `B.TV`) or a word after an abbreviation (`p.m.in`). */
const ITEM_OR_ABBREVIATION = /^(?:\d{1,2}|[A-Z]|(?:[A-Za-z]\.)+[A-Za-z])\.[^.]+$/u;

/** The public suffix of a name that has something before it; undefined for endings that nobody registers. */
const suffixOf = (name: string): string | undefined => {
  const { publicSuffix, isIcann, domain } = parse(name, {
    extractHostname: false,
    validateHostname: false,
    detectIp: false,
  });
  return isIcann && domain ? (publicSuffix ?? undefined) : undefined;
};

const endsInSuffix = (name: string, hasPath: boolean): boolean => {
  const publicSuffix = lookAlikesOf(name).map(suffixOf).find(Boolean);
  if (!publicSuffix) return false;
  if (hasPath || publicSuffix.includes('.')) return true;
  return !(
    ALSO_WORDS.has(publicSuffix) ||
    ALSO_NAMES.has(name.slice(-publicSuffix.length)) ||
    ITEM_OR_ABBREVIATION.test(name)
  );
};

/** The name itself, and what stands before a sentence that follows without a space: `evil.ai.Thanks`. */
const isAddress = (name: string, rest: string): boolean => {
  const [first = name] = name.split(/\.(?=\p{Lu}\p{Ll})/u);
  return endsInSuffix(name, PATH.test(rest)) || (first !== name && endsInSuffix(first, false));
};

const hasName = (text: string): boolean =>
  [...text.matchAll(NAME)].some(({ 0: name, index }) =>
    isAddress(name, text.slice(index + name.length, index + name.length + 40)),
  );

/** Schemes, `www.`, names that end in a public suffix, numeric addresses with a path; not addresses of e-mail. */
export const hasLink = (text: string): boolean => {
  const seen = visibleText(text);
  if (SCHEME.test(seen) || WWW.test(seen)) return true;
  const words = seen.replace(EMAIL, ' ');
  return PLAIN.test(words) || IP_ADDRESS.test(words) || hasName(words);
};
