import {
  type BrandTexts,
  LOCALES,
  type Locale,
  type Localized,
  type BrandConfig as PublicConfig,
  type Start,
  type Tab,
  WHOLE_LOCALES,
} from '@livery/contract';
import { LEVERS, type Variants } from '@livery/design-system/variants';
import { type Static, Type } from 'typebox';
import { analyticsSchema } from './analytics.schema.ts';
import { guestsSchema } from './guests.schema.ts';
import { linksSchema } from './links.schema.ts';
import { COUNTRY, countriesSchema, loginOrderSchema } from './login.schema.ts';
import { startSchema, tabsSchema } from './places.schema.ts';
import { quotasSchema } from './quotas.schema.ts';
import type { BrandQuotas } from './quotas.ts';

const closed = { additionalProperties: false } as const;

/** What a text may hold: no control characters, no line or paragraph separators, no direction overrides. */
const LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]+$';
const HOST = '^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$';
const FONT_FILE = '^fonts/[a-z0-9][a-z0-9-]*\\.woff2$';
const FAMILY = "^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._+&'-]*$";
const BRAND_ID = '^[a-z][a-z0-9]{1,30}$';
const RANGE = '^U\\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?(,U\\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?)*$';

const line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: LINE, description });
/** Languages that fall back to another may be left out. */
const localised = (text: ReturnType<typeof Type.String>, description: string) =>
  Type.Unsafe<Localized>(
    Type.Object(
      Object.fromEntries(LOCALES.map((locale) => [locale, isWhole(locale) ? text : Type.Optional(text)])),
      { ...closed, description },
    ),
  );
const isWhole = (locale: Locale): boolean => WHOLE_LOCALES.some((each) => each === locale);
const language = (description?: string) =>
  Type.Unsafe<Locale>(
    Type.Union(
      LOCALES.map((locale) => Type.Literal(locale)),
      description === undefined ? {} : { description },
    ),
  );
const link = Type.String({
  pattern: '^https://[^\\s"<>\\\\]+$',
  maxLength: 500,
  description: 'An https:// address.',
  examples: ['https://plum.example/terms'],
});
const toggle = (fallback: boolean, description: string) =>
  Type.Optional(Type.Boolean({ default: fallback, description: `${description} Default: ${fallback}.` }));

const fontSchema = Type.Object(
  {
    family: Type.String({
      minLength: 1,
      maxLength: 64,
      pattern: FAMILY,
      description: 'The name that tokens.json uses in type.family.',
      examples: ['Plum Sans'],
    }),
    file: Type.String({
      pattern: FONT_FILE,
      description: 'A woff2 file in the folder fonts/.',
      examples: ['fonts/plum.woff2'],
    }),
    weight: Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), {
      minItems: 2,
      maxItems: 2,
      description: 'Least and greatest weight of the variable font.',
    }),
    style: Type.Union([Type.Literal('normal'), Type.Literal('italic')]),
    range: Type.Optional(
      Type.String({
        pattern: RANGE,
        description: 'unicode-range: the file is fetched for these characters only.',
        examples: ['U+0000-00FF'],
      }),
    ),
  },
  closed,
);

const featuresSchema = Type.Object(
  {
    google: toggle(false, 'Sign-in with Google.'),
    captcha: toggle(false, 'A captcha before codes are sent; needs captcha.id.'),
    discover: toggle(true, 'The discover page.'),
    publish: toggle(true, 'Publishing posts.'),
    videos: toggle(true, 'Posts may be short videos.'),
    envelopes: Type.Optional(
      Type.Object(
        {
          lucky: toggle(true, 'Red envelopes, equal and lucky.'),
          minesweeper: toggle(false, 'Minesweeper envelopes: a game of chance, see licence.'),
        },
        closed,
      ),
    ),
    wallet: Type.Optional(Type.Object({ withdrawal: toggle(true, 'Points can be withdrawn.') }, closed)),
    groups: Type.Optional(Type.Object({ create: toggle(true, 'People can make groups.') }, closed)),
  },
  { ...closed, description: 'What is switched off is gone from the client and refused by the server.' },
);

/** A lever may be left out: the product then draws as its components do by themselves, the first of the list. */
const variantsSchema = Type.Object(
  Object.fromEntries(
    Object.entries(LEVERS).map(([lever, values]) => [
      lever,
      Type.Optional(
        Type.Union(
          values.map((value) => Type.Literal(value)),
          { default: values[0], description: `Default: ${values[0]}.` },
        ),
      ),
    ]),
  ),
  { ...closed, description: 'How parts of the product are built.' },
);

