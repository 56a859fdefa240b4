import type { Message } from '@livery/contract';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { noticeTextOf } from './notice.model.ts';

/** The words of a notice, with the people's names in them; undefined of what is none. */
export const useNoticeText = () => {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  return (message: Message): string | undefined => {
    const notice = noticeTextOf(message, (id, as, nickname) => {
      if (id === users.id) return text(as === 'subject' ? 'room.you' : 'room.you.object');
      return nameOf({ id, nickname: nickname ?? '' }) || (as === 'object' ? text('room.someone') : '');
    });
    return notice && text(notice.id, notice.values);
  };
};
