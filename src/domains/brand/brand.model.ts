import type { BrandConfig, BrandFeatures, Locale } from '@livery/contract';
import { makeObservable, observable, observableRef } from 'mobx';

/**
 * A text that a brand says of itself, to be shown and handed on like any other. To the compiler it ends with a sign that
 * nothing in the code ends with: what is written out is never equal to it, so nobody asks which brand it is.
 */
export type BrandText = `${string}\uf8ff`;

type Opaque<T> = T extends string ? BrandText : { readonly [Key in keyof T]: Opaque<T[Key]> };

/** Fields that tell one brand from another. */
type Telling = 'id' | 'title' | 'tagline' | 'hosts' | 'country' | 'legal' | 'support';

export type OpaqueConfig = Omit<BrandConfig, Telling> & {
  readonly [Field in Telling]: Opaque<BrandConfig[Field]>;
};

/** The brand of this page. Its fields are data; no code looks at its id. */
export class Brand {
  /** Another one when operators switch something off while the page is open. */
  config: OpaqueConfig;
  /** Address of the square mark. */
  readonly iconUrl: string;
  /** There is something to discover, as far as is known: without it the way there is gone (product.md section 3). */
  discoverContentExist: boolean;

  constructor(config: BrandConfig, iconUrl = `/brands/${config.id}/icon.svg`) {
    this.config = config as OpaqueConfig;
    this.iconUrl = iconUrl;
    this.discoverContentExist = config.features.discover;
    makeObservable(this, { config: observableRef, discoverContentExist: observable });
  }

  /** A feature that is off is gone from every screen. */
  get features(): BrandFeatures {
    return { ...this.config.features, discover: this.discoverContentExist };
  }

  title(locale: Locale): BrandText {
    return this.config.title[locale];
  }

  tagline(locale: Locale): BrandText {
    return this.config.tagline[locale];
  }

  termsUrl(locale: Locale): BrandText {
    return this.config.legal.terms[locale];
  }

  privacyUrl(locale: Locale): BrandText {
    return this.config.legal.privacy[locale];
  }
}
