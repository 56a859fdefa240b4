import { basename } from 'node:path';
import { hexOf } from '@livery/design-system/theme';
import { imagePaths, imageUrl } from '../../../server/src/brand/brand.images.ts';
import type { Brand } from '../../../server/src/brand/brand.ts';
import { isFixture } from '../../support/fixture-brands.ts';
import { drawingsOf } from './drawings.ts';
import { isDistinctive, sharedTexts } from './ordinary.ts';

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
    id: isFixture(brand.id) ? [brand.id] : formsOf(brand.id),
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

/** Greys stand in any drawing and any rule. */
function isGrey(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) < 12;
}

/** How a page or a file names a brand whose id is a word: the id alone says nothing. */
export const formsOf = (id: string): string[] => [`brand-${id}`, `/brands/${id}/`, `"brand":"${id}"`];

/** Whether a mark can be nothing but this brand's. */
function tellsApart({ kind, text }: Mark): boolean {
  switch (kind) {
    case 'name':
    case 'tagline':
    case 'text':
    case 'licence':
      return isDistinctive(text);
    case 'colour':
      return !isGrey(text);
    default:
      return true;
  }
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
  // Those of the repository are known by every mark: they are what the checks are tried on.
  const telling = isFixture(brand.id) ? marks : marks.filter(tellsApart);
  known.set(brand, telling);
  return telling;
}
