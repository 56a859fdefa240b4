import { ChatNotice } from '@livery/design-system';
import { Fragment } from 'react';
import { useText, useTextAround } from '../../../../lib/intl/useText.ts';
import type { JoinsRow } from '../../albums.ts';
import { PersonName } from './PersonName.tsx';
import { useNoticeName } from './useNoticeText.ts';

/** Many who joined one after the other: the first of them, and how many more. */
export function JoinsNotice({ rows }: Pick<JoinsRow, 'rows'>) {
  const text = useText();
  const around = useTextAround();
  const nameOf = useNoticeName();
  const [first] = rows;
  if (!first) return null;
  const { id, user_id, user } = first.message;
  return (
    <ChatNotice id={id}>
      {around('room.notice_by.join_many', {
        name: (
          <PersonName key="name" id={user_id}>
            {nameOf(user_id, 'subject', user?.nickname) || text('room.someone')}
          </PersonName>
        ),
        others: <Fragment key="others">{text('room.notice_by.others', { count: rows.length - 1 })}</Fragment>,
      })}
    </ChatNotice>
  );
}
