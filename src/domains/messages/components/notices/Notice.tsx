import type { Message } from '@livery/contract';
import { ChatNotice } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { toldOf } from './notice.model.ts';

interface NoticeProps {
  message: Message;
  isMarked: boolean;
  /** Goes to the message that it is about. */
  onJump: (id: string) => void;
}

/** What happened to the conversation, with the people's names in it. */
export function Notice({ message, isMarked, onJump }: NoticeProps) {
  const text = useText();
  const { users } = useStores();
  const told = toldOf(message, (id, as, nickname) => {
    if (id === users.id) return text(as === 'subject' ? 'room.you' : 'room.you.object');
    return nickname ?? (as === 'object' ? text('room.someone') : '');
  });
  const { target_id } = message;
  const words = told && text(told.id, told.values);
  return (
    <ChatNotice id={message.id} marked={isMarked}>
      {message.type === 'message_pin' && target_id !== null ? (
        <button type="button" className="underline underline-offset-4" onClick={() => onJump(target_id)}>
          {words}
        </button>
      ) : (
        words
      )}
    </ChatNotice>
  );
}
