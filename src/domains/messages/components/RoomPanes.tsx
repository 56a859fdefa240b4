import type { Group } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import type { RoomStore } from '../room.store.ts';
import { PaneFrame } from './PaneFrame.tsx';
import type { Pane } from './usePane.ts';

const MediaPane = lazily(() => import('./media/MediaPane.tsx'), 'MediaPane', { failed: overlayFailed });
const SearchPane = lazily(() => import('./search/SearchPane.tsx'), 'SearchPane', { failed: overlayFailed });
const RoomDetails = lazily(() => import('./details/RoomDetails.tsx'), 'RoomDetails', {
  failed: (retry) => <PageFailure retry={retry} />,
});
const DetailsOverlays = lazily(() => import('./details/DetailsOverlays.tsx'), 'DetailsOverlays', {
  failed: overlayFailed,
});

interface RoomPanesProps {
  room: RoomStore;
  group: Group | undefined;
  pane: Pane;
}

/** What stands beside the log from 1280 px on, and over it below that. */
export function RoomPanes({ room, group, pane: { shown, isWide, open, close } }: RoomPanesProps) {
  const text = useText();
  if (shown === 'search') return <SearchPane key={room.id} room={room} group={group} onClose={close} />;
  if (shown === 'media') return <MediaPane key={room.id} room={room} onClose={close} />;
  if (shown === undefined || !isWide) return null;
  return (
    <PaneFrame title={text('room.details')} onClose={close}>
      {group && <RoomDetails key={group.id} group={group} onPane={open} />}
    </PaneFrame>
  );
}

/** Details over the room, where there is no place beside it. */
export const DetailsOver = observer(function DetailsOver({ group, pane }: Omit<RoomPanesProps, 'room'>) {
  const isOpen = pane.shown === 'details' && !pane.isWide;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened &&
    group && (
      <DetailsOverlays key={group.id} group={group} open={isOpen} onPane={pane.open} onClose={pane.close} />
    )
  );
});
