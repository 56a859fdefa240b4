import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 9;
const RANDOM_LENGTH = 13;
let last = 0;

/** 22 letters and digits; ids of one process sort by the time of their making. */
export const newId = (now = Date.now()): string => {
  // Two ids of one millisecond would sort by chance: time never stands still here.
  last = Math.max(now * 1000, last + 1);
  return last.toString(36).padStart(TIME_LENGTH + 2, '0') + randomText(RANDOM_LENGTH - 2);
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
