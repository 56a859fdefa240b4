import type { Message } from '@livery/contract';
import { fromScreen } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useMedia } from '../../../../lib/useMedia.ts';
import type { RoomStore } from '../../room.store.ts';
import { PaneFrame } from '../PaneFrame.tsx';
import { useSharedMedia } from './useSharedMedia.tsx';

/** Shared media of a conversation: pictures and clips, files, links, voice messages. */
export function MediaPane({ room, onClose }: { room: RoomStore; onClose: () => void }) {
  const text = useText();
  const isWide = useMedia(fromScreen('desktop'));
  const handleShow = ({ id }: Message) => {
    if (!isWide) onClose();
    void room.jump(id).catch(() => undefined);
  };
  const { tabs, panel } = useSharedMedia(room, handleShow);
  return (
    <PaneFrame title={text('room.media')} onClose={onClose} head={tabs}>
      {panel}
    </PaneFrame>
  );
}
