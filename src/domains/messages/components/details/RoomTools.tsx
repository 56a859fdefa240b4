import type { Group } from '@livery/contract';
import { ImagesIcon, List, ListRow, PinIcon, SearchIcon, ShareIcon, UserIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { useChat } from '../../useChat.ts';
import type { PaneKind } from '../usePane.ts';

const ShareGroupSheet = lazily(() => import('../share/ShareSheets.tsx'), 'ShareGroupSheet', {
  failed: overlayFailed,
});
const PinSheet = lazily(() => import('../pins/PinSheet.tsx'), 'PinSheet', { failed: overlayFailed });

interface RoomToolsProps {
  group: Group;
  onPane: (kind: PaneKind) => void;
}

/** The ways to what was said and shared in a conversation, and from it to others. */
export const RoomTools = observer(function RoomTools({ group, onPane }: RoomToolsProps) {
  const text = useText();
  const room = useChat().messages.room(group.id);
  /** Both undefined until they were first opened. */
  const [isPinsOpen, setPinsOpen] = useState<boolean>();
  const [isSharing, setSharing] = useState<boolean>();
  const pinned = room.pins.list.length;
  const { partner } = group;
  return (
    <>
      <List label={text('room.details.find')}>
        <ListRow icon={SearchIcon} leads title={text('room.search')} onClick={() => onPane('search')} />
        <ListRow icon={ImagesIcon} leads title={text('room.media')} onClick={() => onPane('media')} />
        <ListRow
          icon={PinIcon}
          leads
          title={text('room.pinned.all')}
          {...(pinned > 0 && { value: pinned })}
          onClick={() => setPinsOpen(true)}
        />
        {group.user_auth.permissions.includes('invite') && (
          <ListRow icon={ShareIcon} title={text('room.details.share')} onClick={() => setSharing(true)} />
        )}
        {partner && (
          <ListRow icon={UserIcon} title={text('room.details.person')} href={`/guest-page/${partner.id}`} />
        )}
      </List>
      {isPinsOpen !== undefined && (
        <PinSheet room={room} group={group} open={isPinsOpen} onClose={() => setPinsOpen(false)} />
      )}
      {isSharing !== undefined && (
        <ShareGroupSheet of={group.id} open={isSharing} onClose={() => setSharing(false)} />
      )}
    </>
  );
});
