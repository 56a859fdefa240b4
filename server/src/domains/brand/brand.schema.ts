export type Locale = 'zh-CN' | 'en';
export type LocaleText = Readonly<Record<Locale, string>>;

export interface BrandFont {
  readonly family: string;
  /** Path inside the brand's folder. */
  readonly file: string;
  /** Least and greatest value of the variable axis. */
  readonly weight: readonly [number, number];
  readonly style: 'normal' | 'italic';
}

export interface BrandFeatures {
  readonly google: boolean;
  readonly captcha: boolean;
  readonly discover: boolean;
  readonly publish: boolean;
  readonly envelopes: { readonly lucky: boolean; readonly minesweeper: boolean };
  readonly wallet: { readonly withdrawal: boolean };
}

/** `brand.json` with defaults filled in (decisions.md section 1). */
export interface BrandConfig {
  readonly id: string;
  readonly title: LocaleText;
  readonly tagline: LocaleText;
  /** Host names without port, lower case. */
  readonly hosts: readonly string[];
  readonly locale: Locale;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly legal: { readonly terms: LocaleText; readonly privacy: LocaleText };
  readonly captcha: { readonly provider: 'geetest'; readonly id: string } | null;
  readonly google: { readonly enabled: boolean; readonly client_id: string };
  readonly features: BrandFeatures;
  /** Permit that allows games of chance together with withdrawal. */
  readonly licence?: string;
  readonly support: { readonly email: string; readonly url?: string };
  readonly fonts: readonly BrandFont[];
}
