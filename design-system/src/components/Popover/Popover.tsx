import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { floating } from '../Menu/floating.css.ts';
import { panelStyles } from '../Menu/Menu.variants.ts';

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
  pad?: 'panel' | 'bare';
  children: ReactNode;
}

/** A small panel beside its button. The page stays in reach: a click outside or Escape closes it. */
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
          className={`max-w-popover overflow-clip ${pad === 'panel' ? 'p-4' : ''} ${panelStyles} ${floating}`}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
