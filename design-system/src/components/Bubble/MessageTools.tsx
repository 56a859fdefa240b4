import type { ReactNode } from 'react';
import type { BubbleSide } from './Bubble.variants.ts';

export interface MessageToolsProps {
  side: BubbleSide;
  label: string;
  /** A few `IconButton`s. */
  children: ReactNode;
}

/**
 * Beside the message under the pointer: what is done most often. Drawn into the `[data-bubble]` of its `MessageRow`; all that
 * it offers stands in the message's menu too, which has keys.
 */
export function MessageTools({ side, label, children }: MessageToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={`absolute bottom-0 z-raised flex animate-fade rounded-control bg-overlay shadow-panel ${side === 'own' ? 'right-full me-1' : 'left-full ms-1'}`}
    >
      {children}
    </div>
  );
}
