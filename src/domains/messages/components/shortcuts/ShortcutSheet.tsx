import { List, ListRow } from '@livery/design-system';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';

/** A shortcut: its keys, the same in every language, and what it does. */
const SHORTCUTS: readonly [keys: string, does: MessageId][] = [
  ['↑ ↓', 'room.keys.move'],
  ['Home End', 'room.keys.ends'],
  ['Ctrl + F', 'room.search'],
  ['Enter', 'room.keys.menu'],
  ['R', 'room.reply'],
  ['C', 'room.copy'],
  ['P', 'room.keys.pin'],
  ['Esc', 'room.keys.end'],
  ['Enter', 'room.keys.send'],
  ['Shift + Enter', 'room.keys.line'],
  ['@', 'room.mention.list'],
  ['?', 'room.keys.title'],
];

/** What the keys of a conversation do. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <BackSheet open={open} onClose={onClose} title={text('room.keys.title')} closeLabel={text('room.close')}>
      <List label={text('room.keys.title')}>
        {SHORTCUTS.map(([keys, does]) => (
          <ListRow key={does} title={text(does)} value={<kbd>{keys}</kbd>} />
        ))}
      </List>
    </BackSheet>
  );
}
