import type { ColumnType, GeneratedAlways } from 'kysely';

/** Types of columns. Times are Dates, `bigint` columns arrive as numbers. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
/** What rows that belong together share (docs/decisions/0014); statements name it where they name the owner. */
export type Bucket = GeneratedAlways<string>;
/** The same, written by who inserts; left out, the database fills it in. */
export type WrittenBucket = ColumnType<string, string | undefined, never>;
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
