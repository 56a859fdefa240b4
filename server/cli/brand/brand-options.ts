import { createHash } from 'node:crypto';
import { type Locale, WHOLE_LOCALES, type WholeLocale } from '@livery/contract';
import { type Color, colorOf } from '@livery/design-system/theme';
import type { BrandFile } from '../../src/brand/brand.schema.ts';
import { MANNER_NAMES, MANNERS, type MannerName } from './shapes.ts';

/** What someone wants of a new brand, as flags name it; what is left out has a default. */
export interface BrandOptions {
  readonly 'title-en'?: string;
  readonly 'title-zh'?: string;
  readonly 'tagline-en'?: string;
  readonly 'tagline-zh'?: string;
  readonly color?: string;
  readonly shape?: string;
  readonly host?: readonly string[];
  readonly locale?: string;
  readonly country?: string;
  readonly terms?: string;
  readonly privacy?: string;
  readonly email?: string;
  /** The brand whose demo content it is filled with in development. */
  readonly demo?: string;
}

/** Where a brand is at home whose country is not given. */
const COUNTRY: Readonly<Record<string, string>> = { en: 'US', 'zh-TW': 'TW' };

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The accent where none is given: its hue comes from the id, so two new brands differ. */
const ownAccent = (id: string): Color => {
  const [byte = 0] = createHash('sha256').update(id).digest();
  return colorOf({ l: 0.52, c: 0.17, h: (byte / 256) * 360 });
};

/** The accent of `#rrggbb`; undefined when it is no colour. */
export function accentOf(id: string, color: string | undefined): Color | undefined {
  if (color === undefined) return ownAccent(id);
  const digits = /^#?([0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return undefined;
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { components: [part(0), part(2), part(4)], alpha: 1 };
}

/** The manner of this name; undefined when there is none. */
export const mannerOf = (shape = 'soft'): MannerName | undefined =>
  MANNER_NAMES.find((name) => name === shape);

/** The name that mail and links use until the brand has pages of its own. */
const domainOf = (id: string, [host = '']: readonly string[]): string =>
  host.includes('.') && !host.endsWith('.localhost') ? host : `${id}.example`;

/** Languages that fall back to these are added by hand. */
const everyLocale = <T>(make: (locale: Locale) => T): Record<WholeLocale, T> =>
  Object.fromEntries(WHOLE_LOCALES.map((locale) => [locale, make(locale)])) as Record<WholeLocale, T>;

/** `brand.json` from the options; whether it is valid is for the schema to say. */
export function brandFileOf(id: string, options: BrandOptions): BrandFile {
  const hosts = options.host?.length ? [...options.host] : [`${id}.localhost`];
  const domain = domainOf(id, hosts);
  const en = options['title-en'] ?? capitalised(id);
  const locale = (options.locale ?? 'zh-CN') as Locale;
  const manner = mannerOf(options.shape);
  const page = (given: string | undefined, name: string): Record<WholeLocale, string> =>
    everyLocale((each) => given ?? `https://${domain}/${each}/${name}`);
  return {
    $schema: '../schema/brand.schema.json',
    id,
    title: { 'zh-CN': options['title-zh'] ?? en, en },
    tagline: {
      'zh-CN': options['tagline-zh'] ?? '有话聊，有人懂。',
      en: options['tagline-en'] ?? 'Good company, every day.',
    },
    hosts,
    locale,
    country: options.country ?? COUNTRY[locale] ?? 'CN',
    legal: { terms: page(options.terms, 'terms'), privacy: page(options.privacy, 'privacy') },
    captcha: { provider: 'geetest', id: '' },
    google: { enabled: false, client_id: '' },
    features: {},
    support: { email: options.email ?? `help@${domain}` },
    fonts: [],
    ...(manner && { variants: MANNERS[manner].variants }),
  };
}
