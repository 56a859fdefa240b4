import { colorPath, hexOf, KEY_COLORS } from '@livery/design-system/theme';
import type { Brand } from '../../server/src/domains/brand/brand.ts';

/** What tells a brand apart, in texts that anyone can read. */
interface Mark {
  readonly kind: 'id' | 'name' | 'host' | 'link' | 'colour' | 'font' | 'drawing';
  readonly text: string;
}

/** Names of this machine belong to no brand. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;

const byte = (part: string): string => Number(part).toString(16).padStart(2, '0');

/** Every opaque colour as `#rrggbb`, however CSS or a browser writes it. */
const spelled = (text: string): string =>
  text
    .replace(
      /\brgba?\((\d+), (\d+), (\d+)(?:, [\d.]+)?\)/g,
      (_, r, g, b) => `#${byte(r)}${byte(g)}${byte(b)}`,
    )
    .replace(/#([\da-f])([\da-f])([\da-f])(?![\da-z])/gi, '#$1$1$2$2$3$3');

/** Belong to no brand. */
const PLAIN = new Set(['#000000', '#ffffff']);

const keyColors = (brand: Brand): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    KEY_COLORS.flatMap((name) => {
      const token = brand.tokens.get(colorPath(name, scheme));
      const hex = token?.type === 'color' ? hexOf(token.value) : '#ffffff';
      return PLAIN.has(hex) ? [] : [hex];
    }),
  );

function marksOf(brand: Brand): Mark[] {
  const { config } = brand;
  const links = [...Object.values(config.legal.terms), ...Object.values(config.legal.privacy)];
  const paths = [...brand.wordmarkSvg.matchAll(/\sd="([^"]{40,})"/g)].map(([, path = '']) => path);
  const mark = (kind: Mark['kind'], texts: readonly string[]): Mark[] =>
    texts.map((text) => ({ kind, text }));
  return [
    ...mark('id', [brand.id]),
    ...mark('name', Object.values(config.title)),
    ...mark(
      'host',
      config.hosts.filter((host) => !LOCAL.test(host)),
    ),
    ...mark('link', [...links, config.support.email]),
    ...mark('colour', keyColors(brand)),
    ...mark(
      'font',
      config.fonts.map(({ family }) => family),
    ),
    ...mark('drawing', paths),
  ];
}

const isLatin = (text: string): boolean => /^[\w.-]+$/.test(text);

/** Latin names count as whole words; colours and everything else wherever they stand. */
function contains(body: string, { text }: Mark): boolean {
  if (!isLatin(text)) return body.toLowerCase().includes(text.toLowerCase());
  const quoted = text.replace(/[.-]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${quoted}(?![\\w-])`, 'i').test(body);
}

/** Marks of other brands in a text that this brand serves: `lotus: colour #d64a72`. What both share is no leak. */
export function leaksIn(body: string, own: Brand, all: readonly Brand[]): string[] {
  const shared = spelled([own.themeCss, JSON.stringify(own.config), own.iconSvg, own.wordmarkSvg].join('\n'));
  const text = spelled(body);
  return all
    .filter(({ id }) => id !== own.id)
    .flatMap((other) =>
      marksOf(other)
        .filter((mark) => (mark.kind !== 'colour' && mark.kind !== 'font' ? true : !contains(shared, mark)))
        .filter((mark) => contains(text, mark))
        .map((mark) => `${other.id}: ${mark.kind} ${mark.text}`),
    );
}
