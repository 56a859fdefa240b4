import { ToastStack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../intl/useText.ts';
import { useWords } from '../intl/useWords.ts';
import type { ToastStore } from './toasts.store.ts';

/** What was done, and what went wrong. */
export const ToastHost = observer(function ToastHost({ toasts }: { toasts: ToastStore }) {
  const text = useText();
  const words = useWords();
  return (
    <ToastStack
      label={text('app.toasts')}
      toasts={toasts.list
        .map(({ key, words: label, tone, action }) => ({
          id: String(key),
          text: words(label),
          tone,
          ...(action && { action: { label: text(action.label), onClick: action.run, stays: action.stays } }),
        }))
        .filter((toast) => toast.text !== '')}
      onDismiss={(id) => toasts.dismiss(Number(id))}
    />
  );
});
