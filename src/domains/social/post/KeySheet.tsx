import { List, ListRow } from '@livery/design-system';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';

/** The same in every language, and what they do. */
const KEYS: readonly [keys: string, does: MessageId][] = [
  ['↑ ↓', 'post.keys.move'],
  ['L', 'post.keys.like'],
  ['C', 'post.keys.comment'],
  ['M', 'post.keys.sound'],
  ['F', 'post.keys.full'],
  ['Esc', 'post.keys.close'],
  ['?', 'post.keys'],
];

/** What the keys of a post do. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <BackSheet open={open} onClose={onClose} title={text('post.keys')} closeLabel={text('post.close')}>
      <List label={text('post.keys')}>
        {KEYS.map(([keys, does]) => (
          <ListRow key={does} title={text(does)} value={<kbd>{keys}</kbd>} />
        ))}
      </List>
    </BackSheet>
  );
}
