const DAY = 86_400_000;

/** Days that somebody is kept out; 0: for good. */
export const BAN_DAYS = [1, 3, 7, 30, 90, 365, 0] as const;
export type BanDays = (typeof BAN_DAYS)[number];

/** When it ends that begins now; null: never. */
export const untilOf = (days: BanDays): string | null =>
  days === 0 ? null : new Date(Date.now() + days * DAY).toISOString();
