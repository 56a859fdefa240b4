import { IconButton, InfoIcon } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useKeys } from './useKeys.ts';

const KeySheet = lazily(() => import('./KeySheet.tsx'), 'KeySheet', { failed: overlayFailed });

const toRows = (): boolean => {
  const row = document.querySelector<HTMLElement>('main tbody > tr');
  row?.focus();
  return row !== null;
};

/** Keys of every page of the console: J and K lead to its first row, from where the table has its own, and `?` says what there is. Where keys are off, the button does. */
export function PageKeys() {
  const text = useText();
  /** Undefined until it was first asked for. */
  const [isOpen, setOpen] = useState<boolean>();
  const open = () => {
    setOpen(true);
    return true;
  };
  useKeys({ j: toRows, k: toRows, '?': open }, 'window');
  return (
    <>
      <IconButton icon={InfoIcon} label={text('ops.keys')} onClick={open} />
      {isOpen !== undefined && <KeySheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
