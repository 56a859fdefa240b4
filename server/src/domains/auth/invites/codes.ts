import { randomInt } from 'node:crypto';

/** Without what is taken for something else: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** One more than a person's own code has. */
const LENGTH = 8;

/** 39.6 bits. */
export const inviteCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
