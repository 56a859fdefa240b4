import type { Group } from '@livery/contract';
import { CloseIcon, EmptyState, IconButton, QuoteBar, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { quoteOf } from '../../message.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { useQuote } from '../bubbles/useQuote.ts';

interface PinSheetProps {
  room: RoomStore;
  group: Group | undefined;
  open: boolean;
  onClose: () => void;
}

/** All that is pinned in a conversation: where to go to, and what to unpin. */
export const PinSheet = observer(function PinSheet({ room, group, open, onClose }: PinSheetProps) {
  const text = useText();
  const quoted = useQuote();
  const fail = useFailureToast();
  const mayUnpin = group?.user_auth.permissions.includes('pin') ?? false;
  return (
    <BackSheet open={open} onClose={onClose} title={text('room.pinned.all')} closeLabel={text('room.close')}>
      {room.pins.list.length === 0 && (
        <EmptyState drawing="messages" title={text('room.pinned.none')} text="" />
      )}
      <Stack gap="sm" padY="sm">
        {room.pins.list.map((message) => {
          const { author, text: words } = quoted(quoteOf(message));
          return (
            <QuoteBar
              key={message.id}
              at="foot"
              title={author}
              text={words}
              onOpen={() => {
                onClose();
                void room.jump(message.id).catch(() => undefined);
              }}
              end={
                mayUnpin && (
                  <IconButton
                    icon={CloseIcon}
                    tone="subtle"
                    label={text('room.unpin')}
                    onClick={() => void room.pins.unpin(message).catch(fail)}
                  />
                )
              }
            />
          );
        })}
      </Stack>
    </BackSheet>
  );
});
