import { ChevronDownIcon, ChevronUpIcon, IconButton, Inline, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import type { RoomSearch } from '../../search/room-search.store.ts';

interface HitNavProps {
  search: RoomSearch;
  /** What was pressed is gone, and the focus with it. */
  takesFocus: boolean;
  onShow: (at: number) => void;
}

/** Which result is shown, and the ones around it: the arrows go as the log does, older upwards. */
export const HitNav = observer(function HitNav({ search, takesFocus, onShow }: HitNavProps) {
  const text = useText();
  const older = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) older.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { list, status } = search.results;
  const { at = 0 } = search;
  // Days are read from their beginning, everything else from the newest message.
  const step = search.kind === 'date' ? -1 : 1;
  const has = (to: number) => list[to] !== undefined;
  return (
    <Inline gap="none">
      <Text size="footnote" tone="secondary" tabular grow aria-live="polite">
        {text(status === 'end' ? 'room.search.position' : 'room.search.position.more', {
          at: at + 1,
          count: list.length,
        })}
      </Text>
      <IconButton
        ref={older}
        icon={ChevronUpIcon}
        label={text('room.search.older')}
        disabled={!has(at + step)}
        onClick={() => onShow(at + step)}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={text('room.search.newer')}
        disabled={!has(at - step)}
        onClick={() => onShow(at - step)}
      />
    </Inline>
  );
});
