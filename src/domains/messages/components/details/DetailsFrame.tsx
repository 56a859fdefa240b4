import { AppBar, CloseIcon, Heading, IconButton, RoomPane } from '@livery/design-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';

interface DetailsFrameProps {
  onClose: () => void;
  children: ReactNode;
}

/** What a conversation is, beside it. */
export function DetailsFrame({ onClose, children }: DetailsFrameProps) {
  const text = useText();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in it closes it
    <div onKeyDown={handleKey} className="contents">
      <RoomPane
        label={text('room.details')}
        bar={
          <AppBar
            tone="raised"
            center={
              <Heading level={2} size="title">
                {text('room.details')}
              </Heading>
            }
            end={<IconButton icon={CloseIcon} label={text('room.close')} onClick={onClose} />}
          />
        }
      >
        {children}
      </RoomPane>
    </div>
  );
}
