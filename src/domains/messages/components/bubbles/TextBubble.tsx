import { Bubble, FoldedText, Link, Text } from '@livery/design-system';
import { memo } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNameOf } from '../../../users/index.ts';
import type { BubbleFrame } from './kind.ts';
import { HostLink, OutLink } from './OutLink.tsx';
import { isEmojiAlone, isLong, type Piece, piecesOf } from './words.ts';

function WordsOf({ piece, side }: { piece: Piece } & Pick<BubbleFrame, 'side'>) {
  const nameOf = useNameOf();
  switch (piece.kind) {
    case 'link':
      return <OutLink {...piece} />;
    case 'host':
      return <HostLink {...piece} />;
    case 'mention':
      return piece.userId === undefined ? (
        <Text weight="strong">{piece.text}</Text>
      ) : (
        <Link tone={side === 'own' ? 'hashtagMedia' : 'hashtag'} href={`/guest-page/${piece.userId}`}>
          {`@${nameOf({ id: piece.userId, nickname: piece.text.slice(1) })}`}
        </Link>
      );
    case 'text':
      return piece.text;
  }
}

interface TextContent {
  text: string;
  /** Ids of the mentioned people. */
  mentions: readonly string[] | undefined;
}

/** Looked through once, not with every tick beside it. */
const Words = memo(function Words({ text, mentions, side }: TextContent & Pick<BubbleFrame, 'side'>) {
  return piecesOf(text, mentions).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <WordsOf key={index} piece={piece} side={side} />
  ));
});

/** What somebody wrote; emoji alone are large, and stand without a bubble. */
export function TextBubble({ text: words, mentions, frame }: TextContent & { frame: BubbleFrame }) {
  const text = useText();
  if (isEmojiAlone(words)) {
    return (
      <Bubble {...frame} content="bare">
        <Text size="hero">{words}</Text>
      </Bubble>
    );
  }
  return (
    <Bubble {...frame}>
      {isLong(words) ? (
        <FoldedText moreLabel={text('room.text.more')} lessLabel={text('room.text.less')}>
          <Words text={words} mentions={mentions} side={frame.side} />
        </FoldedText>
      ) : (
        <Text wrap="pre">
          <Words text={words} mentions={mentions} side={frame.side} />
        </Text>
      )}
    </Bubble>
  );
}
