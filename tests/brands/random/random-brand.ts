import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { FEED_PAGES, GUEST_AREAS, type GuestArea, type GuestRules } from '../../../contract/src/index.ts';
import { parseTokens } from '../../../design-system/src/theme/index.ts';
import { kitScene, LEVERS, SCENES, type SceneName } from '../../../design-system/src/variants/index.ts';
import { drawIcon, drawWordmark } from '../../../server/cli/brand/mark.ts';
import type { BrandFile } from '../../../server/src/brand/brand.schema.ts';
import { QUOTAS } from '../../../server/src/brand/quotas.ts';
import { wave } from '../../../server/src/testing/sounds.ts';
import { BRANDS_DIR } from '../../support/brands-dir.ts';
import { grouped, randomTokens } from './random-tokens.ts';

/** A brand that nobody drew: what stands in its files. */
export interface RandomBrand {
  readonly file: BrandFile;
  /** By path: `shape.radius.card`. */
  readonly tokens: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Partial<Record<string, Record<string, string>>>>;
  /** Whose font files it uses; absent: none. */
  readonly fontsOf: string | undefined;
  /** What it draws itself, by its name. */
  readonly scenes: Readonly<Record<string, string>>;
  /** Names of what sounds of its own. */
  readonly sounds: readonly string[];
}

/** Names that are allowed and look like something else: markup, a template, a placeholder, a word of the product. */
const TITLES = [
  'R&B',
  '<b>Bold</b>',
  "O'Neil & Sons",
  '"Quoted"',
  '</script><i>',
  '{title}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a name
  '${name}',
  '%s%d',
  'Chat',
  'Ünïcödé',
  'İstanbul',
  'ﬁﬂ',
  '李子',
  '한글',
  'नमस्ते',
  'مرحبا',
  '🦉 Owl',
  'a',
  'W W W W',
  '__proto__',
  'null',
] as const;

const title = fc.oneof(
  fc.constantFrom(...TITLES),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((text) => /^[\p{L}\p{N}][\p{L}\p{N} ]*$/u.test(text)),
);
const both = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<{ 'zh-CN': T; en: T }> =>
  fc.record({ 'zh-CN': one, en: one });

const variants = fc.record(
  Object.fromEntries(Object.entries(LEVERS).map(([lever, values]) => [lever, fc.constantFrom(...values)])),
  { requiredKeys: [] },
);

const switches = fc
  .record({
    google: fc.boolean(),
    discover: fc.boolean(),
    publish: fc.boolean(),
    videos: fc.boolean(),
    envelopes: fc.record({ lucky: fc.boolean(), minesweeper: fc.boolean() }, { requiredKeys: [] }),
    wallet: fc.record({ withdrawal: fc.boolean() }, { requiredKeys: [] }),
    groups: fc.record({ create: fc.boolean() }, { requiredKeys: [] }),
  })
  .map(({ google, ...features }) => ({
    features: { ...features, google },
    google: { enabled: google, client_id: '' },
  }));

/** What the shipped brands set their words in, each once. */
const FONTS = {
  aurora: { family: 'Manrope', file: 'manrope' },
  harbor: { family: 'IBM Plex Sans', file: 'ibm-plex-sans' },
  saffron: { family: 'Bricolage Grotesque', file: 'bricolage-grotesque' },
} as const;
type FontSource = keyof typeof FONTS;
const fontsOf = fc.constantFrom<(FontSource | undefined)[]>(undefined, 'aurora', 'harbor', 'saffron');

const SYSTEM = ['system-ui', 'PingFang SC', 'Noto Sans SC', 'sans-serif'];
const weight = fc.integer({ min: 400, max: 700 });
const weights = fc.record({
  regular: weight,
  medium: weight,
  strong: weight,
  display: weight,
  numeric: weight,
});

