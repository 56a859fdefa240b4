import { ToastStack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useWords } from '../../lib/intl/useWords.ts';
import { useStores } from '../../lib/stores/stores.ts';

export const ToastHost = observer(function ToastHost() {
  const { toasts } = useStores();
  const text = useText();
  const words = useWords();
  return (
    <ToastStack
      label={text('app.toasts')}
      toasts={toasts.list
        .map((toast) => ({ id: String(toast.key), text: words(toast.words), tone: toast.tone }))
        .filter((toast) => toast.text !== '')}
      onDismiss={(id) => toasts.dismiss(Number(id))}
    />
  );
});
