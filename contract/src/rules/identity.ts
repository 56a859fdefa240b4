import { LIMITS } from '../limits.ts';

/**
 * Rules about who a person says they are (product.md section 5). Each returns the normalised value or `undefined`
 * when the rule is broken; both sides call the same function.
 */

/** Full-width digits and letters become ASCII; surrounding spaces go. */
export const toHalfWidth = (text: string): string => text.normalize('NFKC').trim();

export const parseCode = (text: string): string | undefined => {
  const code = toHalfWidth(text).replace(/[\s\p{Cf}]/gu, '');
  return /^\d{6}$/.test(code) ? code : undefined;
};

/** 8–16 letters and digits, at least one of each. Never trimmed or normalised: a password is what was typed. */
export const isPassword = (text: string): boolean => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/.test(text);

/** Security password: six digits of the keypad. */
export const parseSecurityCode = (text: string): string | undefined => {
  const code = toHalfWidth(text);
  return /^\d{6}$/.test(code) ? code : undefined;
};

/** Four digits of a code in a row that are alike, or run up or down by one (9 goes on with 0). */
const hasRun = (code: string): boolean => {
  const steps = [...code].slice(1).map((digit, at) => (Number(digit) - Number(code[at]) + 10) % 10);
  return ['000', '111', '999'].some((run) => steps.join('').includes(run));
};

/** One block repeated (407407), pairs (112233), or the same read backwards (123321). */
const hasPattern = (code: string): boolean =>
  /^(\d{1,3})\1+$/.test(code) || /^((\d)\2)+$/.test(code) || code === [...code].reverse().join('');

const DAY = '(0[1-9]|[12]\\d|3[01])';
const MONTH = '(0[1-9]|1[0-2])';
const YEAR = '(19|20)\\d\\d';
/** A day of some year, or a month of this century and the last, as people write them. */
const DATE = new RegExp(
  `^(${DAY}${MONTH}\\d\\d|${MONTH}${DAY}\\d\\d|\\d\\d${MONTH}${DAY}|${YEAR}${MONTH}|${MONTH}${YEAR})$`,
);

/** Codes that are guessed first: runs, patterns and dates (decisions.md section 3). */
export const isGuessableCode = (code: string): boolean => hasRun(code) || hasPattern(code) || DATE.test(code);

/** Account ID: 6–12 alphanumerics with at least one letter and one digit; compared without case. */
export const parseUsername = (text: string): string | undefined => {
  const name = toHalfWidth(text);
  return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,12}$/.test(name) ? name : undefined;
};

const spaced = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ');

/** Nickname at registration: 3–30 code points of letters, marks, numbers and spaces, not blank. */
export const parseNickname = (text: string): string | undefined => {
  const name = spaced(text);
  const length = [...name].length;
  if (length < LIMITS.nicknameMin || length > LIMITS.nicknameMax) return undefined;
  // Some letters and marks show nothing (Hangul fillers, joiners): names of them look empty, or like another's.
  if (/\p{Default_Ignorable_Code_Point}/u.test(name)) return undefined;
  return /^[\p{L}\p{M}\p{N} ]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name) ? name : undefined;
};

/** Nickname at edit: 2–30 code points, only Chinese, Latin letters or digits. */
export const parseEditedNickname = (text: string): string | undefined => {
  const name = spaced(text);
  const length = [...name].length;
  if (length < LIMITS.nicknameEditMin || length > LIMITS.nicknameMax) return undefined;
  return /^[\p{Script=Han}A-Za-z\d]+$/u.test(name) ? name : undefined;
};

/** Lower-cased address with an ASCII domain, at most 320 characters. */
export const parseEmail = (text: string): string | undefined => {
  const mail = toHalfWidth(text).toLowerCase();
  if (mail.length > LIMITS.emailLength) return undefined;
  const match = /^([a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@([^@\s]+\.[^@\s]+)$/.exec(
    mail,
  );
  const domain = match?.[2] === undefined ? undefined : asciiDomain(match[2]);
  return domain === undefined ? undefined : `${match?.[1]}@${domain}`;
};

const asciiDomain = (domain: string): string | undefined => {
  // What URL syntax would swallow (path, port, query, escapes) is no domain.
  if (/[/:?#\\%[\]]/.test(domain)) return undefined;
  try {
    const host = new URL(`http://${domain}`).hostname;
    return /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(host)
      ? host
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Digits of a phone number as typed, 4–18 of them, without the dial code that stands beside the field: people paste it
 * along ("+86 138…", "0086 138…"). Whether a number is one of its country: `parsePhone` of the entry point `/phone`.
 */
export const parsePhoneDigits = (text: string, dialCode = ''): string | undefined => {
  // Address books paste marks of direction and their own hyphens along.
  const typed = toHalfWidth(text).replace(/[\s()\p{Pd}\p{Cf}]/gu, '');
  const prefix =
    dialCode && ['+', '00'].map((sign) => sign + dialCode).find((sign) => typed.startsWith(sign));
  const digits = typed.slice(prefix?.length ?? 0);
  return new RegExp(`^\\d{${LIMITS.phoneMin},${LIMITS.phoneMax}}$`).test(digits) ? digits : undefined;
};

/** 4–8 letters and digits; empty means none. */
export const parseInviteCode = (text: string): string | undefined => {
  const code = toHalfWidth(text);
  return code === '' || /^[A-Za-z\d]{4,8}$/.test(code) ? code : undefined;
};

/** The code by which a group is shared: 12 letters and digits, compared without case. */
export const parseShareCode = (text: string): string | undefined => {
  const code = toHalfWidth(text);
  return /^[A-Za-z\d]{12}$/.test(code) ? code.toLowerCase() : undefined;
};

/** Social account note: 5–15 alphanumerics. */
export const parseSocialAccount = (text: string): string | undefined => {
  const account = toHalfWidth(text);
  return /^[A-Za-z\d]{5,15}$/.test(account) ? account : undefined;
};