function typeTokens(source: FontSource | undefined, heavy: Readonly<Record<string, number>>) {
  const words = source === undefined ? SYSTEM : [FONTS[source].family, ...SYSTEM];
  const families = { body: words, display: words, numeric: words, mono: ['monospace'] };
  return Object.fromEntries([
    ...Object.entries(families).map(([name, $value]) => [
      `type.family.${name}`,
      { $type: 'fontFamily', $value },
    ]),
    ...Object.entries(heavy).map(([name, $value]) => [
      `type.weight.${name}`,
      { $type: 'fontWeight', $value },
    ]),
  ]);
}

const fontFiles = (source: FontSource | undefined): BrandFile['fonts'] =>
  source === undefined
    ? []
    : [
        {
          family: FONTS[source].family,
          file: `fonts/${FONTS[source].file}.woff2`,
          weight: [400, 700],
          style: 'normal',
        },
      ];

const page = (id: string, name: string) => ({
  'zh-CN': `https://${id}.example/zh/${name}`,
  en: `https://${id}.example/en/${name}`,
});

const furtherLinks = (id: string): NonNullable<BrandFile['links']> => [
  {
    label: { 'zh-CN': '版本 <说明>', en: 'Imprint & <contact>' },
    url: `https://${id}.example/imprint?a=1&b=2`,
    places: ['login', 'about', 'footer'],
  },
  { label: { 'zh-CN': '规则', en: 'Rules' }, url: '/hashtags/rules', places: ['footer'] },
];

const OWN_WORD: RandomBrand['messages'] = { 'zh-CN': { 'nav.me': '自己' }, en: { 'nav.me': 'Self' } };

/** Navigation and first page; none names what may be switched off. */
const PLACES: readonly Pick<RandomBrand['file'], 'tabs' | 'start'>[] = [
  {},
  { tabs: ['chat', 'me'], start: { guest: 'login', member: 'chat' } },
  { tabs: ['wallet', 'home', 'me'] },
  { tabs: ['home', 'chat', 'notifications', 'wallet', 'me'], start: { member: 'me' } },
];

/** So much that whoever looks through all screens does not end them. */
const anyQuota = Object.fromEntries(
  Object.keys(QUOTAS).map((name) => [name, fc.integer({ min: 600, max: 1000 })]),
);

/** What guests see, closed here and there. */
const guests = fc
  .record(
    Object.fromEntries(GUEST_AREAS.map((area) => [area, fc.constant(false)])) as Record<
      GuestArea,
      fc.Arbitrary<false>
    >,
    { requiredKeys: [] },
  )
  .chain((closed) =>
    fc
      .option(fc.integer({ min: FEED_PAGES.least, max: FEED_PAGES.most }), { nil: undefined })
      .map((feed_pages) => ({
        ...closed,
        ...(feed_pages !== undefined && closed.feed === undefined && { feed_pages }),
      })),
  );

/** Rules that the doctor has nothing to say of: none of a page that is off. */
const rulesFor = ({ discover, ...rules }: GuestRules, has: { discover: boolean }): GuestRules => ({
  ...rules,
  ...(discover !== undefined && has.discover && { discover }),
});

/** Scenes of several ways of drawing side by side, as files of its own. */
const scenes = fc.dictionary(
  fc.constantFrom(...SCENES),
  fc.constantFrom('outline', 'blocks', 'paper', 'grid', 'glow'),
  { maxKeys: 3 },
);
const sounds = fc.subarray(['message', 'sent', 'opened', 'attention']);
const SECONDS = 0.2;

