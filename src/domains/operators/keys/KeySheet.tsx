import { Button, Facts, Stack, Switch } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { keysOn } from './keys-on.ts';

/** Those that have a name in each language; others are what stands on them. */
const NAMED = {
  space: 'ops.keys.key.space',
  enter: 'ops.keys.key.enter',
  esc: 'ops.keys.key.esc',
} as const satisfies Record<string, MessageId>;

/** Keys, and what they do. */
const KEYS: readonly [keys: readonly string[], does: MessageId][] = [
  [['J ↓', 'K ↑'], 'ops.keys.rows'],
  [['X', 'space'], 'ops.keys.pick'],
  [['enter'], 'ops.keys.open'],
  [['A'], 'ops.keys.accept'],
  [['R'], 'ops.keys.reason'],
  [['J', 'K'], 'ops.keys.next'],
  [['esc'], 'ops.keys.close'],
  [['?'], 'ops.keys'],
];

/** What the keys of the console do, and whether they do. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const [isOn, setOn] = useState(() => keysOn.read() ?? true);
  const turn = (isWanted: boolean) => {
    keysOn.write(isWanted);
    setOn(isWanted);
  };
  const keyOf = (key: string) => (key in NAMED ? text(NAMED[key as keyof typeof NAMED]) : key);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('ops.keys')}
      actions={<Button onClick={onClose}>{text('ops.close')}</Button>}
    >
      <Stack gap="md">
        <Switch label={text('ops.keys.on')} checked={isOn} onChange={turn} />
        <Facts
          items={KEYS.map(([keys, does]) => ({
            name: text(does),
            value: <kbd>{keys.map(keyOf).join(' · ')}</kbd>,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
