import { List, ListRow, MoreBar, type NavItem } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../lib/intl/useText.ts';
import { loadable } from '../lib/loadable.ts';
import { useLoaded } from '../lib/useLoaded.ts';

/** Dialogs come with the first that opens. */
const sheet = loadable(async () => (await import('../lib/BackSheet.tsx')).BackSheet);

const SHOWN = 4;

/** On a phone: the first sections, and the rest in a sheet. */
export function OpsMoreBar({ label, items }: { label: string; items: readonly NavItem[] }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(sheet, isOpen);
  const onClose = () => setIsOpen(false);
  const rest = items.slice(SHOWN);
  const more = {
    label: text('ops.more'),
    current: rest.some(({ current }) => current),
    isOpen,
    onClick: () => setIsOpen(true),
  };
  return (
    <>
      <MoreBar label={label} items={items.slice(0, SHOWN)} more={more} />
      {loaded.status === 'ready' && (
        <loaded.value open={isOpen} onClose={onClose} title={label} closeLabel={text('ops.close')}>
          <List label={label}>
            {rest.map(({ href, icon, label: name, current = false }) => (
              <ListRow key={href} href={href} icon={icon} title={name} selected={current} onClick={onClose} />
            ))}
          </List>
        </loaded.value>
      )}
    </>
  );
}
