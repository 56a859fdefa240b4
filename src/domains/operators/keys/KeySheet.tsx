import { Button, Facts } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';

/** Keys, the same in every language, and what they do. */
const KEYS: readonly [keys: string, does: MessageId][] = [
  ['J ↓ · K ↑', 'ops.keys.rows'],
  ['X · Space', 'ops.keys.pick'],
  ['Enter', 'ops.keys.open'],
  ['A', 'ops.keys.accept'],
  ['R', 'ops.keys.reason'],
  ['J · K', 'ops.keys.next'],
  ['Esc', 'ops.keys.close'],
  ['?', 'ops.keys'],
];

/** What the keys of the console do. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('ops.keys')}
      actions={<Button onClick={onClose}>{text('ops.close')}</Button>}
    >
      <Facts items={KEYS.map(([keys, does]) => ({ name: text(does), value: <kbd>{keys}</kbd> }))} />
    </Dialog>
  );
}
