import type { Message } from '@livery/contract';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { type NoticeText, noticeTextOf } from './notice.model.ts';

/** How somebody is called in a notice: the reader is not called by name. */
export const useNoticeName = () => {
  const text = useText();
  const called = useNameOf();
  const { users } = useStores();
  return (id: string, as: 'subject' | 'object', nickname?: string): string => {
    if (id === users.id) return text(as === 'subject' ? 'room.you' : 'room.you.object');
    return called({ id, nickname: nickname ?? '' }) || (as === 'object' ? text('room.someone') : '');
  };
};

/** What a notice says of a message; undefined of what is none. */
export const useNotice = () => {
  const nameOf = useNoticeName();
  return (message: Message): NoticeText | undefined => noticeTextOf(message, nameOf);
};

/** The words of a notice, with the people's names in them; undefined of what is none. */
export const useNoticeText = () => {
  const text = useText();
  const noticeOf = useNotice();
  return (message: Message): string | undefined => {
    const notice = noticeOf(message);
    if (!notice) return undefined;
    const { id, values, others } = notice;
    return text(id, { ...values, others: text('room.notice_by.others', { count: others }) });
  };
};