/** `brand.json` as a file (decisions.md section 1). Written out as `brands/schema/brand.schema.json` for editors. */
export const brandFileSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    id: Type.String({
      pattern: BRAND_ID,
      description: 'The name of the folder.',
      examples: ['plum'],
    }),
    title: localised(line(30, 'Name of the product.'), 'Name of the product in each language.'),
    tagline: localised(line(120, 'One sentence.'), 'One sentence for the login page and search engines.'),
    hosts: Type.Array(Type.String({ pattern: HOST, examples: ['plum.example'] }), {
      minItems: 1,
      uniqueItems: true,
      description: 'Host names without scheme and port, lower case; a host belongs to one brand.',
    }),
    locale: language('Language until the user chooses.'),
    country: Type.String({
      pattern: COUNTRY,
      description: 'Default country of phone numbers, ISO 3166-1 alpha-2.',
      examples: ['SG'],
    }),
    countries: Type.Optional(countriesSchema),
    login_order: Type.Optional(loginOrderSchema),
    minimum_age: Type.Optional(
      Type.Integer({
        minimum: 12,
        maximum: 21,
        description: 'Years that people say to have when they sign up; nobody is asked without.',
      }),
    ),
    legal: Type.Object(
      { terms: localised(link, 'Terms of service.'), privacy: localised(link, 'Privacy policy.') },
      closed,
    ),
    captcha: Type.Object(
      { provider: Type.Literal('geetest'), id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }) },
      { ...closed, description: 'Public id of the captcha; its key comes from the environment.' },
    ),
    google: Type.Object(
      { enabled: Type.Boolean(), client_id: Type.String({ pattern: '^[A-Za-z0-9._-]{0,200}$' }) },
      {
        ...closed,
        description: 'Public client id; an empty one shows the button, which says that it is not set up.',
      },
    ),
    features: featuresSchema,
    guests: Type.Optional(guestsSchema),
    analytics: Type.Optional(analyticsSchema),
    quotas: Type.Optional(quotasSchema),
    tabs: Type.Optional(tabsSchema),
    start: Type.Optional(startSchema),
    direct_links: toggle(false, 'Links may be sent in direct conversations.'),
    licence: Type.Optional(line(120, 'The permit that allows minesweeper together with withdrawal.')),
    wordmark: Type.Optional(
      Type.Array(language(), {
        uniqueItems: true,
        description:
          'Languages in whose pages wordmark.svg stands at login and in the rail, instead of the mark and the title in type.',
      }),
    ),
    variants: Type.Optional(Type.Unsafe<Variants>(variantsSchema)),
    support: Type.Object(
      {
        email: Type.String({
          pattern: '^[^\\s@"<>]+@[^\\s@"<>]+$',
          maxLength: 254,
          examples: ['help@plum.example'],
        }),
        url: Type.Optional(link),
      },
      { ...closed, description: 'Where users get help.' },
    ),
    links: Type.Optional(
      linksSchema(localised(line(30, 'What the link is called.'), 'What it is called in each language.')),
    ),
    fonts: Type.Array(fontSchema, { maxItems: 8, description: 'Self-hosted fonts, 40 kB together at most.' }),
  },
  { ...closed, $id: 'brand.schema.json', title: 'A brand', description: 'See brands/README.md.' },
);

export type BrandFile = Static<typeof brandFileSchema>;
export type BrandFont = BrandFile['fonts'][number];

/** `brand.json` with every feature switch filled in; public by nature. */
export type BrandConfig = Omit<PublicConfig, keyof BrandTexts | 'places'> &
  BrandTexts &
  Pick<BrandFile, 'support'> & {
    readonly fonts: readonly BrandFont[];
    readonly tabs?: readonly Tab[];
    readonly start?: Start;
    readonly licence?: string;
    readonly direct_links?: boolean;
    readonly variants?: Variants;
    readonly wordmark?: readonly Locale[];
    readonly quotas?: BrandQuotas;
  };

/** Fills in the defaults of the switches. */
export function configOf({ $schema: _, ...file }: BrandFile): BrandConfig {
  const {
    google = false,
    captcha = false,
    discover = true,
    publish = true,
    videos = true,
    envelopes,
    wallet,
    groups,
  } = file.features;
  return {
    ...file,
    features: {
      google,
      captcha,
      discover,
      publish,
      videos,
      envelopes: { lucky: envelopes?.lucky ?? true, minesweeper: envelopes?.minesweeper ?? false },
      wallet: { withdrawal: wallet?.withdrawal ?? true },
      groups: { create: groups?.create ?? true },
    },
  };
}

/** `demo.json`: whose demo content the brand is filled with, in development alone. */
export const demoFileSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    from: Type.String({
      pattern: BRAND_ID,
      description: 'The brand whose demo content this one shows, with names of its own.',
      examples: ['aurora'],
    }),
  },
  {
    ...closed,
    $id: 'demo.schema.json',
    title: 'Demo content of a brand',
    description: 'See brands/README.md.',
  },
);

export type DemoFile = Static<typeof demoFileSchema>;

/** `messages.<locale>.json`: message id → text that replaces the product's own. */
export const messagesSchema = Type.Unsafe<Record<string, string>>({
  type: 'object',
  patternProperties: { '^[A-Za-z0-9_.$-]{1,120}$': Type.String({ maxLength: 2000 }) },
});
