import type { Mention } from '@livery/contract';

/** A part of what somebody wrote; with `id` it calls that person. */
export interface WordPiece {
  text: string;
  id?: string;
}

/** What was written, with the names of those whom it calls as pieces of their own; a longer name wins over its beginning. */
export const piecesOf = (text: string, mentions: readonly Mention[]): WordPiece[] => {
  const byLength = mentions.toSorted((one, other) => other.nickname.length - one.nickname.length);
  const pieces: WordPiece[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const called = text[at] === '@' && byLength.find(({ nickname }) => text.startsWith(nickname, at + 1));
    if (called) {
      if (plain !== '') pieces.push({ text: plain });
      plain = '';
      pieces.push({ text: `@${called.nickname}`, id: called.id });
      at += called.nickname.length + 1;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return plain === '' ? pieces : [...pieces, { text: plain }];
};
