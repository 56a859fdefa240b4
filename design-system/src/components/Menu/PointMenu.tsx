import { DropdownMenu as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { PlusIcon } from '../../icons/index.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { floating } from './floating.css.ts';
import { emojiItemStyles, panelStyles } from './Menu.variants.ts';
import { type MenuEntry, MenuItems } from './MenuItems.tsx';

/** A row of emoji over the lines of a menu. */
export interface MenuEmojis {
  list: readonly string[];
  /** Those that are on. */
  chosen: readonly string[];
  /** What choosing one does, in words. */
  labelOf: (emoji: string) => string;
  /** Words for the way to all other emoji. */
  moreLabel: string;
  onChoose: (emoji: string) => void;
  onMore: () => void;
}

export interface PointMenuProps {
  /** Name of the menu: there is no button to name it. */
  label: string;
  open: boolean;
  onClose: () => void;
  /** Where it opens, in pixels of the window. */
  at: { x: number; y: number };
  entries: readonly MenuEntry[];
  emojis?: MenuEmojis;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The emoji stand side by side: their neighbours are left and right as well. */
function moveAside(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  items[at + step]?.focus();
}

function Emojis({ list, chosen, labelOf, moreLabel, onChoose, onMore }: MenuEmojis) {
  return (
    <>
      <Radix.Group onKeyDown={moveAside} className="flex gap-0.5">
        {list.map((emoji) => (
          <Radix.CheckboxItem
            key={emoji}
            checked={chosen.includes(emoji)}
            aria-label={labelOf(emoji)}
            onSelect={() => onChoose(emoji)}
            className={emojiItemStyles}
          >
            {emoji}
          </Radix.CheckboxItem>
        ))}
        <Radix.Item aria-label={moreLabel} onSelect={onMore} className={emojiItemStyles}>
          <Icon of={PlusIcon} size="md" />
        </Radix.Item>
      </Radix.Group>
      <Radix.Separator className="mx-2.5 my-1.5 h-px bg-subtle" />
    </>
  );
}

/**
 * What can be done with the one of many things under the finger: one menu for all of them, which its owner opens by a
 * secondary click, a long press or a key. Letters jump; Escape gives the focus back. One thing alone has a `ContextMenu`.
 */
export function PointMenu({ label, open, onClose, at, entries, emojis }: PointMenuProps) {
  const { focus, remember } = useReturnFocus(open);

  /** What was chosen may have given the focus to something: the line that one writes on. */
  function handleClosed(event: Event) {
    if (document.activeElement === document.body) focus.onCloseAutoFocus(event);
    else event.preventDefault();
  }

  return (
    <Radix.Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Trigger asChild>
        <span aria-hidden className="pointer-events-none fixed" style={{ left: at.x, top: at.y }} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={remember}
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // A finger that is lifted after a long press gives the focus to what it rested on.
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={handleClosed}
          className={`min-w-menu max-w-popover overflow-y-auto p-1.5 ${panelStyles} ${floating}`}
        >
          {emojis && <Emojis {...emojis} />}
          <MenuItems parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
