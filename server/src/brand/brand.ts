import type { BrandText, Locale } from '@livery/contract';
import type { ThemeTokens } from '@livery/design-system/theme';
import type { BrandConfig } from './brand.schema.ts';
import type { Glossaries } from './glossary/glossary.ts';

/** A validated brand folder, ready to serve. */
export interface Brand {
  readonly id: string;
  /** The content of `brand.json`; public by nature. */
  readonly config: BrandConfig;
  /** CSS text of the theme: variables of both schemes and `@font-face` rules. */
  readonly themeCss: string;
  /** `#rrggbb` of the page's ground, for `<meta name="theme-color">`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Files that the first paint needs, as paths inside the folder. */
  readonly fontPreloads: readonly string[];
  readonly iconSvg: string;
  readonly wordmarkSvg: string;
  /** The theme before it became CSS, for what is drawn on the server. */
  readonly tokens: ThemeTokens;
  /** Texts that replace the product's own, by locale and message id. */
  readonly messages: ReadonlyMap<Locale, Record<string, string>>;
  /** What it calls the things of the product. */
  readonly glossaries: Glossaries;
  /** What a browser gets of both: all of it, and what the first screen says. */
  readonly texts: ReadonlyMap<Locale, Record<'whole' | 'first', Record<string, BrandText>>>;
  /** Everything under `/brands/<id>/`, by path: a static host serves exactly these. */
  readonly files: ReadonlyMap<string, PublicFile>;
  /** Of all that is served of it: another one when anything is. */
  readonly revision: string;
  /** Operators have switched something off: `config` is not all that its folder says. */
  readonly isSwitched?: true;
  /** Absolute path of the folder. */
  readonly dir: string;
}

export interface PublicFile {
  readonly body: Buffer;
  readonly contentType: string;
  /** First 16 hexadecimal digits of the SHA-256 of the content: the ETag, and `?v=` of immutable addresses. */
  readonly hash: string;
}

/** Immutable address of a public file: `/brands/<id>/icon.svg?v=<hash>`. */
export function publicUrl(brand: Pick<Brand, 'id' | 'files'>, path: string): string {
  const file = brand.files.get(path);
  return `/brands/${brand.id}/${path}${file === undefined ? '' : `?v=${file.hash}`}`;
}