/** Any brand of this id that the schemas of its files allow. */
export const randomBrand = (id: string): fc.Arbitrary<RandomBrand> =>
  fc
    .record({
      tokens: randomTokens,
      title: both(title),
      tagline: both(fc.constantFrom('Good company.', '<i>Every</i> day & night', '有话聊，有人懂。', '…')),
      locale: fc.constantFrom('zh-CN', 'en'),
      country: fc.constantFrom('CN', 'IN', 'US', 'SG', 'BR'),
      variants,
      switches,
      links: fc.boolean(),
      places: fc.constantFrom(...PLACES),
      guests,
      analytics: fc.constantFrom(
        undefined,
        { url: '/stats/view' },
        { url: 'https://stats.example/view', consent: false },
      ),
      further: fc.boolean(),
      order: fc.shuffledSubarray<'phone' | 'email' | 'qr'>(['phone', 'email', 'qr'], { minLength: 1 }),
      wordmark: fc.subarray<'zh-CN' | 'en'>(['zh-CN', 'en']),
      ownWord: fc.boolean(),
      fontsOf,
      weights,
      scenes,
      sounds,
      quotas: fc.option(fc.record(anyQuota, { requiredKeys: [] }), { nil: undefined }),
    })
    .map(({ tokens, switches: { features, google }, links, ownWord, ...rest }) => ({
      file: {
        ...{ id, title: rest.title, tagline: rest.tagline, hosts: [`${id}.example`] },
        ...{ locale: rest.locale as 'en', country: rest.country, features, google },
        legal: { terms: page(id, 'terms'), privacy: page(id, 'privacy') },
        captcha: { provider: 'geetest' as const, id: '' },
        ...(features.envelopes.minesweeper && { licence: 'GC 2026-17' }),
        support: { email: `help@${id}.example` },
        ...{ ...rest.places, guests: rulesFor(rest.guests, features) },
        ...(rest.analytics && { analytics: rest.analytics }),
        ...(rest.quotas && { quotas: rest.quotas }),
        login_order: rest.order,
        ...(rest.further && { links: furtherLinks(id) }),
        ...{ direct_links: links, variants: rest.variants, wordmark: rest.wordmark },
        fonts: fontFiles(rest.fontsOf),
      },
      tokens: { ...tokens, ...typeTokens(rest.fontsOf, rest.weights) },
      messages: ownWord ? OWN_WORD : {},
      fontsOf: rest.fontsOf,
      scenes: Object.fromEntries(
        Object.entries(rest.scenes).map(([name, way]) => [name, kitScene(way, name as SceneName) ?? '']),
      ),
      sounds: rest.sounds,
    }));

async function writeDecoration(folder: string, { scenes, sounds }: RandomBrand): Promise<void> {
  for (const name of ['scenes', 'sounds']) await mkdir(join(folder, name), { recursive: true });
  for (const [name, svg] of Object.entries(scenes)) await writeFile(join(folder, `scenes/${name}.svg`), svg);
  for (const name of sounds) await writeFile(join(folder, `sounds/${name}.wav`), wave(SECONDS));
}

/** Writes its folder, with icon and wordmark drawn from it and the demo content of another. */
export async function writeRandomBrand(dir: string, brand: RandomBrand, demo: string): Promise<void> {
  const { file, messages, fontsOf: source } = brand;
  const folder = join(dir, file.id);
  const tokens = grouped(brand.tokens);
  const parsed = parseTokens(tokens);
  if (parsed.status !== 'valid') throw new Error(JSON.stringify(parsed.findings));
  const texts: Record<string, string> = {
    'brand.json': JSON.stringify(file),
    'tokens.json': JSON.stringify(tokens),
    'demo.json': JSON.stringify({ from: demo }),
    'icon.svg': drawIcon(file.id, parsed.tokens),
    'wordmark.svg': drawWordmark(file.id, file.title.en, parsed.tokens),
  };
  for (const [locale, own] of Object.entries(messages))
    texts[`messages.${locale}.json`] = JSON.stringify(own);
  await mkdir(join(folder, 'fonts'), { recursive: true });
  for (const [path, text] of Object.entries(texts)) await writeFile(join(folder, path), text);
  await writeDecoration(folder, brand);
  if (source === undefined) return;
  for (const { file: path } of file.fonts) await cp(join(BRANDS_DIR, source, path), join(folder, path));
  await cp(join(BRANDS_DIR, source, 'fonts/OFL.txt'), join(folder, 'fonts/OFL.txt'));
}
