import { graphemesOf, parseEmoji } from '@livery/contract';
import { CALLED, calledIn } from '../../../../lib/mentions/mention.model.ts';

/** A part of what somebody wrote. */
export type Piece =
  | { kind: 'text'; text: string }
  /** `leadsTo`: the host as it is asked for, where that is not the one that is written. */
  | { kind: 'link'; text: string; href: string; leadsTo?: string }
  /** A name with a dot in it: a link where `hasLink` says so. */
  | { kind: 'host'; text: string; href: string; leadsTo?: string }
  /** `userId`: the mentioned person; undefined for a name that mentions nobody. */
  | { kind: 'mention'; text: string; userId?: string };

/** So many emoji alone are drawn large. */
const MOST_LARGE = 3;
/** No three emoji are longer, families with all their joiners included. */
const LONGEST_EMOJIS = 60;

/** Nothing but up to three emoji: they are drawn large. */
export const isEmojiAlone = (text: string): boolean => {
  const compact = text.replaceAll(' ', '');
  if (compact === '' || compact.length > LONGEST_EMOJIS || /^[\x20-\x7e]/.test(compact)) return false;
  const letters = graphemesOf(compact);
  return letters.length <= MOST_LARGE && letters.every(({ segment }) => parseEmoji(segment) !== undefined);
};

/** Where a sentence goes on after an address. */
const TAIL = /[.,;:!?'"”’)\]}>，。；：！？、）】》]+$/u;
const REST = '[^\\s<>"\'”’，。；！？、）】》]';
const ALPHABET = '\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}';
const LETTER = `${ALPHABET}0-9`;
const LABEL = `[${LETTER}]+(?:-+[${LETTER}]+)*`;
/** Chinese around it is not part of it; an address of e-mail is none. */
const HOST = `(?<![${LETTER}@._-])(?:${LABEL}\\.)+[${ALPHABET}]{2,}(?![${LETTER}@])(?::\\d{2,5})?(?:[/?]${REST}*)?`;
const FOUND = new RegExp(`https?://${REST}+|(?<![\\p{L}\\p{N}])@[\\p{L}\\p{N}_]{2,30}|${HOST}`, 'giu');

/** Where an address leads: undefined for none, and for one with a user name in front of its host, who only looks like it. */
const destinationOf = (address: string, shown: string): { href: string; leadsTo?: string } | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  const written = shown.replace(/^https?:\/\//i, '').toLowerCase();
  return { href: address, ...(!written.startsWith(hostname) && { leadsTo: hostname }) };
};

const linkOf = (shown: string): Piece => {
  const kind = /^https?:/i.test(shown) ? 'link' : 'host';
  const destination = destinationOf(kind === 'link' ? shown : `https://${shown}`, shown);
  return destination ? { kind, text: shown, ...destination } : { kind: 'text', text: shown };
};

const pieceOf = (found: string): Piece[] => {
  if (found.startsWith('@')) return [{ kind: 'mention', text: found }];
  const tail = TAIL.exec(found)?.[0] ?? '';
  const link = linkOf(found.slice(0, found.length - tail.length));
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
const written = (text: string): Piece[] => withPieces(text, FOUND, plain, ({ 0: found }) => pieceOf(found));

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
