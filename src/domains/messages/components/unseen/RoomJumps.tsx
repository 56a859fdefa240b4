import { AtSignIcon, ChevronDownIcon, HeartIcon, IconButton, type IconGlyph } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { ApiFailure } from '../../../../lib/http/failure.ts';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { countText } from '../../../../lib/text/count-text.ts';
import type { RoomStore } from '../../room.store.ts';
import type { UnseenKind } from '../../unseen/room-unseen.store.ts';

const KINDS: readonly { kind: UnseenKind; icon: IconGlyph; label: MessageId }[] = [
  { kind: 'reactions', icon: HeartIcon, label: 'room.unseen.reactions' },
  { kind: 'mentions', icon: AtSignIcon, label: 'room.unseen.mentions' },
];

/** To the oldest one that was not seen; one that is not there any more is left out. */
const jumpTo = async (room: RoomStore, id: string): Promise<void> => {
  try {
    await room.jump(id);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'api.invalid_msg_id') room.unseen.drop(id);
  }
};

/** Ways over a conversation: to what was meant for the person, and to its end. */
export const RoomJumps = observer(function RoomJumps({
  room,
  onFoot,
}: {
  room: RoomStore;
  onFoot: () => void;
}) {
  const text = useText();
  const { view, unseen } = room;
  // The name says what is drawn: who speaks to the screen reads it (WCAG 2.5.3).
  const missed = countText(view.missed);
  return (
    <>
      {KINDS.map(({ kind, icon, label }) => {
        const [oldest] = unseen[kind];
        const count = unseen[kind].length;
        return (
          oldest && (
            <IconButton
              key={kind}
              icon={icon}
              tone="raised"
              label={text(label, { count })}
              badge={countText(count)}
              onClick={() => void jumpTo(room, oldest.id)}
            />
          )
        );
      })}
      {!view.isFollowed && (
        <IconButton
          icon={ChevronDownIcon}
          tone="raised"
          label={view.missed > 0 ? text('room.missed', { count: missed }) : text('room.to_foot')}
          onClick={onFoot}
          {...(view.missed > 0 && { badge: missed })}
        />
      )}
    </>
  );
});
