import type { Message } from '@livery/contract';
import { ChatNotice } from '@livery/design-system';
import { useNoticeText } from './useNoticeText.ts';

interface NoticeProps {
  message: Message;
  isMarked: boolean;
  /** Goes to the message that it is about. */
  onJump: (id: string) => void;
}

/** What happened to the conversation, with the people's names in it. */
export function Notice({ message, isMarked, onJump }: NoticeProps) {
  const words = useNoticeText()(message);
  const { target_id } = message;
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
