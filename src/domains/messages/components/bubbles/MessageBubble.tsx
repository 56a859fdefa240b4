import type { MessageType, NOTICE_TYPES } from '@livery/contract';
import type { ComponentType } from 'react';
import { AudioBubble } from './AudioBubble.tsx';
import { CardBubble } from './CardBubble.tsx';
import { EnvelopeBubble } from './EnvelopeBubble.tsx';
import { FileBubble } from './FileBubble.tsx';
import { ImageBubble } from './ImageBubble.tsx';
import type { KindProps } from './kind.ts';
import { TextBubble } from './TextBubble.tsx';
import { UnknownBubble } from './UnknownBubble.tsx';
import { VideoBubble } from './VideoBubble.tsx';

type BubbleType = Exclude<MessageType, (typeof NOTICE_TYPES)[number]>;

const BUBBLES: Record<BubbleType, ComponentType<KindProps>> = {
  text: ({ message, frame }) => <TextBubble text={message.text} mentions={message.mentions} frame={frame} />,
  image: ImageBubble,
  video: VideoBubble,
  audio: AudioBubble,
  file: FileBubble,
  recommand: CardBubble,
  red_envelope: EnvelopeBubble,
  share_social_author: CardBubble,
  share_social_post: CardBubble,
};

const bubbleOf = (type: MessageType): ComponentType<KindProps> =>
  (BUBBLES as Partial<Record<MessageType, ComponentType<KindProps>>>)[type] ?? UnknownBubble;

/** A message of a person, each type in a bubble of its own. */
export function MessageBubble(props: KindProps) {
  const Kind = bubbleOf(props.message.type);
  return <Kind {...props} />;
}
