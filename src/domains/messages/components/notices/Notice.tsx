import type { Message } from '@livery/contract';
import { ChatNotice } from '@livery/design-system';
import { Fragment } from 'react';
import { useText, useTextAround } from '../../../../lib/intl/useText.ts';
import { PersonName } from './PersonName.tsx';
import { useNotice } from './useNoticeText.ts';

interface NoticeProps {
  message: Message;
  isMarked: boolean;
  /** Goes to the message that it is about. */
  onJump: (id: string) => void;
}

/** What happened to the conversation; the people in it lead to their pages. */
export function Notice({ message, isMarked, onJump }: NoticeProps) {
  const text = useText();
  const around = useTextAround();
  const notice = useNotice()(message);
  const { target_id } = message;
  const words =
    notice &&
    around(notice.id, {
      name: (
        <PersonName key="name" id={notice.people.name}>
          {notice.values.name}
        </PersonName>
      ),
      target: (
        <PersonName key="target" id={notice.people.target}>
          {notice.values.target}
        </PersonName>
      ),
      title: <Fragment key="title">{notice.values.title}</Fragment>,
      others: <Fragment key="others">{text('room.notice_by.others', { count: notice.others })}</Fragment>,
    });
  return (
    <ChatNotice id={message.id} marked={isMarked}>
      {notice && message.type === 'message_pin' && target_id !== null ? (
        <button type="button" className="underline underline-offset-4" onClick={() => onJump(target_id)}>
          {text(notice.id, notice.values)}
        </button>
      ) : (
        words
      )}
    </ChatNotice>
  );
}
