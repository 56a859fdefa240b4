import type { BrandConfig } from './brand.schema.ts';

/** A validated brand folder, ready to serve. */
export interface Brand {
  readonly id: string;
  /** The content of `brand.json`; public by nature. */
  readonly config: BrandConfig;
  /** CSS text of the theme: variables of both schemes and `@font-face` rules. */
  readonly themeCss: string;
  /** `#rrggbb` of the page's ground, for `<meta name="theme-color">`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Addresses of fonts that the first paint needs, with their content hash: `/brands/<id>/fonts/x.woff2?v=…`. */
  readonly fontPreloads: readonly string[];
  readonly iconSvg: string;
  /** Public files by path inside the folder (`icon.svg`, `fonts/x.woff2`, generated `theme.css`). */
  readonly files: ReadonlyMap<string, BrandFile>;
  /** Absolute path of the folder. */
  readonly dir: string;
}

export interface BrandFile {
  readonly body: Buffer;
  readonly contentType: string;
  /** First 16 hexadecimal digits of the SHA-256 of the content: the ETag, and `?v=` of immutable addresses. */
  readonly hash: string;
}
