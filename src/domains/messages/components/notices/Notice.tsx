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

/** What leads to the message, beside the name that leads to who pinned it. A button would swallow the space at its edge. */
function Jump({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <>
      {words.startsWith(' ') && ' '}
      <button type="button" className="underline underline-offset-4" onClick={onClick}>
        {words.trim()}
      </button>
      {words.endsWith(' ') && ' '}
    </>
  );
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
  const jump = message.type === 'message_pin' && target_id !== null ? () => onJump(target_id) : undefined;
  return (
    <ChatNotice id={message.id} marked={isMarked}>
      {jump
        ? words?.map((part) =>
            typeof part === 'string' ? <Jump key={part} words={part} onClick={jump} /> : part,
          )
        : words}
    </ChatNotice>
  );
}
