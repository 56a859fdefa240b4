import { ToastStack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useOps } from '../domains/operators/index.ts';
import { useText } from '../lib/intl/useText.ts';
import { useWords } from '../lib/intl/useWords.ts';

/** What was done, and what went wrong. */
export const OpsToasts = observer(function OpsToasts() {
  const { toasts } = useOps();
  const text = useText();
  const words = useWords();
  return (
    <ToastStack
      label={text('app.toasts')}
      toasts={toasts.list
        .map(({ key, words: said, tone }) => ({ id: String(key), text: words(said), tone }))
        .filter((toast) => toast.text !== '')}
      onDismiss={(id) => toasts.dismiss(Number(id))}
    />
  );
});
