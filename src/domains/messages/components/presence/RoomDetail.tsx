import { ChatType, type Group } from '@livery/contract';
import { Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useAgeText } from '../../../../lib/text/useAgeText.ts';
import { useChat } from '../../useChat.ts';
import { useTypingText } from './useTypingText.ts';

const MINUTE = 60_000;

/** Draws again as time passes, while what is drawn says how long ago something was. */
const useMinutes = (isNeeded: boolean) => {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setMinutes((count) => count + 1), MINUTE);
    return () => clearInterval(timer);
  }, [isNeeded]);
};

const useAbout = (group: Group): string => {
  const text = useText();
  const age = useAgeText();
  const { presence } = useChat();
  const { isOnline, seenAt } = presence.of(group.partner?.id);
  useMinutes(seenAt !== null);
  if (group.type !== ChatType.DM) {
    const count = group.member_count;
    const others = presence.countIn(group.id);
    // Whoever reads it is here too.
    return others === 0
      ? text('room.members', { count })
      : text('room.members.here', { count, here: others + 1 });
  }
  if (isOnline) return text('presence.online');
  return seenAt === null
    ? text('person.id', { id: group.partner?.username ?? '' })
    : text('presence.seen', { age: age(seenAt) });
};

/** Under the name of a conversation: who is writing, else whether the partner is here, else who it is. */
export const RoomDetail = observer(function RoomDetail({ group }: { group: Group }) {
  const typingText = useTypingText();
  const about = useAbout(group);
  const writers = useChat().typing.namesIn(group.id);
  const isTyping = writers.length > 0;
  return (
    <Text size="caption" tone={isTyping ? 'accent' : 'secondary'} lines={1}>
      {isTyping ? typingText(group, writers) : about}
    </Text>
  );
});
