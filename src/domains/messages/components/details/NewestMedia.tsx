import type { Message } from '@livery/contract';
import { Grid, Stack } from '@livery/design-system';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { isVisual } from '../../media/media-walk.store.ts';
import { isExpired } from '../../message.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { isMessageRow } from '../../room-rows.model.ts';
import { useListOf } from '../media/useListOf.ts';
import { VisualTile } from '../media/VisualTile.tsx';

/** One line of squares. */
const COUNT = 3;

/** Pictures and clips in the log, the newest first. */
const visualsIn = ({ view }: RoomStore): Message[] =>
  (view.ready?.window.rows ?? [])
    .flatMap((row) => (isMessageRow(row) && isVisual(row.message) ? [row.message] : []))
    .reverse();

/** The newest pictures and clips of a conversation: those of the log until all are known. Without any there is nothing. */
export const NewestMedia = observer(function NewestMedia({ room }: { room: RoomStore }) {
  const text = useText();
  const { http } = useStores();
  const shared = useListOf(room, (_, signal) =>
    http.call('GET /api/v1/groups/:id/media', {
      params: { id: room.id },
      query: { kind: 'visual', limit: COUNT },
      signal,
      background: true,
    }),
  );
  useEffect(
    () =>
      reaction(
        // Another one, or one less.
        () =>
          visualsIn(room)
            .map(({ id }) => id)
            .join(' '),
        () => shared.refresh(),
      ),
    [room, shared],
  );
  const known = shared.list.length > 0 || shared.isEmpty ? shared.list : visualsIn(room);
  const list = known.filter((message) => !isExpired(message)).slice(0, COUNT);
  if (list.length === 0) return null;
  return (
    <Stack as="section" padX="page" aria-label={text('room.media.newest')}>
      <Grid columns="3" gap="xs">
        {list.map((message) => (
          <VisualTile key={message.id} message={message} />
        ))}
      </Grid>
    </Stack>
  );
});
