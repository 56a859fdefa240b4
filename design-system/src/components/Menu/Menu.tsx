import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { floating } from './floating.css.ts';
import { panelStyles } from './Menu.variants.ts';
import { type MenuEntry, MenuItems } from './MenuItems.tsx';

export interface MenuProps {
  /** The `Button` or `IconButton` that opens it; its name names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Which edges of trigger and menu are in one line. */
  align?: 'start' | 'end';
  /** Opens as soon as it is there: its code came with the first click. */
  defaultOpen?: boolean;
}

/**
 * What can be done here, behind one button. Opens by click, Enter, Space and ArrowDown; letters jump; Escape gives
 * the focus back. To choose a value in a form use `Select`; free content is a `Popover`.
 */
export function Menu({ trigger, entries, align = 'end', defaultOpen }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={`min-w-menu max-w-popover overflow-y-auto p-1.5 ${panelStyles} ${floating}`}
        >
          <MenuItems parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
