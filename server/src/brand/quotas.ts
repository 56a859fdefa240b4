import type { NumberLimits } from '../config.limits.ts';

interface QuotaFacts {
  /** The installation's own limit. */
  limit: keyof NumberLimits;
  least: number;
  about: string;
}

/** What a brand may allow its people less of than the installation does. */
export const QUOTAS = {
  guest_posts_per_hour: {
    ...{ limit: 'guestPerHour', least: 10 },
    about: 'Posts that one address reads without an account in an hour; then it is asked to log in.',
  },
  messages_per_minute: {
    ...{ limit: 'messagesPerMinute', least: 5 },
    about: 'Messages of one person in a minute.',
  },
  comments_per_minute: {
    ...{ limit: 'commentsPerMinute', least: 1 },
    about: 'Comments of one person in a minute.',
  },
  follows_per_minute: {
    ...{ limit: 'followsPerMinute', least: 1 },
    about: 'How often one person follows or unfollows in a minute.',
  },
  uploads_per_day: {
    ...{ limit: 'uploadsPerDay', least: 1 },
    about: 'Files that one person sends in a day.',
  },
  upload_megabytes_per_day: {
    ...{ limit: 'uploadMegabytesPerDay', least: 10 },
    about: 'Megabytes that one person sends in a day.',
  },
  strangers_per_day: {
    ...{ limit: 'strangersPerDay', least: 1 },
    about: 'People with whom one begins to talk in a day without being in their contacts.',
  },
} as const satisfies Record<string, QuotaFacts>;

export type Quota = keyof typeof QUOTAS;
export type BrandQuotas = { readonly [Name in Quota]?: number };

export const QUOTA_NAMES = Object.keys(QUOTAS) as readonly Quota[];

const QUOTA_OF: ReadonlyMap<string, Quota> = new Map(
  QUOTA_NAMES.map((quota) => [QUOTAS[quota].limit, quota]),
);

/** What of it is a quota that may be set: no less than the least. */
const quotaIn = (set: unknown, name: Quota): number | undefined => {
  const value = typeof set === 'object' && set !== null ? Reflect.get(set, name) : undefined;
  return Number.isSafeInteger(value) && value >= QUOTAS[name].least ? value : undefined;
};

/** The folder's, where operators have set no less; `set` may be anything. */
export const quotasSetBy = (folder: BrandQuotas | undefined, set: unknown): BrandQuotas | undefined => {
  const lesser = QUOTA_NAMES.flatMap((name) => {
    const value = quotaIn(set, name);
    return value !== undefined && value < (folder?.[name] ?? Infinity) ? [[name, value]] : [];
  });
  return lesser.length === 0 ? folder : { ...folder, ...Object.fromEntries(lesser) };
};

/** How much of something is allowed to people of a brand: what its folder and its operators say, and never more than the installation does. */
export const limitFor = (
  { config }: { config: { quotas?: BrandQuotas | undefined } },
  limits: NumberLimits,
  name: keyof NumberLimits,
): number => {
  const quota = QUOTA_OF.get(name);
  return Math.min(limits[name], (quota && config.quotas?.[quota]) ?? limits[name]);
};
