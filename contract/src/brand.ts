import type { BrandLink } from './brand-links.ts';
import type { ChartRange } from './enums.ts';
import type { GuestRules } from './guests.ts';
import type { BrandTexts, Locale } from './languages.ts';
import type { LoginWay } from './login-ways.ts';
import type { Places } from './places.ts';
import type { Maintenance } from './wire/maintenance.ts';
import type { Post } from './wire/post.ts';
import type { TaggedPage } from './wire/search.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Feature switches of a brand. What is off is gone from the client and refused by the server. */
export interface BrandFeatures {
  readonly google: boolean;
  readonly captcha: boolean;
  readonly discover: boolean;
  readonly publish: boolean;
  /** Off: nobody publishes a clip; those that are there stay. */
  readonly videos: boolean;
  readonly envelopes: { readonly lucky: boolean; readonly minesweeper: boolean };
  readonly wallet: { readonly withdrawal: boolean };
  /** Off: nobody is let make one, whatever operators let a single person. */
  readonly groups: { readonly create: boolean };
}

/** Where a brand's page views go. */
export interface BrandAnalytics {
  /** `https://…`, or a path of its own on the host of the page. */
  url: string;
  /** Only for who has agreed: they are asked, unless this is false. */
  consent?: boolean;
}

/** The public `brand.json` (decisions.md section 1), as the browser gets it. */
export interface BrandConfig extends BrandTexts<Record<Locale, string>> {
  id: string;
  hosts: string[];
  locale: Locale;
  country: string;
  /** Stand first beside it where a country is chosen. */
  countries?: string[];
  /** Years that somebody says to have who signs up. */
  minimum_age?: number;
  /** Ways to log in, first to last (`loginWaysOf`). */
  login_order?: LoginWay[];
  captcha: { provider: string; id: string };
  google: { enabled: boolean; client_id: string };
  features: BrandFeatures;
  /** Nothing is counted without. */
  analytics?: BrandAnalytics;
  /** What it keeps for people with an account. */
  guests?: GuestRules;
  /** Its navigation, and where one begins. */
  places: Places;
  /** Where users get help: a page, or an address where there is none. */
  support: { email: string; url?: string };
  /** Further links, in their order. */
  links?: BrandLink[];
  /** Its demo people may be entered: in development alone (`/dev/demo/*`). */
  demo?: true;
}

/** What a brand says in place of the product: plain words with `{name}`, or a compiled pattern with plurals (FormatJS). */
export type BrandText = string | readonly object[];

/** What the first HTML was drawn from: the client draws the same before it goes on. */
export interface FirstHtmlFacts {
  /** Path of the application: `/home/recommend` for `/`. */
  path: string;
  /** Milliseconds since 1970; ages of posts count from here. */
  at: number;
  /** Believed, from the cookie of preferences. */
  isSignedIn: boolean;
}

/**
 * What the first HTML carries for the client in its data block `#boot`. A static host has none; the client then asks
 * `/brand/config` and reads the brand's files itself.
 */
export interface BootData {
  brand: BrandConfig;
  locale: Locale;
  /** Absent: the system's preference decides. */
  scheme?: Scheme;
  /** What the brand says in this locale in place of the product: all of it, or what the first screen says. */
  messages: Record<string, BrandText>;
  /** Where `messages` is not all of it: `?v=` of the brand's files of texts, which have the rest. */
  textsVersion?: string;
  /** What stands in `#root`; absent where nothing does. */
  first?: FirstHtmlFacts;
  /** First feed page of a guest; absent for a signed-in user. */
  feed?: { list: Post[]; next_id: string | null };
  /** The post of `/posts/{id}`, as a guest sees it. */
  post?: Post;
  /** First page of `/hashtags/{name}` in the order of the address, as a guest sees it. */
  tagged?: TaggedPage & { hashtag: string; order: 'best' | 'newest' };
  /** While maintenance is on: whatever was asked for, its page is what stands there. */
  maintenance?: Maintenance;
  /** Head of the chart, beside the feed on a wide screen. */
  chart?: ChartHead;
}

/** First places of the chart that looks back so far. */
export interface ChartHead {
  range: ChartRange;
  list: Post[];
}

/** Cookie `prefs`: `l=<locale>&s=<scheme>&u=1`. Nothing personal. */
export const PREFS_COOKIE = 'prefs';
