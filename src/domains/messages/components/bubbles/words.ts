import { parseEmoji } from '@livery/contract';
import { CALLED, calledIn } from '../../../../lib/mentions/mention.model.ts';

/** A part of what somebody wrote. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** `userId`: the mentioned person; undefined for a name that mentions nobody. */
  | { kind: 'mention'; text: string; userId?: string };

/** So many emoji alone are drawn large. */
const MOST_LARGE = 3;
/** No three emoji are longer, families with all their joiners included. */
const LONGEST_EMOJIS = 60;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Nothing but up to three emoji: they are drawn large. */
export const isEmojiAlone = (text: string): boolean => {
  const compact = text.replaceAll(' ', '');
  if (compact === '' || compact.length > LONGEST_EMOJIS || /^[\x20-\x7e]/.test(compact)) return false;
  const letters = [...graphemes.segment(compact)];
  return letters.length <= MOST_LARGE && letters.every(({ segment }) => parseEmoji(segment) !== undefined);
};

/** Where a sentence goes on after an address. */
const TAIL = /[.,;:!?'"”’)\]}>，。；：！？、）】》]+$/u;
const LINK_OR_MENTION = /https?:\/\/[^\s<>"'”’，。；！？、）】》]+|(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,30}/giu;

/**
 * An address that shows where it leads: no user name in front of the host, and the host as it is asked for, not a name
 * that only looks like it.
 */
const isHonest = (shown: string): boolean => {
  if (!URL.canParse(shown)) return false;
  const { hostname, username, password } = new URL(shown);
  const start = shown.slice(shown.indexOf('//') + 2).toLowerCase();
  return username === '' && password === '' && start.startsWith(hostname);
};

const pieceOf = (found: string): Piece[] => {
  if (found.startsWith('@')) return [{ kind: 'mention', text: found }];
  const tail = TAIL.exec(found)?.[0] ?? '';
  const address = found.slice(0, found.length - tail.length);
  const link: Piece = isHonest(address)
    ? { kind: 'link', text: address, href: address }
    : { kind: 'text', text: address };
  return tail === '' ? [link] : [link, { kind: 'text', text: tail }];
};

const withPieces = (
  text: string,
  finds: RegExp,
  between: (text: string) => Piece[],
  found: (match: RegExpExecArray) => Piece[],
): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(finds)) {
    if (match.index > at) pieces.push(...between(text.slice(at, match.index)));
    pieces.push(...found(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push(...between(text.slice(at)));
  return pieces;
};

const plain = (text: string): Piece[] => [{ kind: 'text', text }];

/** With the addresses and the names in it. */
const written = (text: string): Piece[] =>
  withPieces(text, LINK_OR_MENTION, plain, ({ 0: found }) => pieceOf(found));

/**
 * What was written, with the addresses and the names in it; `mentions`: ids of those whom it calls. Whether a group's members
 * may send addresses the server has decided.
 */
export const piecesOf = (text: string, mentions: readonly string[] = []): Piece[] => {
  if (mentions.length === 0) return written(text);
  const called = calledIn(text, mentions);
  return withPieces(text, CALLED, written, ({ 0: found, 1: name = '' }) => {
    const userId = called.get(name);
    return userId === undefined
      ? written(found)
      : [{ kind: 'mention', text: `@${name}`, userId }, ...plain(' ')];
  });
};

/** Longer than a phone's screen: only its beginning is shown at first. */
export const isLong = (text: string): boolean => text.length > 700 || text.split('\n', 16).length > 15;
