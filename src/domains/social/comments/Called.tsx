import type { Mention } from '@livery/contract';
import { Link } from '@livery/design-system';
import { useNameOf } from '../../users/index.ts';
import { piecesOf } from './comment-pieces.ts';

interface CalledProps {
  text: string;
  mentions: readonly Mention[];
  /** `media`: over a picture, in its own colour. */
  tone?: 'base' | 'media';
}

/** What somebody wrote, with the names of those whom it calls as links to them. */
export function Called({ text, mentions, tone = 'base' }: CalledProps) {
  const nameOf = useNameOf();
  return piecesOf(text, mentions).map(({ text: words, id }, index) =>
    id === undefined ? (
      words
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        key={index}
        tone={tone === 'media' ? 'hashtagMedia' : 'hashtag'}
        href={`/guest-page/${id}`}
      >
        {`@${nameOf({ id, nickname: words.slice(1) })}`}
      </Link>
    ),
  );
}
