import type { Group } from '@livery/contract';
import { IconButton, PinIcon, QuoteBar } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { quoteOf } from '../../message.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { useQuote } from '../bubbles/useQuote.ts';

const PinSheet = lazily(() => import('./PinSheet.tsx'), 'PinSheet', { failed: overlayFailed });

interface PinnedBarProps {
  room: RoomStore;
  group: Group | undefined;
}

/** The latest pin under the room's bar, and the way to all of them. */
export const PinnedBar = observer(function PinnedBar({ room, group }: PinnedBarProps) {
  const text = useText();
  const quoted = useQuote();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => afterPaint(() => void room.pins.load()), [room]);
  const { list } = room.pins;
  const [latest] = list;
  return (
    <>
      {latest && (
        <QuoteBar
          at="top"
          title={text('room.pinned', { count: list.length })}
          text={quoted(quoteOf(latest)).text}
          onOpen={() => void room.jump(latest.id).catch(() => undefined)}
          end={
            <IconButton
              icon={PinIcon}
              tone="subtle"
              label={text('room.pinned.all')}
              onClick={() => setOpen(true)}
            />
          }
        />
      )}
      {isOpen && <PinSheet room={room} group={group} open onClose={() => setOpen(false)} />}
    </>
  );
});
