import type { BrandConfig, BrandFeatures, Locale } from '@livery/contract';

/** The brand of this page. Its fields are data; no code looks at its id. */
export class Brand {
  readonly config: BrandConfig;
  /** Address of the square mark. */
  readonly iconUrl: string;

  constructor(config: BrandConfig, iconUrl = `/brands/${config.id}/icon.svg`) {
    this.config = config;
    this.iconUrl = iconUrl;
  }

  /** A feature that is off is gone from every screen. */
  get features(): BrandFeatures {
    return this.config.features;
  }

  title(locale: Locale): string {
    return this.config.title[locale];
  }

  tagline(locale: Locale): string {
    return this.config.tagline[locale];
  }

  termsUrl(locale: Locale): string {
    return this.config.legal.terms[locale];
  }

  privacyUrl(locale: Locale): string {
    return this.config.legal.privacy[locale];
  }
}
