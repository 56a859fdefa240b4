import { Button } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { useText } from '../../lib/intl/useText.ts';
import { useWords } from '../../lib/intl/useWords.ts';
import type { Alert } from '../../lib/toasts/alerts.store.ts';

export function AlertDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const text = useText();
  const words = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('app.alert.title')}
      text={words(alert.words)}
      actions={
        <Button tone="primary" onClick={onClose}>
          {text('app.alert.ok')}
        </Button>
      }
    />
  );
}
