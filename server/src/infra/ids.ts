import { createHash, randomBytes } from 'node:crypto';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 11;
const BUCKET_LENGTH = 3;
const RANDOM_LENGTH = 11;
let last = 0;

/** 22 letters and digits; ids of one process sort by the time of their making. */
export const newId = (now = Date.now()): string => timeText(now) + randomText(RANDOM_LENGTH);

/**
 * As `newId`, for a row that is kept with its owner: a message with its group, a post with its author, a comment with
 * its post's author. The owner's bucket stands in it, so that the id alone says where the row is (decisions/0014).
 */
export const newKeyedId = (ownerId: string, now = Date.now()): string => keyedId(bucketOf(ownerId), now);

/** A keyed id for the bucket of another row: that of a comment is its post's. */
export const keyedId = (bucket: string, now = Date.now()): string =>
  timeText(now) + bucket + randomText(RANDOM_LENGTH - BUCKET_LENGTH);

/** Three hexadecimal digits: the same as `bucket_of` in the database. */
export const bucketOf = (ownerId: string): string =>
  createHash('sha256').update(ownerId).digest('hex').slice(0, BUCKET_LENGTH);

/** The bucket that a keyed id carries; some text that fits no row for any other id. */
export const bucketIn = (keyedId: string): string => keyedId.slice(TIME_LENGTH, TIME_LENGTH + BUCKET_LENGTH);

/** When an id was made, in milliseconds. */
export const timeIn = (id: string): number => Number.parseInt(id.slice(0, TIME_LENGTH), 36) / 1000;

/** Sorts before all ids that were made then or later. */
export const beforeIdsOf = (time: number): string =>
  Math.floor(time * 1000)
    .toString(36)
    .padStart(TIME_LENGTH, '0');

const timeText = (now: number): string => {
  // Two ids of one millisecond would sort by chance: time never stands still here.
  last = Math.max(now * 1000, last + 1);
  return last.toString(36).padStart(TIME_LENGTH, '0');
};

/** Letters and digits, 5.17 bits each. */
export const randomText = (length: number): string => {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 252 && text.length < length) text += DIGITS[byte % 36];
  }
  return text;
};

/** 256 random bits for a bearer token. */
export const newToken = (): string => randomBytes(32).toString('base64url');
