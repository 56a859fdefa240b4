import type { ReactNode } from 'react';
import type { BubbleSide } from './Bubble.variants.ts';

const PLACES = {
  own: { beside: 'right-full bottom-0 me-1', over: 'right-0 bottom-full -mb-1' },
  other: { beside: 'left-full bottom-0 ms-1', over: 'left-0 bottom-full -mb-1' },
} as const;

export interface MessageToolsProps {
  side: BubbleSide;
  /** `over` its upper edge, where a wide bubble leaves no space `beside` it. */
  at?: keyof (typeof PLACES)['own'];
  label: string;
  /** A few `IconButton`s. */
  children: ReactNode;
}

/**
 * Beside the message under the pointer: what is done most often. Drawn into the `[data-bubble]` of its `MessageRow`; all that
 * it offers stands in the message's menu too, which has keys.
 */
export function MessageTools({ side, at = 'beside', label, children }: MessageToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={`absolute z-raised flex animate-fade rounded-control bg-overlay shadow-panel ${PLACES[side][at]}`}
    >
      {children}
    </div>
  );
}
