/** What a brand may keep for people with an account. All of it is open to guests until its `guests` say otherwise. */
export const GUEST_AREAS = ['feed', 'chart', 'posts', 'comments', 'profiles', 'discover', 'search'] as const;
export type GuestArea = (typeof GUEST_AREAS)[number];

/** `guests` of `brand.json`. */
export type GuestRules = { readonly [Area in GuestArea]?: boolean } & {
  /** Pages of the feed and of the gallery that guests see before they are asked to sign in; as many as there are without. */
  readonly feed_pages?: number;
};

export const FEED_PAGES = { least: 1, most: 50 } as const;

/** What belongs to a post is not open where posts are not. */
const WITHIN: Readonly<Partial<Record<GuestArea, GuestArea>>> = { comments: 'posts' };

/** Whether a brand shows guests nothing of an area. */
export const isKept = (rules: GuestRules | undefined, area: GuestArea): boolean => {
  const outer = WITHIN[area];
  return rules?.[area] === false || (outer !== undefined && isKept(rules, outer));
};

/** Addresses, as the client's routes name them. */
const PAGES: Readonly<Record<GuestArea, readonly string[]>> = {
  feed: ['/home/recommend', '/home/follow', '/home/gallery', '/gallery'],
  chart: ['/home/chart', '/chart'],
  posts: ['/posts/:id'],
  comments: [],
  profiles: ['/guest-page/:id'],
  discover: ['/discover'],
  search: ['/search', '/hashtags/:name'],
};

/** Pages that ask a guest of this brand to sign in. */
export const keptPages = (rules: GuestRules | undefined): readonly string[] =>
  GUEST_AREAS.filter((area) => isKept(rules, area)).flatMap((area) => PAGES[area]);

/** Whether an address is one of them, in small letters or large. */
export const isKeptPage = (rules: GuestRules | undefined, path: string): boolean =>
  keptPages(rules).some((page) => new RegExp(`^${page.replace(/:\w+/, '[^/]+')}/?$`, 'i').test(path));
