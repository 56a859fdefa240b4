import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '../Button/Button.tsx';
import { AlertFrame } from './AlertFrame.tsx';

export interface ConfirmPopupProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger`: cannot be undone. The safe button has the focus either way. */
  tone?: 'primary' | 'danger';
  /** The choice is being carried out: neither button acts. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * A question with two answers (`product.md` 2, confirm popup). The safe one has the focus, and Escape is that
 * answer; the owner closes it, so that work can end first. What also needs a field is a `Dialog`.
 */
export function ConfirmPopup(props: ConfirmPopupProps) {
  const { open, title, text, confirmLabel, cancelLabel, tone = 'primary', loading = false } = props;
  const cancel = () => !loading && props.onCancel();
  return (
    <AlertFrame open={open} onClose={cancel} title={title} text={text}>
      <Radix.Cancel asChild>
        <Button disabled={loading}>{cancelLabel}</Button>
      </Radix.Cancel>
      <Button tone={tone} loading={loading} onClick={props.onConfirm}>
        {confirmLabel}
      </Button>
    </AlertFrame>
  );
}
