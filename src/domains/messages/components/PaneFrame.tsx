import { AppBar, CloseIcon, Heading, IconButton, RoomPane } from '@livery/design-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';

interface PaneFrameProps {
  /** Name of the region, and its heading. */
  title: string;
  onClose: () => void;
  /** Name of the way out. */
  closeLabel?: string;
  /** Below the bar; stays while the content scrolls. */
  head?: ReactNode;
  /** The room's place in the bar is all that is left of it: what stands there, with the way back. */
  folded?: { start: ReactNode; center: ReactNode } | undefined;
  children: ReactNode;
}

/** What a person looks at beside a conversation. Escape anywhere in it closes it. */
export function PaneFrame({ title, onClose, closeLabel, head, folded, children }: PaneFrameProps) {
  const text = useText();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const heading = (
    <Heading level={2} size="title">
      {title}
    </Heading>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in it closes it
    <div onKeyDown={handleKey} className="contents">
      <RoomPane
        label={title}
        folded={folded !== undefined}
        bar={
          <>
            <AppBar
              tone="raised"
              {...(folded ?? { center: heading })}
              end={<IconButton icon={CloseIcon} label={closeLabel ?? text('room.close')} onClick={onClose} />}
            />
            {!folded && head}
          </>
        }
      >
        {children}
      </RoomPane>
    </div>
  );
}
