import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { floating } from '../Menu/floating.css.ts';

export interface TooltipProps {
  /** A few words; never the only place of a fact, for a finger does not hover. */
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control that it describes. */
  children: ReactElement;
}

/**
 * A few words beside a control that is hovered or has the focus; Escape hides them. Never the only place of a fact:
 * a finger does not hover. More than words is a `Popover`.
 */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={`z-toast max-w-popover rounded-panel-item bg-inverse px-2.5 py-1.5 text-caption leading-snug font-medium text-on-inverse ${floating}`}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
