import type { Message } from '@livery/contract';
import { ChatNotice } from '@livery/design-system';
import { Fragment } from 'react';
import { useText, useTextAround } from '../../../../lib/intl/useText.ts';
import { useOpenOverlay } from '../overlays/open-overlay.ts';
import { PersonName } from './PersonName.tsx';
import { useNotice } from './useNoticeText.ts';

interface NoticeProps {
  message: Message;
  isMarked: boolean;
  /** Goes to the message that it is about. */
  onJump: (id: string) => void;
}

/** What leads to what it is about, beside the names that lead to people. A button would swallow the space at its edge. */
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

/** What the words of a notice lead to: a pinned message, an envelope that was opened. */
const useTarget = ({ type, target_id, envelope_id }: Message, onJump: NoticeProps['onJump']) => {
  const open = useOpenOverlay();
  if (type === 'message_pin' && target_id !== null) return () => onJump(target_id);
  return envelope_id === undefined ? undefined : () => open({ name: 'envelopes/open', of: envelope_id });
};

/** What happened to the conversation; the people in it lead to their pages. */
export function Notice({ message, isMarked, onJump }: NoticeProps) {
  const text = useText();
  const around = useTextAround();
  const notice = useNotice()(message);
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
  const follow = useTarget(message, onJump);
  // One way to one place: of words around a name the last ones say what it is.
  const last = words?.findLastIndex((part) => typeof part === 'string');
  return (
    <ChatNotice id={message.id} marked={isMarked}>
      {follow
        ? words?.map((part, index) =>
            index === last ? <Jump key="jump" words={String(part)} onClick={follow} /> : part,
          )
        : words}
    </ChatNotice>
  );
}
