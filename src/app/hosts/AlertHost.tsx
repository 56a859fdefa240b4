import { observer } from 'mobx-react-lite';
import { useWords } from '../../lib/intl/useWords.ts';
import { lazily } from '../../lib/lazily.tsx';
import { OverlayFailure } from '../../lib/OverlayFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';

interface LazyAlertProps extends AlertDialogProps {
  onFail: () => void;
}

const AlertDialog = lazily<'AlertDialog', LazyAlertProps>(() => import('./AlertDialog.tsx'), 'AlertDialog', {
  failed: (_, { onFail }) => <OverlayFailure onFail={onFail} />,
});

/** The dialog's code is loaded with the first alert; when that fails, waiting alerts are shown as toasts. */
export const AlertHost = observer(function AlertHost() {
  const { alerts, toasts } = useStores();
  const textOf = useWords();
  if (!alerts.current) return null;
  const handleFail = () => {
    for (const { words, kind } of alerts.queue) {
      if (kind === 'wait') continue;
      toasts.show(textOf(words) === '' ? { id: 'error.no_connection' } : words, 'error');
    }
    alerts.clear();
  };
  return <AlertDialog alert={alerts.current} onClose={() => alerts.close()} onFail={handleFail} />;
});
