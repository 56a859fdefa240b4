import { MEDIA_KINDS, type MediaKind, type Message } from '@livery/contract';
import {
  AppBar,
  CloseIcon,
  EmptyState,
  fromScreen,
  Heading,
  IconButton,
  RoomPane,
  Stack,
  TabPanel,
  Tabs,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import type { PagedList } from '../../../../lib/lists/paged-list.ts';
import { usePagedList } from '../../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useMedia } from '../../../../lib/useMedia.ts';
import type { RoomStore } from '../../room.store.ts';
import { ChatFailure } from '../ChatFailure.tsx';
import { MediaList } from './MediaList.tsx';

const TABS: Record<MediaKind, MessageId> = {
  visual: 'room.media.visual',
  file: 'room.media.file',
  link: 'room.media.link',
  voice: 'room.media.voice',
};
const ID = 'room-media';

/** What of a kind was shared in a conversation, the newest first. */
const useShared = (groupId: string, kind: MediaKind): PagedList<Message> => {
  const { http } = useStores();
  return usePagedList<Message>({
    keyOf: ({ id }) => id,
    page: (next_id, signal) =>
      http.call('GET /api/v1/groups/:id/media', {
        params: { id: groupId },
        query: { kind, next_id },
        signal,
      }),
  });
};

const Panel = observer(function Panel({
  room,
  kind,
  onShow,
}: {
  room: RoomStore;
  kind: MediaKind;
  onShow: (message: Message) => void;
}) {
  const text = useText();
  const shared = useShared(room.id, kind);
  if (shared.isEmpty)
    return (
      <EmptyState drawing="pictures" title={text('room.media.none')} text={text('room.media.none.text')} />
    );
  const { state } = shared;
  if (state.status === 'failed' && shared.list.length === 0)
    return <ChatFailure error={state.error} of="shared" onRetry={() => shared.retry()} />;
  return <MediaList kind={kind} shared={shared} onShow={onShow} />;
});

/** What was shared in a conversation: pictures and clips, files, links, voices. */
export function MediaPane({ room, onClose }: { room: RoomStore; onClose: () => void }) {
  const text = useText();
  const isWide = useMedia(fromScreen('desktop'));
  const [kind, setKind] = useState<MediaKind>('visual');
  const handleShow = ({ id }: Message) => {
    if (!isWide) onClose();
    void room.jump(id).catch(() => undefined);
  };
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
              center={
                <Heading level={2} size="title">
                  {text('room.media')}
                </Heading>
              }
              end={<IconButton icon={CloseIcon} label={text('room.close')} onClick={onClose} />}
            />
            <Stack padX="page">
              <Tabs
                id={ID}
                label={text('room.media')}
                items={MEDIA_KINDS.map((value) => ({ value, label: text(TABS[value]) }))}
                value={kind}
                onChange={setKind}
              />
            </Stack>
          </>
        }
      >
        <TabPanel tabs={ID} value={kind}>
          <Panel key={kind} room={room} kind={kind} onShow={handleShow} />
        </TabPanel>
      </RoomPane>
    </div>
  );
}
