import { countries, type Environment, whole } from './config.values.ts';

/** Variable, default, least. What each counts is in docs/operating.md. */
const NUMBERS = {
  guestPerHour: ['GUEST_POSTS_PER_HOUR', 600, 1],
  guestPageSeconds: ['GUEST_PAGE_SECONDS', 5, 0],
  codesPerDay: ['CODES_PER_DAY', 10, 1],
  codesPerDeviceHour: ['CODES_PER_DEVICE_HOUR', 30, 1],
  codesPerAddressHour: ['CODES_PER_ADDRESS_HOUR', 200, 1],
  wrongPasswords: ['WRONG_PASSWORDS', 10, 1],
  wrongPasswordsPerAddress: ['WRONG_PASSWORDS_PER_ADDRESS', 200, 1],
  wrongPasswordsPerDevice: ['WRONG_PASSWORDS_PER_DEVICE', 60, 1],
  wrongCodesPerAddress: ['WRONG_CODES_PER_ADDRESS', 200, 1],
  wrongCodesPerDevice: ['WRONG_CODES_PER_DEVICE', 60, 1],
  smsPerDay: ['SMS_PER_DAY', 1000, 0],
  messagesPerMinute: ['MESSAGES_PER_MINUTE', 200, 1],
  commentsPerMinute: ['COMMENTS_PER_MINUTE', 30, 1],
  followsPerMinute: ['FOLLOWS_PER_MINUTE', 60, 1],
  lookupsPerMinute: ['LOOKUPS_PER_MINUTE', 60, 1],
  searchesPerMinute: ['SEARCHES_PER_MINUTE', 120, 1],
  settingsPerMinute: ['SETTINGS_PER_MINUTE', 60, 1],
  groupChangesPerMinute: ['GROUP_CHANGES_PER_MINUTE', 60, 1],
  uploadsPerMinute: ['UPLOADS_PER_MINUTE', 60, 1],
  paymentsPerMinute: ['PAYMENTS_PER_MINUTE', 20, 1],
  writesPerMinute: ['WRITES_PER_MINUTE', 600, 1],
  opsWritesPerMinute: ['OPS_WRITES_PER_MINUTE', 120, 1],
  opsReadsPerMinute: ['OPS_READS_PER_MINUTE', 600, 1],
  opsSearchesPerMinute: ['OPS_SEARCHES_PER_MINUTE', 120, 1],
  opsChecksPerMinute: ['OPS_CHECKS_PER_MINUTE', 6, 1],
  uploadsPerDay: ['UPLOADS_PER_DAY', 500, 1],
  uploadMegabytesPerDay: ['UPLOAD_MEGABYTES_PER_DAY', 1000, 1],
  strangersPerDay: ['STRANGERS_PER_DAY', 50, 1],
} as const satisfies Record<string, readonly [variable: string, fallback: number, least: number]>;

export type NumberLimits = { readonly [Name in keyof typeof NUMBERS]: number };

/** How much of something one caller may do. */
export type Limits = NumberLimits & {
  /** ISO codes of the countries that get short messages; empty: all. */
  readonly smsCountries: readonly string[];
};

/** @throws ConfigError */
export const readLimits = (env: Environment): Limits => {
  const numbers = Object.entries(NUMBERS).map(([name, [variable, fallback, least]]) => [
    name,
    whole(env, variable, fallback, least),
  ]);
  return { ...(Object.fromEntries(numbers) as NumberLimits), smsCountries: countries(env, 'SMS_COUNTRIES') };
};
