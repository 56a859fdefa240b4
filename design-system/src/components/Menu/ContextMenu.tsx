import { ContextMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { floating } from './floating.css.ts';
import { panelStyles } from './Menu.variants.ts';
import { type MenuEntry, MenuItems } from './MenuItems.tsx';

export interface ContextMenuProps {
  /** Name of the menu: there is no button to name it. */
  label: string;
  entries: readonly MenuEntry[];
  /** What a secondary click, a long press, the menu key or Shift+F10 opens it on. */
  children: ReactNode;
}

/**
 * A shortcut to what a visible control offers too: nobody finds a long press alone. Wrap what takes the focus (a
 * row, a `MessageRow`): Shift+F10 opens the menu there. Letters jump; Escape gives the focus back.
 */
export function ContextMenu({ label, entries, children }: ContextMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className="block select-none pointer-fine:select-auto">{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          collisionPadding={8}
          className={`min-w-menu max-w-popover overflow-y-auto p-1.5 ${panelStyles} ${floating}`}
        >
          <MenuItems parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
