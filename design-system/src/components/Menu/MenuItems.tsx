import type { ComponentType, ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { type MenuTone, menuItemStyles } from './Menu.variants.ts';

interface MenuLine {
  id: string;
  label: string;
  icon?: IconGlyph;
  disabled?: boolean;
  onSelect: () => void;
}

/** A line that acts, a line that is on or off, or the rule between two groups. */
export type MenuEntry =
  | (MenuLine & { kind: 'action'; tone?: MenuTone })
  | (MenuLine & { kind: 'check'; checked: boolean })
  | { kind: 'rule'; id: string };

interface ItemProps {
  className: string;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** Radix's parts of a menu: the same for one that a button opens and one that a long press opens. */
export interface MenuParts {
  Item: ComponentType<ItemProps>;
  CheckboxItem: ComponentType<ItemProps & { checked: boolean }>;
  Separator: ComponentType<{ className: string }>;
}

function Line({ icon, label, danger }: { icon?: IconGlyph; label: string; danger: boolean }) {
  return (
    <>
      {icon && (
        <span className={danger ? '' : 'text-secondary'}>
          <Icon of={icon} size="md" />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate py-1 leading-snug">{label}</span>
    </>
  );
}

export function MenuItems({ parts, entries }: { parts: MenuParts; entries: readonly MenuEntry[] }) {
  const { Item, CheckboxItem, Separator } = parts;
  return entries.map((entry) => {
    if (entry.kind === 'rule') {
      return <Separator key={entry.id} className="mx-2.5 my-1.5 h-px bg-subtle" />;
    }
    const { id, label, icon, disabled, onSelect } = entry;
    if (entry.kind === 'check') {
      return (
        <CheckboxItem
          key={id}
          checked={entry.checked}
          disabled={disabled}
          onSelect={onSelect}
          className={menuItemStyles()}
        >
          <Line icon={icon} label={label} danger={false} />
          <span className={entry.checked ? 'text-accent' : 'opacity-0'}>
            <Icon of={CheckIcon} size="md" />
          </span>
        </CheckboxItem>
      );
    }
    return (
      <Item key={id} disabled={disabled} onSelect={onSelect} className={menuItemStyles({ tone: entry.tone })}>
        <Line icon={icon} label={label} danger={entry.tone === 'danger' && !disabled} />
      </Item>
    );
  });
}
