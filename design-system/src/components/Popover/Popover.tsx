import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { floating } from '../Menu/floating.css.ts';
import { type PopoverPad, popoverStyles } from './Popover.variants.ts';

export interface PopoverProps {
  /** Name of the panel. */
  label: string;
  /** The `Button` or `IconButton` that opens it. */
  trigger: ReactElement;
  /** Set both when the owner closes it too, after a choice. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** `bare`: the content brings its own edges (a calendar, a list of emoji). */
  pad?: PopoverPad;
  children: ReactNode;
}

/**
 * A small panel beside its button: an explanation, a calendar, emoji. The page stays in reach: a click outside or
 * Escape closes it, and the focus goes back. A list of actions is a `Menu`, a few words a `Tooltip`.
 */
export function Popover(props: PopoverProps) {
  const { label, trigger, open, onOpenChange, side = 'bottom', align = 'center', pad = 'panel' } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={`${popoverStyles({ pad })} ${floating}`}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
