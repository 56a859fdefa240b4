import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type TabTone, tabListStyles, tabStyles } from './Tabs.variants.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** Ties tabs to their `TabPanel`s; unique on the page. */
  id: string;
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  align?: 'start' | 'center';
  tone?: TabTone;
}

const tabId = (tabs: string, value: string) => `${tabs}-tab-${value}`;
const panelId = (tabs: string, value: string) => `${tabs}-panel-${value}`;

function neighbour<Value extends string>(
  items: readonly TabItem<Value>[],
  value: Value,
  key: string,
): Value | undefined {
  const open = items.filter((item) => !item.disabled);
  const at = open.findIndex((item) => item.value === value);
  const step: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: open.length - 1,
  };
  const target = step[key];
  return target === undefined ? undefined : open.at(target % open.length)?.value;
}

/**
 * Parts of one page, one shown at a time in its `TabPanel`: one stop of the Tab key, arrows move and choose. Put
 * the panels into a `SwipeArea` for fingers. Tabs that are addresses are `NavTabs`.
 */
export function Tabs<Value extends string>({
  id,
  label,
  items,
  value,
  onChange,
  align,
  tone,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const next = neighbour(items, value, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next))}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      className={tabListStyles({ align })}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={tabId(id, item.value)}
          aria-selected={item.value === value}
          aria-controls={item.value === value ? panelId(id, item.value) : undefined}
          tabIndex={item.value === value ? 0 : -1}
          disabled={item.disabled}
          onClick={() => onChange(item.value)}
          className={tabStyles({ tone, selected: item.value === value })}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** What a tab shows; render the chosen one only. */
export function TabPanel({ tabs, value, children }: { tabs: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(tabs, value)} aria-labelledby={tabId(tabs, value)} tabIndex={-1}>
      {children}
    </div>
  );
}
