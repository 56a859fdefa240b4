import { Button, LoadingOverlay } from '@livery/design-system';
import { Dialog, AlertDialog as Notice } from '@livery/design-system/dialog';
import { useText } from '../../lib/intl/useText.ts';
import { useWords } from '../../lib/intl/useWords.ts';
import type { Alert } from '../../lib/toasts/alerts.store.ts';

export interface AlertDialogProps {
  alert: Alert;
  onClose: () => void;
}

/** The display kinds "alert" and "dialog" of the error catalogue (product.md section 8), and the global loading overlay. */
export function AlertDialog({ alert: { kind, words }, onClose }: AlertDialogProps) {
  const text = useText();
  const label = useWords()(words);
  if (kind === 'wait') return <LoadingOverlay open label={label} />;
  if (kind === 'alert') {
    return <Notice open onClose={onClose} title={label} closeLabel={text('app.alert.ok')} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('error.dialog.title')}
      text={label}
      actions={
        <Button tone="primary" onClick={onClose}>
          {text('error.dialog.confirm')}
        </Button>
      }
    />
  );
}
