import { basename } from 'node:path';
import { LOCALES } from '@livery/contract';
import { hexOf } from '@livery/design-system/theme';
import { productTexts } from '../../../server/cli/brand/product-texts.ts';
import { imagePaths, imageUrl } from '../../../server/src/brand/brand.images.ts';
import type { Brand } from '../../../server/src/brand/brand.ts';
import { drawingsOf } from './drawings.ts';

export const MARK_KINDS = [
  'id',
  'name',
  'tagline',
  'host',
  'link',
  'text',
  'licence',
  'google',
  'captcha',
  'colour',
  'font',
  'drawing',
  'asset',
] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

/** What tells a brand apart, in texts that anyone can read. */
export interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
}

/** Names of this machine belong to no brand. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;

/** Belong to no brand. */
const PLAIN = new Set(['#000000', '#ffffff']);

const allColors = ({ tokens }: Brand): string[] => {
  const colors = [...tokens.values()].flatMap((token) =>
    token.type === 'color' ? [hexOf(token.value)] : [],
  );
  return [...new Set(colors)].filter((hex) => !PLAIN.has(hex));
};

const fonts = ({ config }: Brand): string[] =>
  config.fonts.flatMap(({ family, file }) => [family, basename(file, '.woff2')]);

/** Addresses of public files end in their hash; it names the content wherever it turns up. */
const hashes = (brand: Brand): string[] => [
  ...[...brand.files.values()].map(({ hash }) => hash),
  ...imagePaths.map((path) => imageUrl(brand, path).split('v=')[1] ?? ''),
];

/** The product's own texts, which every brand says. */
const sharedTexts = (await Promise.all(LOCALES.map(productTexts)))
  .flatMap((texts) => Object.values(texts))
  .join('\n');

const SHORTEST_TEXT = 4;

/** The longest piece between the placeholders of every text of its own, when the product does not say it as well. */
const ownTexts = ({ messages }: Brand): string[] =>
  [...messages.values()]
    .flatMap((texts) => Object.values(texts))
    .map((text) => text.split(/\{[^{}]*\}|<[^>]*>|[{}#]/).sort((a, b) => b.length - a.length)[0] ?? '')
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= SHORTEST_TEXT && !sharedTexts.includes(piece));

function textsOf(brand: Brand): Record<MarkKind, readonly string[]> {
  const { config } = brand;
  const { terms, privacy } = config.legal;
  return {
    id: [brand.id],
    name: Object.values(config.title),
    tagline: Object.values(config.tagline),
    host: config.hosts.filter((host) => !LOCAL.test(host)),
    link: [
      ...Object.values(terms),
      ...Object.values(privacy),
      config.support.email,
      config.support.url ?? '',
    ],
    text: ownTexts(brand),
    licence: [config.licence ?? ''],
    google: [config.google.client_id],
    captcha: [config.captcha.id],
    colour: allColors(brand),
    font: fonts(brand),
    drawing: drawingsOf(`${brand.iconSvg}\n${brand.wordmarkSvg}`),
    asset: hashes(brand),
  };
}

const known = new WeakMap<Brand, readonly Mark[]>();

/** Everything that belongs to this brand; each mark once. */
export function marksOf(brand: Brand): readonly Mark[] {
  const before = known.get(brand);
  if (before !== undefined) return before;
  const texts = textsOf(brand);
  const marks = MARK_KINDS.flatMap((kind) =>
    [...new Set(texts[kind])].filter((text) => text !== '').map((text): Mark => ({ kind, text })),
  );
  known.set(brand, marks);
  return marks;
}
