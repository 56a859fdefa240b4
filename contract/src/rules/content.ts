import { LIMITS } from '../limits.ts';

/** Rules about what people write (product.md section 5, decisions.md section 4). */

/** Message text: 1–4,096 characters (code points) that are not all white space; line ends are `\n`. */
export const parseMessageText = (text: string): string | undefined => {
  const clean = text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  return clean.trim() === '' || [...clean].length > LIMITS.messageText ? undefined : clean;
};

/** Comment text: 1–300 characters. Links are a separate, coded refusal. */
export const parseComment = (text: string): string | undefined => {
  const clean = text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();
  return clean === '' || [...clean].length > LIMITS.comment ? undefined : clean;
};

const asLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();

/** A note for oneself: at most `longest` characters (code points), one line, nothing that hides or turns text. */
export const parseNote = (text: string, longest: number): string | undefined => {
  const clean = asLine(text);
  return [...clean].length > longest ? undefined : clean;
};

/** As `parseNote`, of several lines: single line breaks (`\n`) stay, empty lines do not. */
export const parseNoteLines = (text: string, longest: number): string | undefined => {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map(asLine);
  const clean = lines.filter((line) => line !== '').join('\n');
  return [...clean].length > longest ? undefined : clean;
};

/** Client id of a repeatable write: 1–64 of A–Z a–z 0–9 - _. @assumed */
export const CID_PATTERN = '^[A-Za-z0-9_-]{1,64}$';
