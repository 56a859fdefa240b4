import type { Group, Message } from '@livery/contract';
import {
  DownloadIcon,
  IconButton,
  OutsideIcon,
  RefreshIcon,
  ReplyIcon,
  ShareIcon,
  Stack,
  Text,
} from '@livery/design-system';
import { ImageViewer, type ViewerImage } from '@livery/design-system/media';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { useBackGuard } from '../../../../lib/useBackGuard.ts';
import { useNameOf } from '../../../users/index.ts';
import { useDownload } from '../../files/useDownload.ts';
import { useShareFile } from '../../files/useShareFile.ts';
import { MediaWalk } from '../../media/media-walk.store.ts';
import type { RoomStore } from '../../room.store.ts';
import { isMessageRow } from '../../room-rows.model.ts';
import { ForwardSheet } from '../actions/ForwardSheet.tsx';
import { useMessageCommands } from '../actions/useMessageCommands.ts';
import { type Picture, useNearPictures } from './useNearPictures.ts';
import { VideoSlide } from './VideoSlide.tsx';

interface MediaViewerProps {
  room: RoomStore;
  group: Group | undefined;
  start: Message;
  onClose: () => void;
}

/** Begins with what the log shows, which has no gap. */
const useWalk = (room: RoomStore, start: Message): MediaWalk => {
  const { http } = useStores();
  const [walk] = useState(() => {
    const rows = room.view.ready?.window.rows ?? [];
    return new MediaWalk(
      http,
      start,
      rows.flatMap((row) => (isMessageRow(row) ? [row.message] : [])),
    );
  });
  useEffect(() => walk.look(), [walk]);
  useEffect(
    () => room.changes.listen({ gone: (gone) => walk.drop(gone), arrived: (news) => walk.arrive(news) }),
    [room, walk],
  );
  return walk;
};

/** Why there is no picture, and what to do about it. */
function NoPicture({ failed, onRetry }: { failed: 'gone' | 'failed'; onRetry: () => void }) {
  const text = useText();
  return failed === 'gone' ? (
    <Text as="p" align="center">
      {text('room.file.gone', { kind: text('room.kind.image') })}
    </Text>
  ) : (
    <Stack align="center">
      <IconButton icon={RefreshIcon} tone="media" label={text('room.file.retry')} onClick={onRetry} />
    </Stack>
  );
}

const useSlide = () => {
  const text = useText();
  return (message: Message, picture: Picture | undefined, retry: () => void): ViewerImage => {
    const place = { id: message.id, alt: text(message.type === 'video' ? 'room.kind.video' : 'room.image') };
    if (message.type === 'video') return { ...place, content: <VideoSlide message={message} /> };
    if (picture && 'failed' in picture)
      return { ...place, content: <NoPicture failed={picture.failed} onRetry={retry} /> };
    return { ...place, src: picture?.url };
  };
};

interface ActionsProps extends Omit<MediaViewerProps, 'start'> {
  message: Message;
  /** There is no file any more: nothing can be done with it. */
  isGone: boolean;
  onForward: () => void;
}

function Actions({ room, group, message, isGone, onClose, onForward }: ActionsProps) {
  const text = useText();
  const commands = useMessageCommands(room, group);
  const { download, isLoading } = useDownload(message);
  const system = useShareFile(message);
  const can = commands.can(message);
  const reply = () => {
    onClose();
    commands.reply(message);
  };
  return (
    <>
      {can.reply && <IconButton icon={ReplyIcon} tone="media" label={text('room.reply')} onClick={reply} />}
      {can.forward && !isGone && (
        <IconButton icon={ShareIcon} tone="media" label={text('room.forward')} onClick={onForward} />
      )}
      {system && !isGone && (
        <IconButton
          icon={OutsideIcon}
          tone="media"
          label={text('room.image.share')}
          loading={system.isLoading}
          onClick={system.share}
        />
      )}
      {!isGone && (
        <IconButton
          icon={DownloadIcon}
          tone="media"
          label={text('room.image.save')}
          loading={isLoading}
          onClick={download}
        />
      )}
    </>
  );
}

/** The pictures and clips of a conversation, one at a time, as large as the screen. */
export const MediaViewer = observer(function MediaViewer({ room, group, start, onClose }: MediaViewerProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  const { clock, day } = useClockText();
  const walk = useWalk(room, start);
  const pictures = useNearPictures(walk.list.slice(Math.max(0, walk.at - 1), walk.at + 2));
  const slide = useSlide();
  useBackGuard(true, onClose);
  const [isForwarding, setForwarding] = useState(false);
  const message = walk.message ?? start;
  const hasNone = walk.message === undefined;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (hasNone) leave();
  }, [hasNone]);
  const picture = pictures.of(message);
  const isGone = picture !== undefined && 'failed' in picture && picture.failed === 'gone';
  const name =
    message.user_id === users.id
      ? text('room.you')
      : (message.user && nameOf(message.user)) || (group?.display_name ?? '');
  return (
    <>
      <ImageViewer
        open
        onClose={onClose}
        images={walk.list.map((one) => slide(one, pictures.of(one), pictures.retry))}
        at={walk.at}
        onMove={(to) => walk.move(to)}
        position={[name, day(message.create_at), clock(message.create_at)].filter(Boolean).join(' · ')}
        actions={
          <Actions
            room={room}
            group={group}
            message={message}
            isGone={isGone}
            onClose={onClose}
            onForward={() => setForwarding(true)}
          />
        }
        labels={{
          title: text('room.image'),
          close: text('room.close'),
          previous: text('room.image.previous'),
          next: text('room.image.next'),
          loading: text('room.file.loading'),
        }}
      />
      {isForwarding && (
        <ForwardSheet key={message.id} open messages={[message]} onClose={() => setForwarding(false)} />
      )}
    </>
  );
});
