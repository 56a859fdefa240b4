import { Bubble, FoldedText, Text } from '@livery/design-system';
import { memo } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import type { BubbleFrame } from './kind.ts';
import { isEmojiAlone, isLong, type Piece, piecesOf } from './words.ts';

function WordsOf({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'link':
      return (
        <a
          href={piece.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="underline underline-offset-4"
        >
          {piece.text}
        </a>
      );
    case 'mention':
      return <Text weight="strong">{piece.text}</Text>;
    case 'text':
      return piece.text;
  }
}

/** Looked through once, not with every tick beside it. */
const Words = memo(function Words({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <WordsOf key={index} piece={piece} />
  ));
});

/** What somebody wrote; emoji alone are large, and stand without a bubble. */
export function TextBubble({ text: words, frame }: { text: string; frame: BubbleFrame }) {
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
          <Words text={words} />
        </FoldedText>
      ) : (
        <Text wrap="pre">
          <Words text={words} />
        </Text>
      )}
    </Bubble>
  );
}
