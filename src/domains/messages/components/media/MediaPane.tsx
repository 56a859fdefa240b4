import type { Message } from '@livery/contract';
import { AppBar, CloseIcon, fromScreen, Heading, IconButton, RoomPane } from '@livery/design-system';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useMedia } from '../../../../lib/useMedia.ts';
import type { RoomStore } from '../../room.store.ts';
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
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in it closes it
    <div onKeyDown={handleKey} className="contents">
      <RoomPane
        label={text('room.media')}
        bar={
          <>
            <AppBar
              tone="raised"
              center={
                <Heading level={2} size="title">
                  {text('room.media')}
                </Heading>
              }
              end={<IconButton icon={CloseIcon} label={text('room.close')} onClick={onClose} />}
            />
            {tabs}
          </>
        }
      >
        {panel}
      </RoomPane>
    </div>
  );
}
