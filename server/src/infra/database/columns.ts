import type { ColumnType } from 'kysely';

/** Types of columns. Times are Dates, `bigint` columns arrive as numbers. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
/**
 * What rows that belong together share (docs/decisions/0014): `bucketOf` their owner, or `bucketIn` an id that carries it. Who inserts
 * writes it, and statements name it where they name the owner.
 */
export type Bucket = ColumnType<string, string, never>;
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
