import type { Message } from '@livery/contract';
import type { BubbleProps } from '@livery/design-system';

/** What stands around every kind of message alike: who, when, how far it has come, the quote. */
export type BubbleFrame = Pick<BubbleProps, 'side' | 'continues' | 'author' | 'time' | 'delivery' | 'quote'>;

/** What draws one kind of message. */
export interface KindProps {
  message: Message;
  frame: BubbleFrame;
}
