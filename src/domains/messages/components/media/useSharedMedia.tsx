import { MEDIA_KINDS, type MediaKind, type Message } from '@livery/contract';
import { EmptyState, Stack, TabPanel, Tabs } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import type { PagedList } from '../../../../lib/lists/paged-list.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { RoomStore } from '../../room.store.ts';
import { ChatFailure } from '../ChatFailure.tsx';
import { MediaList } from './MediaList.tsx';
import { useListOf } from './useListOf.ts';

const TABS: Record<MediaKind, MessageId> = {
  visual: 'room.media.visual',
  file: 'room.media.file',
  link: 'room.media.link',
  voice: 'room.media.voice',
};

/** Media of one kind in a conversation, newest first. */
const useShared = (room: RoomStore, kind: MediaKind): PagedList<Message> => {
  const { http } = useStores();
  return useListOf(room, (next_id, signal) =>
    http.call('GET /api/v1/groups/:id/media', {
      params: { id: room.id },
      query: { kind, next_id },
      signal,
    }),
  );
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
  const shared = useShared(room, kind);
  if (shared.isEmpty)
    return (
      <EmptyState drawing="pictures" title={text('room.media.none')} text={text('room.media.none.text')} />
    );
  const { state } = shared;
  if (state.status === 'failed' && shared.list.length === 0)
    return <ChatFailure error={state.error} of="shared" onRetry={() => shared.retry()} />;
  return <MediaList kind={kind} shared={shared} onShow={onShow} />;
});

/** What was shared in a conversation, kind by kind: `tabs` stay in sight while the `panel` scrolls. */
export const useSharedMedia = (
  room: RoomStore,
  onShow: (message: Message) => void,
): { tabs: ReactNode; panel: ReactNode } => {
  const text = useText();
  const id = useId();
  const [kind, setKind] = useState<MediaKind>('visual');
  return {
    tabs: (
      <Stack padX="page">
        <Tabs
          id={id}
          label={text('room.media')}
          items={MEDIA_KINDS.map((value) => ({ value, label: text(TABS[value]) }))}
          value={kind}
          onChange={setKind}
        />
      </Stack>
    ),
    panel: (
      <TabPanel tabs={id} value={kind}>
        <Panel key={kind} room={room} kind={kind} onShow={onShow} />
      </TabPanel>
    ),
  };
};
