import { ChatNotice } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useState } from 'react';
import type { RoomStore } from '../room.store.ts';
import { dayAtTop } from './day-at-top.ts';

interface DayInSightProps {
  room: RoomStore;
  box: RefObject<HTMLElement | null>;
}

/** The day that is being read, away from the foot, while its own line is out of sight. */
export const DayInSight = observer(function DayInSight({ room, box }: DayInSightProps) {
  const [words, setWords] = useState<string>();
  const { isFollowed } = room.view;
  useEffect(() => {
    const element = box.current;
    if (!element || isFollowed) return;
    const look = () => setWords(dayAtTop(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [box, isFollowed]);
  return isFollowed || words === undefined ? null : <ChatNotice afloat>{words}</ChatNotice>;
});
