import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, Inline } from '@livery/design-system';
import { type ReactNode, useRef } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { moved, without } from './lists.ts';

interface RowsProps {
  /** What the list is called. */
  label: string;
  items: readonly unknown[];
  /** What one of them is called by whoever hears the buttons. */
  nameOf: (item: unknown, at: number) => string;
  children: (item: unknown, at: number) => ReactNode;
  /** The list may not be shorter. */
  least?: number | undefined;
  onChange: (items: unknown[]) => void;
}

/** Things in an order: each is moved and taken away by buttons, and the one that was moved keeps the focus. */
export function Rows({ label, items, nameOf, children, least = 0, onChange }: RowsProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  function move(at: number, by: -1 | 1) {
    onChange(moved(items, at, by));
    const button = by === -1 ? 0 : 1;
    // After it stands there. At an end its button is disabled, and the other one goes on.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[at + by]?.querySelectorAll<HTMLButtonElement>(
        ':scope > :last-child button',
      );
      [buttons?.[button], buttons?.[1 - button]].find((each) => each && !each.disabled)?.focus();
    });
  }
  return (
    <ul ref={list} className="studio-rows" aria-label={label}>
      {items.map((item, at) => {
        const name = nameOf(item, at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and what moves is the place.
          <li key={at} className="studio-row">
            <div className="studio-row-body">{children(item, at)}</div>
            <Inline gap="none">
              <IconButton
                icon={ChevronUpIcon}
                label={say(`上移${name}`, `Move ${name} up`)}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon={ChevronDownIcon}
                label={say(`下移${name}`, `Move ${name} down`)}
                disabled={at === items.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon={CloseIcon}
                label={say(`移除${name}`, `Take ${name} away`)}
                disabled={items.length <= least}
                onClick={() => onChange(without(items, at))}
              />
            </Inline>
          </li>
        );
      })}
    </ul>
  );
}
