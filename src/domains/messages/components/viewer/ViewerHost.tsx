import type { Group, Message } from '@livery/contract';
import { type ReactNode, useState } from 'react';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import type { RoomStore } from '../../room.store.ts';
import { OpenMediaProvider } from './open-media.ts';

const MediaViewer = lazily(() => import('./MediaViewer.tsx'), 'MediaViewer', { failed: overlayFailed });

interface ViewerHostProps {
  room: RoomStore;
  group: Group | undefined;
  children: ReactNode;
}

/** One viewer for all pictures and clips below it; it is gone in another room. */
export function ViewerHost({ room, group, children }: ViewerHostProps) {
  const [start, setStart] = useState<Message>();
  return (
    <OpenMediaProvider value={setStart}>
      {children}
      {start?.group_id === room.id && (
        <MediaViewer
          key={start.id}
          room={room}
          group={group}
          start={start}
          onClose={() => setStart(undefined)}
        />
      )}
    </OpenMediaProvider>
  );
}
