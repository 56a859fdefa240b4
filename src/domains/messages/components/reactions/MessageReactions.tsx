import type { Message } from '@livery/contract';
import { Reactions } from '@livery/design-system';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { shortNumber } from '../../../../lib/text/number.ts';
import type { RoomStore } from '../../room.store.ts';

interface MessageReactionsProps {
  message: Message;
  isOwn: boolean;
  room: RoomStore;
  /** Nobody may put one on any more. */
  isClosed: boolean;
}

/** Emojis that people put on a message; a press puts one's own on, or takes it back. */
export function MessageReactions({ message, isOwn, room, isClosed }: MessageReactionsProps) {
  const text = useText();
  const fail = useFailureToast();
  const { emojis = [] } = message;
  if (emojis.length === 0) return null;
  return (
    <Reactions
      side={isOwn ? 'own' : 'other'}
      label={text('room.emoji.list')}
      closed={isClosed}
      reactions={emojis.map(({ emoji, count, mine }) => ({
        emoji,
        count: shortNumber(count),
        mine,
        label: text('room.emoji.count', { emoji, count }),
      }))}
      onToggle={(emoji) => void room.reactions.toggle(message.id, emoji).catch(fail)}
    />
  );
}
